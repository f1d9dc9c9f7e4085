export type DroppedValue = { value: string; text: string };

export type FileLine = { line: number; id: string; name: string };

export type RowEntry = FileLine & {
  key: string;
  dropped: readonly DroppedValue[];
  row: Readonly<Record<string, unknown>>;
};

export type Entry = RowEntry | (FileLine & { dropped: readonly DroppedValue[]; skip: string });
