import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { MAX_MISSING_CHARACTERS, MISSING_MESSAGES } from "./missing";

/** A missing thing. Apart from the messages, which the directory's form has: browsers need no zod for it. */
export const missingSchema = z
  .string()
  .transform(toVisibleText)
  .pipe(
    z.string().min(1, { error: MISSING_MESSAGES.empty }).max(MAX_MISSING_CHARACTERS, { error: MISSING_MESSAGES.long }),
  );
