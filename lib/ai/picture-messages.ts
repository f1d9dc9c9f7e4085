import { EDIT_REFUSALS } from "@/lib/owner/messages";
import { AI_MESSAGES, AI_REFUSALS, AI_STATUS } from "./messages";
import type { AiRefusal } from "./model";
import { type AiPictureKind, MAX_TRIES, PICTURE_NAMES } from "./picture-options";

/** "unknown": no business of this person's; "used": the one use is spent; "tries": all of them. */
export type PictureRefusal = AiRefusal | "unknown" | "used" | "tries";

const OWN: Readonly<Record<"unknown" | "used" | "tries", { status: number; sentence: string }>> = {
  unknown: { status: 404, sentence: AI_MESSAGES.businessNotFound },
  used: { status: 409, sentence: "Ya usaste tu imagen con IA." },
  tries: { status: 429, sentence: `Ya usaste tus ${MAX_TRIES} intentos.` },
};

const isOwn = (code: PictureRefusal): code is keyof typeof OWN => code in OWN;

export const pictureRefusal = (code: PictureRefusal): { status: number; sentence: string } =>
  isOwn(code) ? OWN[code] : { status: AI_STATUS[code], sentence: AI_REFUSALS[code] };

const PROBLEMS: Readonly<Record<string, string>> = {
  ...AI_REFUSALS,
  unusable: "La imagen que hizo la IA no sirve. Inténtalo de nuevo: no perdiste tu uso.",
  killed: "Se cortó a la mitad. Inténtalo de nuevo: no perdiste tu uso.",
};

export const pictureProblem = (problem: string | null): string =>
  PROBLEMS[problem ?? ""] ?? "No pudimos hacer la imagen. Inténtalo de nuevo: no perdiste tu uso.";

export const KEEP_REFUSALS = {
  ...EDIT_REFUSALS,
  gone: "Esa imagen ya no está. Haz otra.",
  used: OWN.used.sentence,
  notStored: "No pudimos guardar la imagen. Inténtalo de nuevo: sigue aquí.",
} as const;
export type KeepRefusal = keyof typeof KEEP_REFUSALS;

const tries = (count: number): string => `${count} de ${MAX_TRIES} intentos`;

export const triesLeft = (left: number): string =>
  left === 0
    ? "Si la descartas ya no te quedan intentos."
    : `Si la descartas te ${left === 1 ? "queda" : "quedan"} ${tries(left)}.`;

export const triesBefore = (left: number): string => `Te ${left === 1 ? "queda" : "quedan"} ${tries(left)}.`;

export const usedUp = (kind: AiPictureKind, reason: "used" | "tries"): string =>
  reason === "used"
    ? `Ya usaste la IA para ${PICTURE_NAMES[kind]}: es una vez por negocio.`
    : `Ya usaste tus ${MAX_TRIES} intentos para ${PICTURE_NAMES[kind]}.`;
