import { ensureBuild } from "./build";
import { readEnvironment } from "./environment";

/** Makes the build that instances share, unless it is up to date: for bin/test, before anything needs it. */
const lock = await ensureBuild({
  environment: readEnvironment(),
  tell: (line) => process.stderr.write(`${line}\n`),
  signal: new AbortController().signal,
});
lock.release();
