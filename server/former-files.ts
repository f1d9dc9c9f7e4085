import { copyFile, mkdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./source-hash";

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Those of some ten builds. */
const MAX_FILES = 1_000;

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
}

/** Files of former builds, for pages that were opened before a deployment. Each has the time since which no build has it. */
export class FormerFiles {
  /** Those that the site serves. */
  readonly #served: string;
  readonly #former: string;
  readonly #maxFiles: number;

  constructor(served: string, former: string, maxFiles = MAX_FILES) {
    this.#served = served;
    this.#former = former;
    this.#maxFiles = maxFiles;
  }

  /** Before a build empties the folder. */
  async setAside(now = new Date()): Promise<void> {
    const known = new Set(await listFiles(this.#former, "."));
    for (const file of await listFiles(this.#served, ".")) {
      if (known.has(file)) continue;
      const aside = path.join(this.#former, file);
      await copyTo(path.join(this.#served, file), aside);
      await utimes(aside, now, now);
    }
  }

  /** Adds those of the last day to what was built. */
  async bringBack(now = new Date()): Promise<void> {
    const built = new Set(await listFiles(this.#served, "."));
    const former = await Promise.all(
      (await listFiles(this.#former, ".")).map(async (file) => {
        const { mtimeMs } = await stat(path.join(this.#former, file));
        return { file, ageMs: built.has(file) ? KEPT_MS : now.getTime() - mtimeMs };
      }),
    );
    former.sort((a, b) => a.ageMs - b.ageMs);
    for (const [index, { file, ageMs }] of former.entries()) {
      const aside = path.join(this.#former, file);
      if (index < this.#maxFiles && ageMs < KEPT_MS) await copyTo(aside, path.join(this.#served, file));
      else await rm(aside);
    }
  }
}
