/** Spreadsheets, Excel among them, read UTF-8 as such when a file begins with it. */
export const CSV_BEGINNING = "\ufeff";

/** Cells that a spreadsheet would run, also behind blanks and in wide spelling (OWASP, CSV injection); a tab or return makes one of what
 * follows. Marked cells match again, so that they are read back as they were. */
const RUNS = /^'*(?:[\t\r\n]|[\s\0]*[=+\-@＝＋－＠])/;

/** Prefix that makes such a cell text: also of negative numbers and of "+52 …". */
const MARK = "'";

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export const withoutMark = (cell: string): string =>
  cell.startsWith(MARK) && RUNS.test(cell.slice(MARK.length)) ? cell.slice(MARK.length) : cell;

/** Always in quotes, so that no separator of another country ends it. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  return `"${(RUNS.test(text) ? MARK + text : text).replaceAll('"', '""')}"`;
}

/** A line of a csv (RFC 4180), with its end, in which no spreadsheet runs anything. A list is joined by commas, as forms take it; an object is JSON. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(",")}\r\n`;
