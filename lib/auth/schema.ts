import { z } from "zod";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { AUTH_MESSAGES, DELETION_WORD } from "./messages";

const MIN_PASSWORD_CHARACTERS = 8;
/** The project reads no further, and would cut a longer one without a word. */
const MAX_PASSWORD_BYTES = 72;

export const emailSchema = z
  .string({ error: AUTH_MESSAGES.badEmail })
  .trim()
  .toLowerCase()
  .max(254, { error: AUTH_MESSAGES.badEmail })
  .pipe(z.email({ error: AUTH_MESSAGES.badEmail }));

const passwordSchema = z
  .string({ error: AUTH_MESSAGES.missingFields })
  .min(MIN_PASSWORD_CHARACTERS, { error: AUTH_MESSAGES.shortPassword })
  .refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, {
    error: AUTH_MESSAGES.longPassword,
  });

const isFilled = (value: unknown): boolean => typeof value === "string" && value !== "";

/** A new password, typed twice. Passwords are taken as they are typed, with their spaces. */
export const newPasswordSchema = z
  .object({ password: z.unknown(), confirmation: z.unknown() })
  .refine(({ password, confirmation }) => isFilled(password) && isFilled(confirmation), {
    error: AUTH_MESSAGES.missingFields,
    abort: true,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    error: AUTH_MESSAGES.passwordsDiffer,
    abort: true,
  })
  .transform(({ password }) => password)
  .pipe(passwordSchema);

/** Deleting an account takes typing a word. */
export const deletionSchema = z.object({
  confirmacion: z
    .string()
    .default("")
    .refine((text) => text.trim().toUpperCase() === DELETION_WORD, { error: AUTH_MESSAGES.notTyped }),
});

/** What is wrong, in the words of the first problem. */
export const problemOf = (error: z.ZodError): string => error.issues[0]?.message ?? AUTH_MESSAGES.missingFields;

/** Refuses a typed address, at its field. */
export const refusedEmail = (problem: string, typed: string): FormFailure =>
  formFailure(problem, { email: typed }, { email: problem });
