import { withSpanishLetters } from "@/lib/text/spanish-letters";

export const SCHOOL = /^611/;

/** A school's key ("CCT 09DPR2087X") with all slips: letters for digits, a space, one too few. */
const KEY = withSpanishLetters(
  /(?:\b(?:C\.?C\.?T\b\.?|C\.?T\.?T\b\.?|CT(?= ?0)|CLAVE(?: DE CENTRO DE TRABAJO)?|OP|UDEII)[ .]*)*(?:\b(?:C[CT]?T|E))?(?:[0O][09O]0?[A-Z]{2,4}[\dOI]{2,6} ?\d{0,2}[A-Z]?|IZT\d{8})\b|\b(?:C\.?C\.?T\b\.?|CLAVE|(?:OP|UDEII) \d+|(?:INCORPORAD[AO] A(?: LA)? )?SEP$)/g,
);

const TYPED_SHIFTS: readonly [typed: RegExp, shift: string][] = [
  [/(?:TURNO|\bT\.?)? ?\b(?:MATUTINO|MAT)\b|\bT\.? ?M\b\.?|TURNO MATUTINO/g, "turno matutino"],
  [/(?:TURNO|\bT\.?)? ?\b(?:VESP|VESPERTINO|VESERTINO|VESPERTO|VESRTINO)\b|\bT\.? ?V\b\.?/g, "turno vespertino"],
  [/(?:TURNO )?\bNOCTURNO\b/g, "turno nocturno"],
  [/(?<!DE )\b(?:TIEMPO|TURNO) COMPLETO\b(?: (?:CON|SIN) INGESTA)?|\bTC(?= *$)/g, "tiempo completo"],
  [/(?<!DE )\bJORNADA AMPLIADA\b(?: (?:CON|SIN) INGESTA)?/g, "jornada ampliada"],
];
const SHIFTS = TYPED_SHIFTS.map(([typed, shift]) => [withSpanishLetters(typed), shift] as const);

/** Splits "PRIMARIA IGUALA CCT 09DPR2597Z TURNO VESPERTINO" into the name and the shift, which tells schools apart; the key goes. */
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
