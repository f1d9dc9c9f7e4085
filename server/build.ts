import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ENV_NAMES } from "@/lib/env";
import { type FileLock, tryExclusiveLock, trySharedLock } from "./file-lock";
import { FormerFiles } from "./former-files";
import { NEXT_BIN, nextDefaults } from "./next-command";
import { environmentOf } from "./process-environment";
import { ROOT } from "./root";
import { hashSources } from "./source-hash";
import { StartError } from "./start-error";

const STAMP = path.join(ROOT, ".next/build-stamp");
export const COMPILER_CACHE = path.join(ROOT, ".next/cache/turbopack");
// In the part of .next that a build leaves alone.
const LOCK = path.join(ROOT, ".next/cache/build.lock");
const ACTIONS_KEY = path.join(ROOT, ".next/cache/actions-key");
const formerFiles = new FormerFiles(path.join(ROOT, ".next/static"), path.join(ROOT, ".next/cache/former"));

const ACTIONS_KEY_NAME = "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY";

const BUILD_ID_CHARS = 20;
const PAUSE_MS = 250;
/** Two starts that look at the lock in the same instant must not take each other for a running instance. */
const LOOKS_BEFORE_REFUSAL = 8;

type BuildOptions = {
  environment: Readonly<Record<string, string | undefined>>;
  tell: (line: string) => void;
  signal: AbortSignal;
};

/** The key by which forms are read that a former build has made: that of the environment, or this folder's own. */
async function ensureActionsKey(given: string | undefined): Promise<string> {
  const known = given || (await readFile(ACTIONS_KEY, "utf8").catch(() => ""));
  if (known) return known;
  const made = randomBytes(32).toString("base64");
  await writeFile(ACTIONS_KEY, made, { mode: 0o600 });
  return made;
}

/** With the same sources and key, every machine makes the same files. */
const hashBuild = async (actionsKey = ""): Promise<string> =>
  createHash("sha256")
    .update(await hashSources(ROOT))
    .update(actionsKey)
    .digest("hex");

/** Builds `.next` of the present sources under the lock. @throws {StartError} when that fails, or an instance serves an older build. */
export async function ensureBuild({ environment, tell, signal }: BuildOptions): Promise<FileLock> {
  let looksAtOthers = 0;
  let isWaitTold = false;
  for (;;) {
    signal.throwIfAborted();
    const wanted = await hashBuild(environment[ACTIONS_KEY_NAME]);
    const inUse = trySharedLock(LOCK);
    if (inUse && (await readFile(STAMP, "utf8").catch(() => "")) === wanted) return inUse;
    inUse?.release();

    const building = tryExclusiveLock(LOCK);
    if (building) {
      tell("Building the site. This is needed once, and after each change of its sources: about a minute.");
      await build(wanted, environment, signal).finally(building.release);
    } else if (inUse && ++looksAtOthers >= LOOKS_BEFORE_REFUSAL) {
      throw new StartError(
        "The sources have changed, and another instance still runs from the build of the old ones. Stop it first.",
      );
    } else {
      if (!inUse && !isWaitTold) tell("Another start is building the site: waiting for it.");
      isWaitTold ||= !inUse;
      await sleep(PAUSE_MS);
    }
  }
}

async function build(hash: string, environment: BuildOptions["environment"], signal: AbortSignal): Promise<void> {
  // A build that is killed half way must not pass for the one before it.
  await rm(STAMP, { force: true });
  const actionsKey = await ensureActionsKey(environment[ACTIONS_KEY_NAME]);
  await formerFiles.setAside();
  // An instance's settings must not get into the build, not even from a .env file: what is set stays as it is.
  const withoutSettings = Object.fromEntries(ENV_NAMES.map((name) => [name, ""]));
  const child = spawn(process.execPath, [NEXT_BIN, "build"], {
    cwd: ROOT,
    env: environmentOf("build", environment, {
      ...withoutSettings,
      ...nextDefaults(environment),
      [ACTIONS_KEY_NAME]: actionsKey,
      BUILD_ID: (await hashBuild(actionsKey)).slice(0, BUILD_ID_CHARS),
    }),
    // Its output belongs beside our own progress: standard output is for the address.
    stdio: ["ignore", 2, 2, "ipc"],
    detached: true,
    signal,
    killSignal: "SIGKILL",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) {
    // The compiler also keeps failures, whose cause (a missing program, say) may be gone at the next try.
    await rm(COMPILER_CACHE, { recursive: true, force: true });
    throw new StartError("The site could not be built: see above.");
  }
  await formerFiles.bringBack();
  await writeFile(STAMP, hash);
}
