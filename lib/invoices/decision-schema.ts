import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { MAX_REFUSAL_CHARACTERS } from "./schema";

/** What becomes of an invoice that was asked for: who is refused is told why, and nobody else. */
export const decisionSchema = z
  .object({
    factura: z.uuid(),
    decision: z.enum(["enviada", "rechazada", "pedida"]),
    motivo: z
      .string()
      .default("")
      .transform((text) => toVisibleText(text).replace(/\s+/g, " "))
      .pipe(z.string().max(MAX_REFUSAL_CHARACTERS)),
  })
  .refine(({ decision, motivo }) => decision !== "rechazada" || motivo !== "")
  .transform((form) => ({ ...form, motivo: form.decision === "rechazada" ? form.motivo : null }));
