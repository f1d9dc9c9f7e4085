import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type FileLock, tryExclusiveLock, trySharedLock } from "./file-lock";
import { StartError } from "./start-error";
import { type RunningInstance, readStatus, removeStatus } from "./status-file";

const MARKER = ".iztapalapa-local";
const MARKER_TEXT = `This folder belongs to one instance of Iztapalapa Local: its database, its pictures and its keys.
bin/start --fresh empties it; deleting it while no instance runs does the same.
`;
const LOCK = "lock";
const KEPT = new Set([MARKER, LOCK]);

const LOCK_ATTEMPTS = 10;
const LOCK_PAUSE_MS = 100;

/** Takes or makes the data folder; touches no other. @throws {StartError} when another instance has it, or it is not one of ours. */
export async function openDataFolder(dataDir: string, { isFresh }: { isFresh: boolean }): Promise<FileLock> {
  // 0711: PostgreSQL may run as another user, who must be able to pass through, and to list nothing.
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch((error: Error) => {
    throw new StartError(`The data folder ${dataDir} cannot be made: ${error.message}`);
  });
  const entries = await readdir(dataDir);
  if (entries.length > 0 && !entries.includes(MARKER)) {
    throw new StartError(
      `${dataDir} is not empty and was not made by bin/start, so it is left alone. Set DATA_DIR to an empty folder.`,
    );
  }
  await markDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  // Left over from an instance that was killed: nothing serves yet.
  await removeStatus(dataDir);
  if (isFresh) await empty(dataDir);
  return lock;
}

export const markDataFolder = (dataDir: string): Promise<void> => writeFile(path.join(dataDir, MARKER), MARKER_TEXT);

async function lockFolder(dataDir: string): Promise<FileLock> {
  const file = path.join(dataDir, LOCK);
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt++) {
    const lock = tryExclusiveLock(file);
    if (lock) return lock;
    // `npm run status` holds it for an instant.
    await sleep(LOCK_PAUSE_MS);
  }
  const running = await readStatus(dataDir);
  const state = running ? `is running at ${running.siteUrl}` : "is starting or stopping";
  throw new StartError(
    `An instance ${state} on the data folder ${dataDir}.\nStop it first, or give this one another DATA_DIR and --port.`,
  );
}

async function empty(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir);
  for (const entry of entries.filter((each) => !KEPT.has(each))) {
    await rm(path.join(dataDir, entry), { recursive: true, force: true });
  }
}

export const readRunning = async (dataDir: string): Promise<RunningInstance | null> =>
  (await isInUse(dataDir)) ? readStatus(dataDir) : null;

/** @throws {StartError} when nothing serves from the folder. */
export async function requireRunning(dataDir: string): Promise<RunningInstance> {
  const status = await readRunning(dataDir);
  if (status) return status;
  throw new StartError(`No instance is serving from ${dataDir}: start one with bin/start, or set DATA_DIR.`);
}

export async function isInUse(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir).catch((): string[] => []);
  if (!entries.includes(LOCK)) return false;
  const probe = trySharedLock(path.join(dataDir, LOCK));
  probe?.release();
  return probe === null;
}
