/** A spreadsheet runs a cell that begins so, or reads one that begins with white space of this kind as if it did not. */
const RUN = /^[=+\-@\t\r\n]/;

/** What stands before such a cell: spreadsheets show the text after it. */
const MARK = "'";

/** A cell that no spreadsheet runs. */
export const plainCell = (text: string): string => (RUN.test(text) ? MARK + text : text);

/** What the cell was before `plainCell`. */
export const withoutMark = (cell: string): string =>
  cell.startsWith(MARK) && RUN.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a csv, with its end, in which no spreadsheet runs anything. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(plainCell(String(cell)))).join(",")}\r\n`;

/** Without it Excel reads a csv in the encoding of the machine. */
export const CSV_BEGINNING = "\ufeff";
