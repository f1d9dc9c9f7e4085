/** A row as it comes: columns may be missing, or of another type than expected. */
export type Row = Readonly<Record<string, unknown>>;

/** A row of a known table: to ask for a column that it has not is a mistake of ours. */
export type RowOf<Column extends string> = Readonly<Partial<Record<Column, unknown>>>;

/** Trimmed text, or null when there is none. Numbers count as text: phones were stored as both. */
export function toText(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value.trim() || null : null;
}

export function readText<Column extends string>(
  row: RowOf<Column>,
  ...columns: readonly NoInfer<Column>[]
): string | null {
  for (const column of columns) {
    const text = toText(row[column]);
    if (text !== null) return text;
  }
  return null;
}

export function readNumber<Column extends string>(
  row: RowOf<Column>,
  ...columns: readonly NoInfer<Column>[]
): number | null {
  for (const column of columns) {
    const text = toText(row[column]);
    if (text !== null && Number.isFinite(Number(text))) return Number(text);
  }
  return null;
}

/** A count: a whole number of at least 0; anything else is 0. */
export function readCount<Column extends string>(row: RowOf<Column>, ...columns: readonly NoInfer<Column>[]): number {
  return Math.max(0, Math.trunc(readNumber(row, ...columns) ?? 0));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A list column in any of its stored shapes: a list, a JSON list in a string, or text separated by commas. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const text = toText(value);
  if (text === null) return typeof value === "object" && value !== null ? [value] : [];
  const parsed = /^[[{"]/.test(text) ? parseJson(text) : null;
  return parsed === null ? text.split(",") : toList(parsed);
}

/** The texts of a list column, trimmed, without empty ones and repetitions, in their order. */
export function toTextList(value: unknown): string[] {
  return [
    ...new Set(
      toList(value)
        .map(toText)
        .filter((text) => text !== null),
    ),
  ];
}
