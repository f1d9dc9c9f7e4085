import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { MAX_REFUSAL_CHARACTERS } from "./schema";

/** Decision on an invoice: a refusal, and nothing else, has a reason. */
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
