import { existsSync } from "node:fs";
import { COMPILER_CACHE, ensureBuild } from "./build";
import { readEnvironment } from "./environment";

/**
 * Makes the build that instances share, unless it is up to date: for bin/test, before anything needs it. In a fresh clone it writes
 * no cache of the compiler, which nobody would read.
 */
const lock = await ensureBuild({
  environment: { ...readEnvironment(), BUILD_ONCE: String(!existsSync(COMPILER_CACHE)) },
  tell: (line) => process.stderr.write(`${line}\n`),
  signal: new AbortController().signal,
});
lock.release();
