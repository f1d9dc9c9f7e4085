import { readdirSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { CacheControl } from "next/dist/server/lib/cache-control.js";
import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from "next/dist/server/lib/incremental-cache/index.js";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
// Node runs this file as it is written, so what it imports of ours has its ending, and likewise what that imports.
import { NEXT_TAGS_HEADER, OUTDATED_PAGE, PAGE_TAGS_HEADER, PAGE_UNTIL_HEADER } from "../http/next-internals.ts";
import { expireTags, knownPosition, nowMs } from "./changes.ts";
import { readShared, writeShared } from "./shared-entries.ts";

/** More does not fit in the headers that the gateway reads: such a page says nothing, and every change forgets it. */
const MAX_LENGTH = 4_096;
/** Next's own tags, of the route: nothing of ours expires them. */
const ROUTE_TAG = "_N_T_";
const MAX_RENDERS = 5_000;
const MAX_ANSWERS_BYTES = 32 * 1024 * 1024;
const DAY_S = 24 * 60 * 60;
/** Of an answer beside its text, about. */
const ANSWER_OVERHEAD_BYTES = 1_024;

/** Answers of the database (lib/caching/cached.ts), apart from the pages, which invented searches must not push out. */
const answers = new LRUCache<string, CacheHandlerValue>({
  maxSize: MAX_ANSWERS_BYTES,
  sizeCalculation: ({ value }) => ANSWER_OVERHEAD_BYTES + (value?.kind === "FETCH" ? value.data.body.length : 0),
});

type Module = typeof CacheHandler & { default?: typeof CacheHandler };
// Next's build exports it by default: a property of it to node (next-server), itself to the bundler (proxy.ts).
const loaded = fileSystemCacheModule as unknown as Module;
const FileSystemCache = loaded.default ?? loaded;

type Moment = { at: number; position: number | null };
type SetParameters = Parameters<CacheHandler["set"]>;
type SharedPage = { data: SetParameters[1]; cacheControl: CacheControl };

/** When renderings under way have begun, by page: one that fails leaves its moment, which is only too early. */
const begun = new Map<string, Moment>();

function noteBegin(key: string): void {
  if (begun.has(key)) return;
  const [oldest] = begun.keys();
  if (begun.size >= MAX_RENDERS && oldest !== undefined) begun.delete(oldest);
  begun.set(key, { at: nowMs(), position: knownPosition() });
}

type Disk = NonNullable<CacheHandlerContext["fs"]>;

let built: ReadonlySet<string> | undefined;

/** Reads only files of the build: nothing is added (`isrFlushToDisk`), and Next would look three times per page. */
function builtFiles(disk: Disk, folder: string): Disk {
  built ??= new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)));
  const files: ReadonlySet<unknown> = built;
  const onlyBuilt = <Read extends Disk["readFile"] | Disk["readFileSync"]>(read: Read): Read => {
    const guarded = (...given: unknown[]): unknown => {
      if (!files.has(given[0])) throw Object.assign(new Error("not of the build"), { code: "ENOENT" });
      return Reflect.apply(read, disk, given);
    };
    return guarded as Read;
  };
  return {
    ...disk,
    existsSync: (file) => files.has(file),
    readFile: onlyBuilt(disk.readFile),
    readFileSync: onlyBuilt(disk.readFileSync),
  };
}

/** Next's own cache of pages (`cacheHandler` in next.config.ts), which also writes on each page the tags it is filed under, for the
 * gateway. A page whose data has changed while it was rendered is not kept: Next would take it for newer than the change. Nor is the
 * page of an address under which there is nothing: there is no end of them, and each is as large as a business's. It also holds the
 * answers that pages are made of, under keys of their own. */
export default class NextPageCache extends FileSystemCache {
  constructor(context: CacheHandlerContext) {
    const { fs, serverDistDir, flushToDisk, dev } = context;
    const isFixed = fs && serverDistDir && !flushToDisk && !dev;
    super(isFixed ? { ...context, fs: builtFiles(fs, serverDistDir) } : context);
  }

  override async get(...[key, context]: Parameters<CacheHandler["get"]>): ReturnType<CacheHandler["get"]> {
    if (context.kind === "FETCH") return answers.get(key) ?? null;
    const page = await super.get(key, context);
    const seconds = page?.cacheControl?.revalidate;
    const isDue = typeof seconds === "number" && page !== null && page.lastModified + seconds * 1000 < nowMs();
    if (page && !isDue) return page;
    const shared = await readShared<SharedPage>(key);
    if (!shared) {
      noteBegin(key);
      return page;
    }
    const { value, restOf, judgedAt } = shared;
    const { revalidate, expire } = value.cacheControl;
    const cacheControl = { revalidate: revalidate && restOf(revalidate), expire: expire && restOf(expire) };
    return this.#keep(key, value.data, { cacheControl }, judgedAt);
  }

  override async set(...[key, data, context]: SetParameters): Promise<void> {
    if (data?.kind === "FETCH") {
      answers.set(key, { lastModified: nowMs(), value: data });
      return;
    }
    const began = begun.get(key);
    begun.delete(key);
    if (data && "status" in data && data.status === 404) return;
    const headers = data && "headers" in data ? data.headers : undefined;
    const written = headers?.[NEXT_TAGS_HEADER];
    if (!headers || typeof written !== "string") {
      await this.#keep(key, data, context);
      return;
    }
    const all = written.split(",");
    const tags = all.filter((tag) => tag !== "" && !tag.startsWith(ROUTE_TAG)).join(",");
    // A page without data has no tags of ours, and says so.
    if (tags.length <= MAX_LENGTH) headers[PAGE_TAGS_HEADER] = tags || "-";
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const revalidate = cacheControl?.revalidate;
    // By the clock of whoever reads it, another process.
    if (typeof revalidate === "number") headers[PAGE_UNTIL_HEADER] = String(Date.now() + revalidate * 1000);
    if (began && areTagsExpired(all, began.at - 1)) {
      headers[PAGE_TAGS_HEADER] = OUTDATED_PAGE;
      return;
    }
    const position = began?.position ?? null;
    if (cacheControl && position !== null) {
      const value: SharedPage = { data, cacheControl };
      writeShared(key, { value, tags: all, position }, Math.min(cacheControl.revalidate || DAY_S, DAY_S));
    }
    await this.#keep(key, data, context);
  }

  async #keep(key: string, data: SetParameters[1], context: SetParameters[2], lastModified = nowMs()) {
    await super.set(key, data, context);
    const kept = getMemoryCache(0).get(key);
    if (kept) kept.lastModified = lastModified;
    return kept ?? null;
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    expireTags([tags].flat());
  }
}
