import { z } from "zod";
import { tooLong } from "@/lib/businesses/field-messages";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { toVisibleText } from "@/lib/text/visible-text";
import { CLAIM_MESSAGES } from "./claim-messages";
import { CLAIMED_FIELD } from "./fields";
import { FIELD_LIMITS } from "./limits";

/** A listing, and the claimant's note for the administrator. The database cuts nothing: a longer one is refused here. */
export const claimSchema = z.object({
  [CLAIMED_FIELD]: z.string().refine(isWellFormedSlug, { error: CLAIM_MESSAGES.unknown }),
  nota: z
    .string()
    .default("")
    .transform(toVisibleText)
    .pipe(
      z
        .string()
        .min(1, { error: "Cuéntanos cómo sabemos que es tu negocio." })
        .max(FIELD_LIMITS.claimNote, { error: tooLong(FIELD_LIMITS.claimNote) }),
    ),
});
