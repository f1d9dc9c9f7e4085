import { z } from "zod";
import { REASON_CHARACTERS } from "./decision";

export const reasonField = z
  .string()
  .trim()
  .max(REASON_CHARACTERS, { error: "El motivo es demasiado largo." })
  .default("");
