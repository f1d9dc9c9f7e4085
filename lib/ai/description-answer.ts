import { z } from "zod";
import { AI_MESSAGES, AI_REFUSALS, AI_STATUS } from "./messages";
import type { AiRefusal } from "./model";

/** Why there is no description. */
export type DescriptionRefusal = AiRefusal | "nameMissing" | "businessNotFound";

const OF_THE_REQUEST = {
  nameMissing: { status: 400, error: AI_MESSAGES.nameMissing },
  businessNotFound: { status: 404, error: AI_MESSAGES.businessNotFound },
};

/** As /api/generate-description says it. */
export const toRefusal = (code: DescriptionRefusal): { status: number; error: string } =>
  code === "nameMissing" || code === "businessNotFound"
    ? OF_THE_REQUEST[code]
    : { status: AI_STATUS[code], error: AI_REFUSALS[code] };

/** A line of its answer: what is added to the text, the whole text, or why there is none. */
export const descriptionLineSchema = z.union([
  z.object({ texto: z.string() }),
  z.object({ descripcion: z.string(), borrador: z.boolean() }),
  z.object({ error: z.string() }),
]);
export type DescriptionLine = z.output<typeof descriptionLineSchema>;

/** What came of asking for a description. */
export type DescriptionAnswer =
  | { kind: "written"; text: string; isDraft: boolean }
  | { kind: "failed"; message: string };

/** In which a browser without scripts sends a text that was written for it. */
export const GENERATED_FIELD = "texto_ia";
