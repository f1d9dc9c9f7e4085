import { z } from "zod";
import { type FieldValues, type FormFailure, fieldErrors, fieldsFailure } from "@/lib/forms/form-state";
import { ACTION_MESSAGES, AUTH_MESSAGES, DELETION_WORD } from "./messages";

const MIN_PASSWORD_CHARACTERS = 8;
/** The project reads no further, and would cut a longer one without a word. */
const MAX_PASSWORD_BYTES = 72;

export const emailSchema = z
  .string({ error: AUTH_MESSAGES.badEmail })
  .trim()
  .toLowerCase()
  .max(254, { error: AUTH_MESSAGES.badEmail })
  .pipe(z.email({ error: AUTH_MESSAGES.badEmail }));

const filledSchema = z
  .string({ error: AUTH_MESSAGES.missingFields })
  .min(1, { error: AUTH_MESSAGES.missingFields, abort: true });

export const addressSchema = z.object({ email: emailSchema });

export const newAccountSchema = z.object({ email: z.string().trim().pipe(filledSchema).pipe(emailSchema) });

export const signInSchema = addressSchema.extend({ password: filledSchema });

export const newPasswordSchema = z
  .object({
    password: filledSchema
      .min(MIN_PASSWORD_CHARACTERS, { error: AUTH_MESSAGES.shortPassword })
      .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, {
        error: AUTH_MESSAGES.longPassword,
      }),
    confirmation: filledSchema,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    error: AUTH_MESSAGES.passwordsDiffer,
    path: ["confirmation"],
  })
  .transform(({ password }) => password);

export const deletionSchema = z.object({
  confirmacion: z
    .string()
    .default("")
    .refine((text) => text.trim().toUpperCase() === DELETION_WORD, { error: AUTH_MESSAGES.notTyped }),
});

export const refusedFields = (error: z.ZodError, typed: FieldValues): FormFailure =>
  fieldsFailure(fieldErrors(error.issues), ACTION_MESSAGES.invalid, typed);
