import { z } from "zod";

const position = z.int().nonnegative();

/** What a process has to pass of the log of changes. */
export const changesSchema = z.object({
  /** The last that is in it. */
  position,
  /** Of what is older than this nothing is known. */
  reach: position,
  /** Cache tags, each with the position of its last change. */
  changed: z.record(z.string().max(200), position),
});

export type Changes = Readonly<z.infer<typeof changesSchema>>;
