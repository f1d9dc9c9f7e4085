import { z } from "zod";
import { requiredLines } from "@/lib/businesses/text-rules";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { CLAIM_MESSAGES, CODE_MESSAGES } from "./messages";
import { CLAIM_CODE_DIGITS, CLAIM_NOTE_CHARACTERS, CLAIMED_FIELD } from "./model";

const claimed = { [CLAIMED_FIELD]: z.string().refine(isWellFormedSlug, { error: CLAIM_MESSAGES.unknown }) };

/** A listing, and the claimant's note for the administrator. The database cuts nothing: a longer one is refused here. */
export const claimSchema = z.object({
  ...claimed,
  nota: requiredLines(CLAIM_NOTE_CHARACTERS, "Cuéntanos cómo sabemos que es tu negocio."),
});

export const codeRequestSchema = z.object({
  ...claimed,
  buzon: z
    .string()
    .default("")
    .transform((typed) => typed.trim().toLowerCase())
    .pipe(z.string().min(1, { error: CODE_MESSAGES.elsewhere }).max(254, { error: CODE_MESSAGES.elsewhere })),
});

export const codeSchema = z.object({
  ...claimed,
  codigo: z
    .string()
    .default("")
    .transform((typed) => typed.replace(/\D/g, ""))
    .pipe(z.string().length(CLAIM_CODE_DIGITS, { error: CODE_MESSAGES.shape })),
});
