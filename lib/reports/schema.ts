import { z } from "zod";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { toVisibleText } from "@/lib/text/visible-text";
import { CHECKED_FACTS, MAX_REPORT_CHARACTERS, REPORT_MESSAGES, REPORT_REASONS } from "./model";

const reasonIds = REPORT_REASONS.map(({ id }) => id);

/** The page binds it to the form, but a stranger sends what he likes. */
export const slugSchema = z.string().refine(isWellFormedSlug);

/** What the form sends. A browser sends line breaks as two characters, and counts them as one. */
export const reportSchema = z
  .object({
    motivo: z.enum(reasonIds, { error: REPORT_MESSAGES.noReason }),
    detalle: z
      .string()
      .transform(toVisibleText)
      .pipe(z.string().max(MAX_REPORT_CHARACTERS, { error: REPORT_MESSAGES.longDetail })),
  })
  .refine(({ motivo, detalle }) => motivo !== "otro" || detalle !== "", { error: REPORT_MESSAGES.noDetail });

export type Report = z.infer<typeof reportSchema>;

/** The answer to "¿Sigue siendo así?". */
export const confirmationSchema = z.object({
  negocio: slugSchema,
  dato: z.enum(CHECKED_FACTS),
  respuesta: z.enum(["si", "no"]),
});

export type Confirmation = z.infer<typeof confirmationSchema>;
