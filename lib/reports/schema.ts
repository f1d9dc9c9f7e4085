import { z } from "zod";
import { MAX_REPORT_CHARACTERS, REPORT_MESSAGES, REPORT_REASONS } from "./model";

const reasonIds = REPORT_REASONS.map(({ id }) => id);

/** What the form sends. A browser sends line breaks as two characters, and counts them as one. */
export const reportSchema = z
  .object({
    motivo: z.enum(reasonIds, { error: REPORT_MESSAGES.noReason }),
    detalle: z
      .string()
      .transform((text) => text.replaceAll("\r\n", "\n").trim())
      .pipe(z.string().max(MAX_REPORT_CHARACTERS, { error: REPORT_MESSAGES.longDetail })),
  })
  .refine(({ motivo, detalle }) => motivo !== "otro" || detalle !== "", { error: REPORT_MESSAGES.noDetail });

export type Report = z.infer<typeof reportSchema>;
