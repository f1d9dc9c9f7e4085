import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { isRegime, isUsage, regimeSuits, usageSuits } from "./catalogues";
import { INVOICE_MESSAGES } from "./messages";
import { normalizeRfc, taxpayerOf } from "./rfc";

export const MAX_NAME_CHARACTERS = 254;
const POSTAL_CODE = /^\d{5}$/;
const PAYMENT_ID = /^\d{1,20}$/;

export const MAX_REFUSAL_CHARACTERS = 500;

export const PAYMENT_FIELD = "pago";

export const fiscalSchema = z
  .object({
    [PAYMENT_FIELD]: z.string().regex(PAYMENT_ID),
    rfc: z
      .string()
      .transform(normalizeRfc)
      .refine((rfc) => taxpayerOf(rfc) !== null, { error: INVOICE_MESSAGES.badRfc }),
    // The tax office writes names in capitals; what is typed stays as it was typed.
    razon_social: z
      .string()
      .transform((text) => toVisibleText(text).replace(/\s+/g, " "))
      .pipe(
        z
          .string()
          .min(1, { error: INVOICE_MESSAGES.noName })
          .max(MAX_NAME_CHARACTERS, { error: INVOICE_MESSAGES.longName }),
      ),
    regimen: z.string().refine(isRegime, { error: INVOICE_MESSAGES.badRegime }),
    codigo_postal: z.string().trim().regex(POSTAL_CODE, { error: INVOICE_MESSAGES.badPostalCode }),
    uso: z.string().refine(isUsage, { error: INVOICE_MESSAGES.badUsage }),
  })
  .superRefine(({ rfc, regimen, uso }, context) => {
    const taxpayer = taxpayerOf(rfc);
    if (!taxpayer || !isRegime(regimen) || !isUsage(uso)) return;
    const say = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    if (!regimeSuits(regimen, taxpayer)) say("regimen", INVOICE_MESSAGES.otherRegime);
    else if (!usageSuits(uso, regimen)) say("uso", INVOICE_MESSAGES.otherUsage);
  });

export type FiscalForm = z.infer<typeof fiscalSchema>;

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
