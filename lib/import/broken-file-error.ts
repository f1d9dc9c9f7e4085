/**
 * Why a file is not read: broken or not there, an archive of none or several, a workbook, letters or quotes that cannot be read
 * rightly, lines that are in no row, not its columns or two of a name, more than it may hold, nothing.
 */
export type BrokenFile =
  | "unreadable"
  | "not-one-csv"
  | "spreadsheet"
  | "encoding"
  | "quotes"
  | "lines"
  | "columns"
  | "same-column"
  | "too-large"
  | "empty";

/** The file cannot be read as a whole, as opposed to a line that is skipped. The message is for whoever typed the command. */
export class BrokenFileError extends Error {
  readonly reason: BrokenFile;
  /** The reason, and the line that it begins on where one is known: "quotes 12". */
  readonly problem: string;

  constructor(message: string, reason: BrokenFile = "unreadable", line?: number) {
    super(message);
    this.reason = reason;
    this.problem = line === undefined ? reason : `${reason} ${line}`;
  }
}
