import { withSpanishLetters } from "@/lib/text/spanish-letters";

/** SCIAN classes of schools begin like this. */
export const SCHOOL = /^611/;

/**
 * The key of a school at the ministry ("CCT 09DPR2087X"), whatever was typed of it: letters for digits, a space, one too few.
 * It stands for nothing that a visitor looks for.
 */
const KEY = withSpanishLetters(
  /(?:\b(?:C\.?C\.?T\b\.?|C\.?T\.?T\b\.?|CT(?= ?0)|CLAVE(?: DE CENTRO DE TRABAJO)?|OP|UDEII)[ .]*)*(?:\b(?:C[CT]?T|E))?(?:[0O][09O]0?[A-Z]{2,4}[\dOI]{2,6} ?\d{0,2}[A-Z]?|IZT\d{8})\b|\b(?:C\.?C\.?T\b\.?|CLAVE|(?:OP|UDEII) \d+|(?:INCORPORAD[AO] A(?: LA)? )?SEP$)/g,
);

/** How a shift is typed, and how it reads. "De tiempo completo" is a part of the name. */
const TYPED_SHIFTS: readonly [typed: RegExp, shift: string][] = [
  [/(?:TURNO|\bT\.?)? ?\b(?:MATUTINO|MAT)\b|\bT\.? ?M\b\.?|TURNO MATUTINO/g, "turno matutino"],
  [/(?:TURNO|\bT\.?)? ?\b(?:VESP|VESPERTINO|VESERTINO|VESPERTO|VESRTINO)\b|\bT\.? ?V\b\.?/g, "turno vespertino"],
  [/(?:TURNO )?\bNOCTURNO\b/g, "turno nocturno"],
  [/(?<!DE )\b(?:TIEMPO|TURNO) COMPLETO\b(?: (?:CON|SIN) INGESTA)?|\bTC(?= *$)/g, "tiempo completo"],
  [/(?<!DE )\bJORNADA AMPLIADA\b(?: (?:CON|SIN) INGESTA)?/g, "jornada ampliada"],
];
const SHIFTS = TYPED_SHIFTS.map(([typed, shift]) => [withSpanishLetters(typed), shift] as const);

/**
 * The name of a school in capitals without its key and its shift, and the shift, which tells two schools of one building apart:
 * "ESCUELA PRIMARIA PLAN DE IGUALA CCT 09DPR2597Z TURNO VESPERTINO" -> that name and "turno vespertino".
 */
export function splitSchoolName(raw: string): { name: string; shift: string | null } {
  let name = raw.toUpperCase().replace(KEY, " ");
  let shift: string | null = null;
  for (const [typed, meant] of SHIFTS) {
    const rest = name.replace(typed, " ");
    // The first that is typed counts; a second one ("matutino, tiempo completo") goes too.
    if (rest !== name) shift ??= meant;
    name = rest;
  }
  return {
    name: name
      .replace(/\s+/g, " ")
      .replace(/[\s-]+$|(?<= )- /g, "")
      .trim(),
    shift,
  };
}
