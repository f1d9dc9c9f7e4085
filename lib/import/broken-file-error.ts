/** Reasons not to read a file: broken, gone, no single file in an archive, a workbook, wrong text, lines or columns, too much, nothing. */
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

/** A file that cannot be read as a whole. The message is for whoever typed the command. */
export class BrokenFileError extends Error {
  readonly reason: BrokenFile;
  /** The reason, and its line where one is known: "quotes 12". */
  readonly problem: string;

  constructor(message: string, reason: BrokenFile = "unreadable", line?: number) {
    super(message);
    this.reason = reason;
    this.problem = line === undefined ? reason : `${reason} ${line}`;
  }
}
