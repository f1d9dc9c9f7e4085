import { z } from "zod";
import { parseIsoDate } from "@/lib/clock";
import { toVisibleText } from "@/lib/text/visible-text";

export const MAX_REASON_CHARACTERS = 200;

/** Numbers of months that may be given; a last day may be further away. */
export const COURTESY_MONTHS = [1, 2, 3, 6, 12] as const;

export const COURTESY_MESSAGES = {
  noReason: "Escribe el motivo: queda en la bitácora.",
  longReason: `Usa como máximo ${MAX_REASON_CHARACTERS} caracteres.`,
  badDay: "Escribe un día como 2026-12-31, o deja el campo vacío.",
  badEnd: "Elige un día de hoy en adelante, a dos años como máximo.",
  covered: "Ya tiene una cortesía de ese plan que llega hasta ahí o más lejos.",
  unknown: "Ese negocio ya no está.",
} as const;

export const reasonSchema = z
  .string()
  .transform((text) => toVisibleText(text).replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, { error: COURTESY_MESSAGES.noReason })
      .max(MAX_REASON_CHARACTERS, { error: COURTESY_MESSAGES.longReason }),
  );

/** A last day counts before the months. */
export const courtesySchema = z.object({
  negocio: z.uuid(),
  plan: z.enum(["pro", "premium"]),
  meses: z.coerce.number().pipe(z.literal(COURTESY_MONTHS)),
  hasta: z
    .string()
    .trim()
    .default("")
    .refine((day) => day === "" || (day.length === 10 && parseIsoDate(day) !== null), {
      error: COURTESY_MESSAGES.badDay,
    }),
  motivo: reasonSchema,
});

export type CourtesyForm = z.infer<typeof courtesySchema>;
