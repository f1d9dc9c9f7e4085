/** A line of the table: a target, what was measured, and what it was measured beside. */
export type Row = {
  what: string;
  target: string;
  measured: string;
  /** What the same work takes elsewhere, in the same run. */
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

/** A row whose figure may be at most so much. */
export function atMost(
  what: string,
  limit: number,
  value: number,
  {
    unit = "ms",
    digits = 1,
    detail = "",
    yardstick = "",
  }: { unit?: string; digits?: number; detail?: string; yardstick?: string } = {},
): Row {
  return {
    what,
    target: `<= ${limit} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}${detail && ` (${detail})`}`,
    yardstick,
    isMet: value <= limit,
  };
}

/** A row whose figure must be at least so much. */
export function atLeast(
  what: string,
  limit: number,
  value: number,
  {
    unit = "",
    digits = 2,
    detail = "",
    yardstick = "",
  }: { unit?: string; digits?: number; detail?: string; yardstick?: string } = {},
): Row {
  const behind = unit && ` ${unit}`;
  return {
    what,
    target: `>= ${limit}${behind}`,
    measured: `${value.toFixed(digits)}${behind}${detail && ` (${detail})`}`,
    yardstick,
    isMet: value >= limit,
  };
}
