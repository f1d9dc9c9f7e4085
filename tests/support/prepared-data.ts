import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startScratchDatabase } from "@/supabase/local/scratch-database";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "iztapalapa-data-"));
  // Another uid may have to pass through (see LaunchWay).
  await chmod(folder, 0o711);
  return folder;
}

/** Vitest's global set-up: makes a data folder with all migrations once, for the tests of the run to copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const template = await newFolder();
  const database = await startScratchDatabase({ dataDir: template });
  await database.stop();
  process.env.PREPARED_DATA = template;
  return () => rm(template, { recursive: true });
}

/**
 * A new data folder in which the migrations have been applied, where Vitest has prepared one: a copy takes a twentieth
 * of the time. Elsewhere it is empty, and what is started in it makes everything itself.
 */
export async function aPreparedDataDir(): Promise<string> {
  const folder = await newFolder();
  const template = process.env.PREPARED_DATA;
  // A cluster of another uid is a link: its copy is ours, and is given to that uid again when it is started.
  if (template) await cp(template, folder, { recursive: true, dereference: true });
  return folder;
}
