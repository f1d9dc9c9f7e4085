import { z } from "zod";
import { emailSchema } from "@/lib/auth/schema";
import { businessSchema } from "@/lib/businesses/schema";
import { cleanText, lines, requiredLines } from "@/lib/businesses/text-rules";
import { readListingSlug } from "@/lib/text/listing-slug";
import { isWellFormedSlug } from "@/lib/text/slugify";
import {
  CHECKED_FACTS,
  CORRECTABLE,
  type CorrectableReason,
  isCorrectable,
  MAX_CLOSING_CHARACTERS,
  MAX_REPORT_CHARACTERS,
  REPORT_MESSAGES,
  REPORT_REASONS,
  type ReportReason,
} from "./model";

const reasonIds = REPORT_REASONS.map(({ id }) => id);

/** The page binds it to the form, but a stranger sends what he likes. */
export const slugSchema = z.string().refine(isWellFormedSlug);

/** The columns' values for a correction: the rules of the business's own field. Whatever the plan, administrators write all. */
export const correctionSchema = (reason: CorrectableReason) => businessSchema([CORRECTABLE[reason]], "premium");

type Read = { value: string | null } | { message: string };

function readSuggestion(reason: ReportReason, text: string): Read {
  if (reason === "duplicado") {
    const value = readListingSlug(text);
    return value === null ? { message: REPORT_MESSAGES.noListing } : { value };
  }
  // Typed for another reason, and left in a field that is not seen any more.
  if (!isCorrectable(reason)) return { value: null };
  const parsed = correctionSchema(reason).safeParse({ [CORRECTABLE[reason]]: text });
  if (!parsed.success) return { message: parsed.error.issues[0]?.message ?? REPORT_MESSAGES.invalid };
  return { value: z.string().nullable().parse(Object.values(parsed.data)[0]) };
}

/** The form. A browser sends line breaks as two characters, and counts them as one. */
export const reportSchema = z
  .object({
    motivo: z.enum(reasonIds, { error: REPORT_MESSAGES.noReason }),
    detalle: lines(MAX_REPORT_CHARACTERS),
    sugerencia: cleanText(),
    correo: z
      .string()
      .default("")
      .transform((text) => text.trim() || null)
      .pipe(emailSchema.nullable()),
  })
  .refine(({ motivo, detalle }) => motivo !== "otro" || detalle !== "", {
    error: REPORT_MESSAGES.noDetail,
    path: ["detalle"],
  })
  .transform(({ sugerencia, ...report }, context) => {
    const read = sugerencia === "" ? { value: null } : readSuggestion(report.motivo, sugerencia);
    if ("value" in read) return { ...report, sugerencia: read.value };
    context.addIssue({ code: "custom", path: ["sugerencia"], message: read.message });
    return z.NEVER;
  });

export type SentReport = z.infer<typeof reportSchema>;

export const confirmationSchema = z.object({
  negocio: slugSchema,
  dato: z.enum(CHECKED_FACTS),
  respuesta: z.enum(["si", "no"]),
});

export type Confirmation = z.infer<typeof confirmationSchema>;

/** The reports that the administrator has seen: those that came meanwhile stay open. */
const seen = z
  .string()
  .transform((text) => text.split(" "))
  .pipe(z.array(z.uuid()).min(1).max(40));

const decided = { negocio: z.uuid(), reportes: seen };

export const reportDecisionSchema = z.discriminatedUnion("decision", [
  z.object({
    ...decided,
    decision: z.literal("corregir"),
    dato: z.enum(Object.keys(CORRECTABLE) as [CorrectableReason, ...CorrectableReason[]]),
    valor: z.string(),
  }),
  z.object({
    ...decided,
    decision: z.literal("cerrar"),
    motivo: requiredLines(MAX_CLOSING_CHARACTERS, "Escribe el motivo: lo lee su dueño."),
  }),
  z.object({ ...decided, decision: z.enum(["atender", "descartar"]) }),
]);
export type ReportDecision = z.infer<typeof reportDecisionSchema>;
