import type { Row } from "@/lib/database-rows/row";
import { log } from "@/lib/log";

export class UnreadableRowError extends Error {
  override readonly name = "UnreadableRowError";
}

/** Logs the row's address in the database, and why it cannot be read; never what it holds. */
function logUnreadable(list: string, row: Row, error: unknown): void {
  const reason = error instanceof UnreadableRowError ? error.message : error instanceof Error ? error.name : "unknown";
  const id = ["id", "slug"].map((column) => row[column]).find((value) => typeof value === "string");
  log.error({ list, row: id?.slice(0, 80), reason }, "a row could not be read and is left out");
}

/** The row, read; null when it cannot be. @param list who asks, for the log */
export function readOne<From extends Row, To>(list: string, row: From, read: (row: From) => To): To | null {
  try {
    return read(row);
  } catch (error) {
    logUnreadable(list, row, error);
    return null;
  }
}

/** Every row that can be read: one that cannot is left out and logged, and is never the end of a list. */
export const readEach = <From extends Row, To>(list: string, rows: readonly From[], read: (row: From) => To): To[] =>
  rows.map((row) => readOne(list, row, read)).filter((item) => item !== null);
