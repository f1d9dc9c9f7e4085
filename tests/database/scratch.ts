import { rm } from "node:fs/promises";
import postgres from "postgres";
import { aPreparedDataDir } from "../support/prepared-data";
import { startScratchDatabase } from "../support/scratch-backend";

/** A database of its own for the tests of a file. `beforeAll` may return its `close`. */
export async function openScratch(prepare: (sql: postgres.Sql) => Promise<void> = async () => undefined) {
  const dataDir = await aPreparedDataDir();
  const database = await startScratchDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await prepare(sql);
  const close = async (): Promise<void> => {
    await sql.end();
    await database.stop();
    await rm(dataDir, { recursive: true });
  };
  return { sql, close, url: database.url };
}
