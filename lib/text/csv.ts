/** A spreadsheet runs a cell that begins so, or reads one that begins with white space of this kind as if it did not. */
const RUN = /^[=+\-@\t\r\n]/;

/** What stands before such a cell: spreadsheets show the text after it. */
const MARK = "'";

/** A cell that no spreadsheet runs. */
const plainCell = (text: string): string => (RUN.test(text) ? MARK + text : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a csv, with its end, in which no spreadsheet runs anything. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(plainCell(String(cell)))).join(",")}\r\n`;

/** Without it Excel reads a csv in the encoding of the machine. */
export const CSV_BEGINNING = "\ufeff";
