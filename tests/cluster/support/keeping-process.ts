import "next/dist/server/node-environment-baseline";
import type { WorkStore } from "next/dist/server/app-render/work-async-storage.external";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import type { PrerenderStoreLegacy, RequestStore } from "next/dist/server/app-render/work-unit-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache";
import type { CachedRouteKind, IncrementalCacheKind } from "next/dist/server/response-cache/types";
import { UNTIL_CHANGED } from "@/lib/caching/cache-life";
import { cached, cacheTag } from "@/lib/caching/cached";
import { noteChanges } from "@/lib/caching/changes";
import NextPageCache from "@/lib/caching/page-cache";
import { shareEntries } from "@/lib/caching/shared-entries";
import { NEXT_TAGS_HEADER, PAGE_TAGS_HEADER, PAGE_UNTIL_HEADER, ROOT_TAG } from "@/lib/http/next-internals";
import type { Changes } from "@/lib/page-expiry/model";
import { Redis } from "@/lib/redis";

/** What a process of Next keeps, without Next. */
export type Commands = typeof COMMANDS;
type Rendering = { status?: number; characters?: number; revalidate?: number; meanwhile?: Changes };

const pages = new NextPageCache({ maxMemoryCacheSize: 1e7, revalidatedTags: [], _requestHeaders: {} });
const incrementalCache = new IncrementalCache({
  dev: false,
  flushToDisk: false,
  requestHeaders: {},
  previewProps: { previewModeId: "", previewModeEncryptionKey: "", previewModeSigningKey: "" },
  prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} } as never,
  CurCacheHandler: NextPageCache,
});

let made = 0;
const make = () => {
  made += 1;
  return `${process.pid}: ${made}`;
};

const answer = cached("answer", async (tag: string) => {
  cacheTag(tag);
  return make();
});

const KEPT = { type: "prerender-legacy", phase: "render", tags: null, ...UNTIL_CHANGED } as PrerenderStoreLegacy;
const MADE_PER_REQUEST = { type: "request", phase: "render" } as RequestStore;

const ASKED = "APP_PAGE" as IncrementalCacheKind.APP_PAGE;
const KIND = "APP_PAGE" as CachedRouteKind.APP_PAGE;

/** Renders a page as Next does, which reads from what is kept what it has written. */
async function render(path: string, tag: string, rendering: Rendering): Promise<CacheHandlerValue> {
  const { status = 200, characters = 0, revalidate = 3600, meanwhile } = rendering;
  const html = make().padEnd(characters);
  if (meanwhile) noteChanges(meanwhile);
  const headers = { [NEXT_TAGS_HEADER]: `${ROOT_TAG},${tag}` };
  const rscData = Buffer.from("rsc");
  const value = { kind: KIND, html, headers, status, rscData, postponed: undefined, segmentData: undefined };
  const cacheControl = { revalidate, expire: 2 * revalidate };
  await pages.set(path, value, { cacheControl });
  return { value, lastModified: 0, cacheControl };
}

const COMMANDS = {
  share: async (url: string, buildId: string) => shareEntries(new Redis(url), buildId),
  noteChanges: async (changes: Changes) => noteChanges(changes),
  async visit(path: string, tag: string, rendering: Rendering = {}) {
    const kept = await pages.get(path, { kind: ASKED, isFallback: false });
    const { value, cacheControl } = kept ?? (await render(path, tag, rendering));
    if (value?.kind !== KIND) throw new Error("no page");
    const { [PAGE_TAGS_HEADER]: tags, [PAGE_UNTIL_HEADER]: until } = value.headers ?? {};
    const rsc = String(value.rscData);
    return { text: value.html.trim(), rsc, tags, until, seconds: cacheControl?.revalidate };
  },
  ask: async (tag: string, isKept: boolean) =>
    workAsyncStorage.run({ incrementalCache } as WorkStore, () =>
      workUnitAsyncStorage.run(isKept ? KEPT : MADE_PER_REQUEST, () => answer(tag)),
    ),
};

process.on("message", async ([name, args]: [keyof Commands, never[]]) => {
  const command = COMMANDS[name] as (...args: never[]) => Promise<unknown>;
  process.send?.({ result: await command(...args) });
});
process.send?.("ready");
