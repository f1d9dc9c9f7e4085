import { rm } from "node:fs/promises";
import postgres from "postgres";
import { inject } from "vitest";
import { copyProject } from "../hosted/project";
import { copyDatabase } from "../support/copy-database";
import { aPreparedDataDir } from "../support/prepared-data";
import { startScratchDatabase } from "../support/scratch-backend";

type Prepare = (sql: postgres.Sql) => Promise<void>;

async function open(database: { url: string; stop: () => Promise<void> }, prepare: Prepare = async () => undefined) {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await prepare(sql);
  const close = async (): Promise<void> => {
    await sql.end();
    await database.stop();
  };
  return { sql, close, url: database.url };
}

/** A database of its own for the tests of a file, in the stage "hosted" a hosted project's. `beforeAll` may return its `close`. */
export async function openScratch(prepare?: Prepare) {
  const project = inject("hostedProject");
  return open(await (project ? copyProject(project) : copyDatabase(inject("template"))), prepare);
}

/** The same in a cluster of its own, for tests that change settings or add databases. */
export async function openScratchCluster() {
  const dataDir = await aPreparedDataDir();
  const { url, stop } = await startScratchDatabase({ dataDir });
  return open({ url, stop: () => stop().then(() => rm(dataDir, { recursive: true })) });
}
