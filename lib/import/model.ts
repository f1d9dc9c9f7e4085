import { z } from "zod";

export const IMPORT_KINDS = ["denue", "negocios"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = ["revisando", "lista", "importando", "terminada", "cancelada", "fallida"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const sample = z.object({ line: z.int(), id: z.string(), name: z.string() });
export type Sample = z.output<typeof sample>;

export const batchResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ id: z.string(), rule: z.string() })),
});
export type BatchResult = z.output<typeof batchResult>;

/** Answer of `import_rows`: keys of rows by what becomes of them. */
export const batchAnswer = batchResult.extend({
  new: z.array(z.string()),
  changed: z.array(z.string()),
  alike: z.array(z.object({ id: z.string(), slug: z.string(), nombre: z.string() })),
});
export type BatchAnswer = z.output<typeof batchAnswer>;

const tally = z.record(z.string(), z.int());

export const passReport = z.object({
  reasons: tally,
  dropped: tally,
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

export const isAtWork = ({ state }: { state: ImportState }): boolean => state === "revisando" || state === "importando";

const MB = 1024 * 1024;
/** Bytes of a file, packed as it is: INEGI's of Mexico City has 60 MB. */
export const MAX_FILE_BYTES = 128 * MB;
/** A file is kept in parts: a bucket takes no more at once. */
export const PART_BYTES = 4 * MB;
export type PartKept = { kind: "kept" };

export const FILE_FIELD = "archivo";
