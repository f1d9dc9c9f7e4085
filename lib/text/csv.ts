/** Spreadsheets, Excel among them, read UTF-8 as such when a file begins with it. */
export const CSV_BEGINNING = "\ufeff";

/**
 * How a cell begins that a spreadsheet would run, also behind blanks and in its wide spelling (OWASP, CSV injection). A tab or a
 * carriage return in front makes one of what follows. What was marked already is marked again, so that it is read back as it was.
 */
const RUNS = /^'*(?:[\t\r\n]|[\s\0]*[=+\-@＝＋－＠])/;

/** What stands before such a cell makes it text: also of negative numbers and of "+52 …". */
const MARK = "'";

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What the cell of such a file was before it was marked. */
export const withoutMark = (cell: string): string =>
  cell.startsWith(MARK) && RUNS.test(cell.slice(MARK.length)) ? cell.slice(MARK.length) : cell;

/** Always in quotes, so that no separator of another country ends it. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  return `"${(RUNS.test(text) ? MARK + text : text).replaceAll('"', '""')}"`;
}

/** A line of a csv (RFC 4180), with its end, in which no spreadsheet runs anything. A list is joined by commas, as forms take it; an object is JSON. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(",")}\r\n`;
