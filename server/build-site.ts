import { existsSync } from "node:fs";
import { COMPILER_CACHE, ensureBuild } from "./build";
import { readEnvironment } from "./environment";

/** Makes the shared build for bin/test. A fresh clone writes no compiler cache, which nobody would read. */
const lock = await ensureBuild({
  environment: { ...readEnvironment(), BUILD_ONCE: String(!existsSync(COMPILER_CACHE)) },
  tell: (line) => process.stderr.write(`${line}\n`),
  signal: new AbortController().signal,
});
lock.release();
