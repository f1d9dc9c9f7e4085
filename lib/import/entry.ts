/** A value that is left out of a row which is kept. */
export type DroppedValue = { value: string; text: string };

/** What a report says of a line. `id` is the one that the file's makers gave the row. */
export type FileLine = { line: number; id: string; name: string };

/** A row as the database takes it. */
export type RowEntry = FileLine & {
  /** How the database names it when it refuses it. */
  key: string;
  dropped: readonly DroppedValue[];
  row: Readonly<Record<string, unknown>>;
};

/** A row of a file, or why it is none. */
export type Entry = RowEntry | (FileLine & { dropped: readonly DroppedValue[]; skip: string });
