import { rm } from "node:fs/promises";
import postgres from "postgres";
import { inject } from "vitest";
import { copyProject } from "../hosted/project";
import { aPreparedDataDir } from "../support/prepared-data";
import { startScratchDatabase } from "../support/scratch-backend";

async function copyEmbedded() {
  const dataDir = await aPreparedDataDir();
  const { url, stop } = await startScratchDatabase({ dataDir });
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true })) };
}

/** A database of its own for the tests of a file, in the stage "hosted" a hosted project's. `beforeAll` may return its `close`. */
export async function openScratch(prepare: (sql: postgres.Sql) => Promise<void> = async () => undefined) {
  const project = inject("hostedProject");
  const database = await (project ? copyProject(project) : copyEmbedded());
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await prepare(sql);
  const close = async (): Promise<void> => {
    await sql.end();
    await database.stop();
  };
  return { sql, close, url: database.url };
}
