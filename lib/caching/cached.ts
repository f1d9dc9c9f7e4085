import "server-only";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import type { IncrementalCache } from "next/dist/server/lib/incremental-cache";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import type { CachedRouteKind, IncrementalCacheKind } from "next/dist/server/response-cache/types";
import { ROOT_TAG } from "@/lib/http/next-internals";
import { log } from "@/lib/log";
import { type CacheLife, UNTIL_CHANGED } from "./cache-life";
import { knownPosition, nowMs } from "./changes";
import { readShared, writeShared } from "./shared-entries";

/** Survives being stored as JSON; not a `Date` or a `Map`. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** Lifetime, and the changes that end it; Next's store of a page has these fields too. */
type Scope = CacheLife & { tags: string[] | null };
type Answer = Scope & { json: string; begunAt: number };

/** The cached function or, outside of one, the page that is being made; none on pages that are made for each request. */
function currentScope(): Scope | undefined {
  const store = workUnitAsyncStorage.getStore();
  return store && "expire" in store ? store : undefined;
}

export function cacheTag(...tags: readonly string[]): void {
  const scope = currentScope();
  if (scope) scope.tags = [...new Set([...(scope.tags ?? []), ...tags])];
}

/** Shortens how long what is being made is kept. */
export function cacheLife(life: CacheLife): void {
  const scope = currentScope();
  if (!scope) return;
  scope.stale = Math.min(scope.stale, life.stale);
  scope.revalidate = Math.min(scope.revalidate, life.revalidate);
  scope.expire = Math.min(scope.expire, life.expire);
}

const ASKED = "FETCH" as IncrementalCacheKind.FETCH;
const KEPT = "FETCH" as CachedRouteKind.FETCH;

/** The scope of a function, as Next's `unstable_cache` has it: a request's cookies and headers cannot be read in it. */
const CACHED_FUNCTION = {
  type: "unstable-cache",
  phase: "render",
  consumerWillServerCache: true,
  implicitTags: undefined,
  draftMode: undefined,
  rootParams: undefined,
} as const;

/** Of invented pages, too, there are answers: they are not shared for as long as pages. */
const MAX_SHARED_S = 600;

const inFlight = new Map<string, Promise<Answer>>();

const isOutdated = ({ tags, begunAt }: Answer): boolean => areTagsExpired([ROOT_TAG, ...(tags ?? [])], begunAt);

async function read(cache: IncrementalCache, key: string): Promise<Answer | null> {
  const found = await cache.get(key, { kind: ASKED });
  if (found?.value?.kind !== KEPT) return null;
  const { body, headers } = found.value.data;
  const answer: Answer = { json: body, ...JSON.parse(headers.facts ?? "") };
  return isOutdated(answer) ? null : answer;
}

async function keep(cache: IncrementalCache, key: string, answer: Answer): Promise<Answer> {
  const { json, ...facts } = answer;
  const data = { headers: { facts: JSON.stringify(facts) }, body: json, status: 200, url: "" };
  const { revalidate, tags } = facts;
  await cache.set(key, { kind: KEPT, data, revalidate }, { fetchCache: true, tags: tags ?? [] });
  return answer;
}

async function takeShared(cache: IncrementalCache, key: string): Promise<Answer | null> {
  const shared = await readShared<Answer>(key);
  if (!shared) return null;
  const { value, restOf, judgedAt: begunAt } = shared;
  return keep(cache, key, { ...value, revalidate: restOf(value.revalidate), expire: restOf(value.expire), begunAt });
}

async function make(cache: IncrementalCache, key: string, ask: () => Promise<Plain>): Promise<Answer> {
  const isForKept = currentScope() !== undefined;
  const shared = isForKept ? await takeShared(cache, key) : null;
  if (shared) return shared;
  const position = knownPosition();
  // A change of the same millisecond may not be in the answer.
  const begunAt = nowMs() - 1;
  const scope: Scope & typeof CACHED_FUNCTION = { ...UNTIL_CHANGED, tags: [], ...CACHED_FUNCTION };
  const json = await workUnitAsyncStorage.run(scope, async () => JSON.stringify(await ask()));
  const { stale, revalidate, expire, tags } = scope;
  const answer = { json, stale, revalidate, expire, tags, begunAt };
  if (isForKept && position !== null) {
    writeShared(key, { value: answer, tags: tags ?? [], position }, Math.min(revalidate, MAX_SHARED_S));
  }
  return keep(cache, key, answer);
}

async function answerOf(cache: IncrementalCache, key: string, ask: () => Promise<Plain>): Promise<Answer> {
  const kept = await read(cache, key);
  const age = kept ? (nowMs() - kept.begunAt) / 1000 : Number.POSITIVE_INFINITY;
  if (kept && age < kept.revalidate) return kept;

  const begun = inFlight.get(key);
  const pending = begun ?? make(cache, key, ask).finally(() => inFlight.delete(key));
  if (!begun) inFlight.set(key, pending);
  const work = workAsyncStorage.getStore();
  if (kept && age < kept.expire && work && currentScope() === undefined) {
    work.pendingRevalidates ??= {};
    work.pendingRevalidates[key] = pending.catch((err: unknown) =>
      log.error({ err }, "a kept answer could not be renewed"),
    );
    return kept;
  }
  const answer = await pending;
  // Whoever asks after a change must not get what was asked for before it.
  return begun && isOutdated(answer) ? answerOf(cache, key, ask) : answer;
}

/** A question whose answers are kept with Next's pages, until one of its tags changes or its life ends (`UNTIL_CHANGED`, unless
 * `cacheLife` makes it shorter). What asks it, a page or another cached function, has its tags too and ends no later. Failures are not
 * kept; whoever asks while it is being answered waits for the same answer. @param name unique among cached functions */
export function cached<Args extends readonly Plain[], Value extends Plain>(
  name: string,
  ask: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  return async (...args) => {
    const cache = workAsyncStorage.getStore()?.incrementalCache;
    if (!cache) return ask(...args);
    const key = await cache.generateSimpleCacheKey(JSON.stringify([name, ...args]));
    const answer = await answerOf(cache, key, () => ask(...args));
    cacheTag(...(answer.tags ?? []));
    cacheLife(answer);
    return JSON.parse(answer.json);
  };
}
