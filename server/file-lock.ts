import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A lock that ends with its process, even after kill -9: SQLite takes the system's file lock, node cannot. The file stays empty. */
export type FileLock = { release: () => void };

/** Held by one process alone. Null when any other holds the file in either way. */
export const tryExclusiveLock = (file: string): FileLock | null => tryLock(file, "begin exclusive");

/** Held by any number of processes, as long as none holds it alone. */
export const trySharedLock = (file: string): FileLock | null =>
  tryLock(file, "begin; select count(*) from sqlite_schema");

const SQLITE_BUSY = 5;

function tryLock(file: string, sql: string): FileLock | null {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(sql);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: unknown }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}
