import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { openDataFolder } from "@/server/data-folder";
import { seedOnce } from "@/server/seed";
import { startScratchDatabase } from "@/supabase/local/scratch-database";
import { bundleOnce } from "@/tests/support/bundle-once";
import { copyData, newDataDir, preparedFolder } from "./prepared-data";
import { startScratchBackend } from "./scratch-backend";

async function prepareEmpty(folder: string): Promise<string> {
  const dataDir = path.join(folder, "none");
  // Marked as one of ours, which bin/start asks for.
  (await openDataFolder(dataDir, { isFresh: false })).release();
  const database = await startScratchDatabase({ dataDir });
  // Tests end processes, never the machine: what the system has taken is there, on the disk or not yet.
  const sql = postgres(database.url, { max: 1 });
  await sql`alter system set fsync = off`;
  await sql`alter system set full_page_writes = off`;
  // Every copy would carry an empty segment for later.
  await sql`alter system set wal_recycle = off`;
  await sql`alter system set wal_init_zero = off`;
  await sql`select pg_reload_conf()`;
  await sql.end();
  await database.stop();
  return dataDir;
}

/** Makes a data folder for each seed, each from a copy of the one before, as a first start would fill it. */
export async function prepareData(folder: string): Promise<void> {
  await bundleOnce();
  let last = await prepareEmpty(folder);
  for (const seed of ["showcase", "full"] as const) {
    const dataDir = path.join(folder, seed);
    await mkdir(dataDir, { mode: 0o711 });
    await copyData(last, dataDir);
    const backend = await startScratchBackend({ dataDir });
    const target = { supabaseUrl: backend.url, secretKey: backend.secretKey };
    await seedOnce({ dataDir, wished: seed, target, environment: process.env, signal: new AbortController().signal });
    await backend.stop();
    last = dataDir;
  }
}

/** Vitest's global set-up: a data folder with all migrations for the tests of the run to copy, unless bin/test has it. */
export default async function setUp(): Promise<undefined | (() => Promise<void>)> {
  await bundleOnce();
  if (preparedFolder("none")) return undefined;
  const folder = await newDataDir();
  await prepareEmpty(folder);
  process.env.PREPARED_DATA = folder;
  return () => rm(folder, { recursive: true });
}
