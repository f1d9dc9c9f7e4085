import { z } from "zod";
import { FIELD_LIMITS } from "./limits";
import { tooLong } from "./messages";

/** The claimant's note for the administrator. The database cuts nothing: a longer one is refused here. */
export const claimNoteSchema = z
  .string()
  .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
  .pipe(
    z
      .string()
      .min(1, { error: "Cuéntanos cómo sabemos que es tu negocio." })
      .max(FIELD_LIMITS.claimNote, { error: tooLong(FIELD_LIMITS.claimNote) }),
  );
