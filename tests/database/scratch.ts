import postgres from "postgres";
import { startScratchDatabase } from "../support/scratch-backend";

/** A database of its own for the tests of a file. `beforeAll` may return its `close`. */
export async function openScratch(prepare: (sql: postgres.Sql) => Promise<void> = async () => undefined) {
  const database = await startScratchDatabase();
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await prepare(sql);
  const close = async (): Promise<void> => {
    await sql.end();
    await database.stop();
  };
  return { sql, close, url: database.url };
}
