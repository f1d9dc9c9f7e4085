import { z } from "zod";

/** What a file is: INEGI's directory, or a table of ours. */
export const IMPORT_KINDS = ["denue", "negocios"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = ["revisando", "lista", "importando", "terminada", "cancelada", "fallida"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A row of the file, to recognize it by. */
const sample = z.object({ line: z.int(), id: z.string(), name: z.string() });
export type Sample = z.output<typeof sample>;

/** A new row that looks like a listing which is there. */
export const alikeRow = z.object({ id: z.string(), slug: z.string(), nombre: z.string() });
export type AlikeRow = z.output<typeof alikeRow>;

const tally = z.record(z.string(), z.int());

export const passReport = z.object({
  /** Why rows were refused. */
  reasons: tally,
  /** What was left out of rows that are kept. */
  dropped: tally,
  /** Columns that are not imported. */
  ignored: z.array(z.string()),
  samples: z.object({
    new: z.array(sample),
    changed: z.array(sample),
    same: z.array(sample),
    refused: z.array(sample.extend({ reason: z.string() })),
    alike: z.array(sample.extend({ slug: z.string(), other: z.string() })),
  }),
});
export type PassReport = z.output<typeof passReport>;

/** Whether a process works on it. */
export const isAtWork = ({ state }: { state: ImportState }): boolean => state === "revisando" || state === "importando";

const MB = 1024 * 1024;
/** Of a file, packed as it is: INEGI's of Mexico City has 60 MB. */
export const MAX_FILE_BYTES = 128 * MB;
/** A file is kept in parts: a bucket takes no more at once. */
export const PART_BYTES = 4 * MB;
/** What the form says of a part of a file that was taken. */
export type PartKept = { kind: "kept" };

export const FILE_FIELD = "archivo";
