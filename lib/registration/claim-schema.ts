import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { FIELD_LIMITS } from "./limits";
import { tooLong } from "./messages";

/** The claimant's note for the administrator. The database cuts nothing: a longer one is refused here. */
export const claimNoteSchema = z
  .string()
  .transform(toVisibleText)
  .pipe(
    z
      .string()
      .min(1, { error: "Cuéntanos cómo sabemos que es tu negocio." })
      .max(FIELD_LIMITS.claimNote, { error: tooLong(FIELD_LIMITS.claimNote) }),
  );
