/** Why a file is not read: broken or not there, an archive of none or several, not its columns, more than it may hold, nothing. */
export type BrokenFile = "unreadable" | "not-one-csv" | "columns" | "too-large" | "empty";

/** The file cannot be read as a whole, as opposed to a line that is skipped. The message is for whoever typed the command. */
export class BrokenFileError extends Error {
  readonly reason: BrokenFile;

  constructor(message: string, reason: BrokenFile = "unreadable") {
    super(message);
    this.reason = reason;
  }
}
