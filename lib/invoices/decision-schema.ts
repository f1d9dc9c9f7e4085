import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { MAX_REFUSAL_CHARACTERS } from "./schema";

const refusal = z
  .string()
  .transform((text) => toVisibleText(text).replace(/\s+/g, " "))
  .pipe(z.string().min(1).max(MAX_REFUSAL_CHARACTERS));

/** What becomes of an invoice that was asked for: who is refused is told why. */
export const decisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("rechazada"), motivo: refusal }),
  z.object({ decision: z.enum(["enviada", "pedida"]), motivo: z.unknown().transform(() => null) }),
]);
