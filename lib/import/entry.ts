/** A value that is left out of a row which is kept. */
export type DroppedValue = { value: string; text: string };

/** What a report says a row by. `id` is the one that the file's makers gave it, and that the database refuses it by. */
export type FileLine = { line: number; id: string; name: string };

/** A row as the database takes it. */
export type RowEntry = FileLine & { dropped: readonly DroppedValue[]; row: Readonly<Record<string, unknown>> };

/** A row of a file, or why it is none. */
export type Entry = RowEntry | (FileLine & { dropped: readonly DroppedValue[]; skip: string });
