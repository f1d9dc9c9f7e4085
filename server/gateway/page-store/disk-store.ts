import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { atMostEvery } from "@/lib/caching/at-most-every";
import { FairQueue } from "@/lib/http/fair-queue";
import { log } from "@/lib/log";
import { within } from "@/lib/within";
import { MAX_LIFE_MS, type PageStore, type Release } from "./page-store";
import { decodePage, encodePage, nameOf, type StoredPage } from "./stored-page";

const ANSWER_MS = 50;
/** Node has four threads for files: a disk that hangs must leave some to the others. */
const READS = { concurrency: 2, longest: 2_000 };
const WRITES = { concurrency: 1, longest: 1_000 };
const LOOK_EVERY_MS = 1_000;
const PURGE_EVERY_MS = 60 * 60 * 1000;
const STATS_AT_ONCE = 64;
const BLOCK_BYTES = 4_096;
const DRAFT = "draft";
const FULL = 0.9;
const LATE = Symbol();

type Options = {
  folder: string;
  build: string;
  maxBytes: number;
  /** With less free on the disk, pages give way. */
  reserveBytes: number;
};

const bytesOnDisk = (bytes: number): number => Math.ceil((bytes + 1) / BLOCK_BYTES) * BLOCK_BYTES;

type StoredFile = { name: string; bytes: number; writtenAt: number; usedAt: number };

/** Files of a folder, those that were used longest ago first. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder);
  const files: StoredFile[] = [];
  for (let start = 0; start < names.length; start += STATS_AT_ONCE) {
    const some = names.slice(start, start + STATS_AT_ONCE).map(async (name) => {
      const { size, atimeMs, mtimeMs } = await stat(path.join(folder, name));
      return { name, bytes: size, writtenAt: mtimeMs, usedAt: Math.max(atimeMs, mtimeMs) };
    });
    files.push(...(await Promise.all(some)));
  }
  return files.sort((one, other) => one.usedAt - other.usedAt);
}

/** Half of the steps of node's own, which does not know the length. */
async function readWhole(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.allocUnsafe(bytes), 0, bytes, 0)).buffer;
  } finally {
    void handle.close();
  }
}

/** Pages that outlive the process on one machine: a file each, of one build. */
export class DiskStore implements PageStore {
  readonly #folder: string;
  readonly #files: LRUCache<string, number>;
  readonly #reads = new FairQueue(READS);
  readonly #writes = new FairQueue(WRITES);
  readonly #isDiskFree: () => Promise<boolean>;
  #lateReads = 0;
  #isTold = false;

  private constructor({ folder, build, maxBytes, reserveBytes }: Options) {
    this.#folder = path.join(folder, build);
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOnDisk,
      ttl: MAX_LIFE_MS,
      dispose: (_, name, reason) => {
        if (reason !== "set") void this.#remove(name);
      },
    });
    this.#isDiskFree = atMostEvery(LOOK_EVERY_MS, async () => {
      const { bavail, bsize } = await statfs(this.#folder);
      return bavail * bsize >= reserveBytes;
    });
  }

  /** Opens the build's pages and removes those of others. @throws when the folder can neither be read nor made */
  static async open(options: Options): Promise<DiskStore> {
    const store = new DiskStore(options);
    await mkdir(store.#folder, { recursive: true });
    for (const other of await readdir(options.folder)) {
      if (other === options.build) continue;
      await rm(path.join(options.folder, other), { recursive: true, force: true }).catch(store.#tell);
    }
    await store.#remove(DRAFT);
    for (const { name, bytes, writtenAt } of await listFiles(store.#folder)) {
      const ttl = Math.min(writtenAt - Date.now(), 0) + MAX_LIFE_MS;
      if (ttl > 0) store.#files.set(name, bytes, { ttl });
      else await store.#remove(name);
    }
    // What was withdrawn does not stay because nobody asks for it.
    setInterval(() => store.#files.purgeStale(), PURGE_EVERY_MS).unref();
    return store;
  }

  async get(key: string): Promise<StoredPage | null> {
    const name = nameOf(key);
    const bytes = this.#files.get(name);
    if (bytes === undefined) return null;
    const release = await this.#reads.acquire("");
    // While one does not come, nobody waits for another.
    if (!release || this.#lateReads > 0) {
      release?.();
      return null;
    }
    const reading = this.#read(name, bytes);
    const found = await within(reading, ANSWER_MS, LATE);
    release();
    if (found !== LATE) return found?.page ?? null;
    this.#lateReads += 1;
    void reading.then(() => {
      this.#lateReads -= 1;
    });
    return null;
  }

  async *latest(maxBytes: number): AsyncGenerator<{ key: string; page: StoredPage }> {
    const names: string[] = [];
    let bytes = 0;
    for (const [name, size] of this.#files.entries()) {
      bytes += size;
      if (bytes > maxBytes) break;
      names.unshift(name);
    }
    for (const name of names) {
      const found = await this.#read(name, this.#files.peek(name) ?? 0);
      if (found) yield found;
    }
  }

  async put(key: string, page: StoredPage): Promise<void> {
    const release = await this.#writes.acquire("");
    if (!release) return;
    try {
      if (await this.#isDiskFree()) await this.#write(nameOf(key), encodePage(key, page));
      else this.#files.pop();
    } catch (error) {
      this.#tell(error);
      await this.#remove(DRAFT);
    } finally {
      release();
    }
  }

  async hasRoom(): Promise<boolean> {
    return this.#files.calculatedSize < FULL * this.#files.maxSize && (await this.#isDiskFree().catch(() => false));
  }

  async claim(): Promise<Release> {
    return () => undefined;
  }

  /** Removes one that is damaged, or past its end. */
  async #read(name: string, bytes: number): Promise<{ key: string; page: StoredPage } | null> {
    const whole = await readWhole(path.join(this.#folder, name), bytes).catch(() => null);
    const found = whole && decodePage(whole);
    if (found && found.page.expiresAt > Date.now()) return found;
    this.#files.delete(name);
    return null;
  }

  /** Readers see the old file or the new one. */
  async #write(name: string, whole: Buffer): Promise<void> {
    const draft = path.join(this.#folder, DRAFT);
    await writeFile(draft, whole);
    await rename(draft, path.join(this.#folder, name));
    this.#files.set(name, whole.length);
    this.#isTold = false;
  }

  #remove = (name: string): Promise<void> => rm(path.join(this.#folder, name), { force: true }).catch(() => undefined);

  #tell = (err: unknown): void => {
    if (!this.#isTold) log.warn({ err }, "pages are not kept on disk");
    this.#isTold = true;
  };
}
