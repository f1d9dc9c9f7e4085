/** Spreadsheets read UTF-8 as such when a file begins with it. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * How a cell begins that a spreadsheet would run, also behind blanks and in its wide spelling (OWASP, CSV injection). A tab or a
 * carriage return in front makes one of what follows.
 */
const RUNS = /^(?:[\t\r\n]|[\s\0]*[=+\-@＝＋－＠])/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join("; ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * A cell that no spreadsheet runs: an apostrophe in front makes it text (of negative numbers and "+52 …", too; JSON has them plain).
 * Always in quotes, so that no separator of another country ends it.
 */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  return `"${(RUNS.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A line of RFC 4180. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(",")}\r\n`;
