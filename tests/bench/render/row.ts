/** A line of the table: a target, what was measured, and what it was measured beside. */
export type Row = {
  what: string;
  target: string;
  measured: string;
  /** Time of the same work elsewhere, in the same run. */
  yardstick?: string;
  /** null for a figure without a target. */
  isMet: boolean | null;
};

const cell = ({ what, target, measured, yardstick = "", isMet }: Row): string[] => [
  what,
  target,
  measured,
  yardstick,
  isMet === null ? "" : isMet ? "yes" : "no",
];

export const ROW_HEAD = ["what", "target", "measured", "beside", "met"] as const;
export const cellsOf = (rows: readonly Row[]): string[][] => rows.map(cell);

type Words = { unit?: string; digits?: number; detail?: string; yardstick?: string };

function compared(sign: "<=" | ">=", what: string, limit: number, value: number, words: Words): Row {
  const { unit = "", digits = 1, detail = "", yardstick = "" } = words;
  const behind = unit && ` ${unit}`;
  return {
    what,
    target: `${sign} ${limit}${behind}`,
    measured: `${value.toFixed(digits)}${behind}${detail && ` (${detail})`}`,
    yardstick,
    isMet: sign === "<=" ? value <= limit : value >= limit,
  };
}

/** A row whose figure may be at most so much: milliseconds, unless another unit is named. */
export const atMost = (what: string, limit: number, value: number, words: Words = {}): Row =>
  compared("<=", what, limit, value, { unit: "ms", ...words });

/** A row whose figure must be at least so much. */
export const atLeast = (what: string, limit: number, value: number, words: Words = {}): Row =>
  compared(">=", what, limit, value, { digits: 2, ...words });
