import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BUILD_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import type { Redis } from "@/lib/redis";
import { listFiles } from "../source-hash";
import { LIMITS } from "./limits";
import type { Answer } from "./response-cache";

const KEPT_S = 24 * 60 * 60;
const SHARE_EVERY_MS = (KEPT_S * 1000) / 4;
const RETRY_MS = 1_000;

const SCRIPT = "application/javascript; charset=UTF-8";
const TYPES: Readonly<Record<string, string>> = {
  ".js": SCRIPT,
  ".mjs": SCRIPT,
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/** Where a build has the files that are served under an address. */
const FOLDERS = { [BUILD_FOLDER]: ".next/static", [SCRIPT_FOLDER]: `public${SCRIPT_FOLDER}` } as const;

const NEWEST_KEY = "il:build";
const keyOf = (target: string): string => `il:file:${target}`;

/** Scripts and styles that nodes serve for each other: while a deployment goes on, each has pages whose files only others have. */
export class SharedFiles {
  readonly #redis: Redis;
  readonly #root: string;
  #build: string | null = null;

  /** @param root folder with the build */
  constructor(redis: Redis, root: string) {
    this.#redis = redis;
    this.#root = root;
  }

  async read(target: string): Promise<Answer | null> {
    const type = TYPES[path.extname(target)];
    const body = type && (await this.#redis.ask((client) => client.get(keyOf(target))));
    if (!body) return null;
    const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
    return { headers, seconds: LIMITS.cachedFileSeconds, body: Buffer.from(body) };
  }

  /** False while a node of another build has begun later: what changes with each build then changes once, and not in turns. */
  async isNewest(): Promise<boolean> {
    const newest = await this.#redis.ask((client) => client.get(NEWEST_KEY));
    return this.#build === null || !newest || String(newest) === this.#build;
  }

  /** Hands this build's files to the others, now and as long as the node lives. Resolves after the first try. */
  async share(signal: AbortSignal): Promise<void> {
    const isDone = await this.#shareOnce();
    void sleep(isDone ? SHARE_EVERY_MS : RETRY_MS, undefined, { signal, ref: false }).then(
      () => this.share(signal),
      () => undefined,
    );
  }

  async #shareOnce(): Promise<boolean> {
    for (const [folder, source] of Object.entries(FOLDERS)) {
      for (const name of await listFiles(path.join(this.#root, source), ".")) {
        if (!(path.extname(name) in TYPES)) continue;
        if (!(await this.#put(folder + name, path.join(this.#root, source, name)))) return false;
      }
    }
    return this.#announce();
  }

  async #put(target: string, file: string): Promise<boolean> {
    const key = keyOf(target);
    const isThere = await this.#redis.ask((client) => client.expire(key, KEPT_S));
    if (isThere !== 0) return isThere !== null;
    const body = await readFile(file);
    if (body.length > LIMITS.cachedResponseBytes) return true;
    const expiration = { type: "EX", value: KEPT_S } as const;
    return (await this.#redis.ask((client) => client.set(key, body, { expiration }))) !== null;
  }

  /** Says once which build this is. */
  async #announce(): Promise<boolean> {
    if (this.#build !== null) return (await this.#redis.ask((client) => client.expire(NEWEST_KEY, KEPT_S))) !== null;
    const build = await readFile(path.join(this.#root, ".next/BUILD_ID"), "utf8");
    const expiration = { type: "EX", value: KEPT_S } as const;
    if ((await this.#redis.ask((client) => client.set(NEWEST_KEY, build, { expiration }))) === null) return false;
    this.#build = build;
    return true;
  }
}
