import { z } from "zod";
import { AI_MESSAGES, AI_REFUSALS, AI_STATUS } from "./messages";
import type { AiRefusal } from "./model";

export type DescriptionRefusal = AiRefusal | "nameMissing" | "businessNotFound";

const SENTENCES: Readonly<Record<DescriptionRefusal, string>> = {
  ...AI_REFUSALS,
  unusable: AI_MESSAGES.notGenerated,
  nameMissing: AI_MESSAGES.nameMissing,
  businessNotFound: AI_MESSAGES.businessNotFound,
};
const STATUS: Readonly<Record<DescriptionRefusal, number>> = { ...AI_STATUS, nameMissing: 400, businessNotFound: 404 };

export const toRefusal = (code: DescriptionRefusal): { status: number; error: string } => ({
  status: STATUS[code],
  error: SENTENCES[code],
});

/** A line of its answer: what is added to the text, the whole text, or why there is none. */
export const descriptionLineSchema = z.union([
  z.object({ texto: z.string() }),
  z.object({ descripcion: z.string(), borrador: z.boolean() }),
  z.object({ error: z.string() }),
]);
export type DescriptionLine = z.output<typeof descriptionLineSchema>;

export type DescriptionAnswer =
  | { kind: "written"; text: string; isDraft: boolean }
  | { kind: "failed"; message: string };

/** Field in which a browser without scripts sends a text that was written for it. */
export const GENERATED_FIELD = "texto_ia";

/** In which it comes to that browser, or why it does not. */
export const WRITTEN_FIELDS = { text: "escrito_ia", draft: "borrador_ia" } as const;

export const DESCRIPTION_BUTTONS = { write: "escribir_ia", use: "usar_ia", putAway: "descartar_ia" } as const;
