import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { SEEDS, type Seed } from "@/server/options";

/** Below this folder stand data folders to copy, each by the name of its seed (prepare-data.ts). */
export const preparedFolder = (seed: Seed): string | null => {
  const folder = process.env.PREPARED_DATA && path.join(process.env.PREPARED_DATA, seed);
  return folder && existsSync(folder) ? folder : null;
};

export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "iztapalapa-data-"));
  // Another uid may have to pass through (see LaunchWay).
  await chmod(folder, 0o711);
  return folder;
}

/**
 * A cluster of another uid is a link: its copy is ours, and is given to that uid again when it is started. Node's own cp
 * takes two to seven times as much of the processor for it, 0.6 s and more.
 * @param to a folder that is there
 */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-RL", `${from}/.`, to]);
}

/**
 * A new data folder in which the migrations have been applied and the seed, or as much of it as was prepared, has been
 * loaded: a copy takes a twentieth of the time. Where nothing was prepared it is empty, and what is started in it makes
 * everything itself.
 */
export async function aPreparedDataDir(seed: Seed = "none"): Promise<string> {
  const folder = await newDataDir();
  const enough = SEEDS.slice(0, SEEDS.indexOf(seed) + 1).reverse();
  const template = enough.map(preparedFolder).find((each) => each !== null);
  if (template) await copyData(template, folder);
  return folder;
}
