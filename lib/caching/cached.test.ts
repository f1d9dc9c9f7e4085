import "next/dist/server/node-environment-baseline";
import type { WorkStore } from "next/dist/server/app-render/work-async-storage.external";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import type { PrerenderStoreLegacy, RequestStore } from "next/dist/server/app-render/work-unit-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UNTIL_CHANGED } from "./cache-life";
import { cached, cacheLife, cacheTag } from "./cached";
import { optionalPart } from "./optional-part";
import NextPageCache from "./page-cache";

const cache = new IncrementalCache({
  dev: false,
  flushToDisk: false,
  requestHeaders: {},
  previewProps: { previewModeId: "", previewModeEncryptionKey: "", previewModeSigningKey: "" },
  prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} } as never,
  CurCacheHandler: NextPageCache,
});

const SHORT = { stale: 30, revalidate: 30, expire: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a page that is kept, and tells what it is filed under and for how long. */
async function onKeptPage<T>(load: () => Promise<T>) {
  const forever = { stale: 1e9, revalidate: 1e9, expire: 1e9 };
  const page = { type: "prerender-legacy", phase: "render", tags: null, ...forever } as PrerenderStoreLegacy;
  const loaded = await workAsyncStorage.run({ incrementalCache: cache } as WorkStore, () =>
    workUnitAsyncStorage.run(page, load),
  );
  const { tags, stale, revalidate, expire } = page;
  return { loaded, tags, life: { stale, revalidate, expire } };
}

/** Runs a page that is made for each request, up to the end of what is done after its answer. */
async function onRequest<T>(load: () => Promise<T>): Promise<T> {
  const work = { incrementalCache: cache } as WorkStore;
  const request = { type: "request", phase: "render" } as RequestStore;
  const loaded = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(request, load));
  await Promise.all(Object.values(work.pendingRevalidates ?? {}));
  return loaded;
}

const change = async (tag: string): Promise<void> => {
  vi.advanceTimersByTime(2);
  await cache.revalidateTag(tag, { expire: 0 });
  vi.advanceTimersByTime(2);
};

/** A cached function that counts how often it was asked. */
function counter(name: string, body: () => unknown = () => cacheTag(name)) {
  let asked = 0;
  return cached(name, async (argument: string) => {
    asked += 1;
    const count = asked;
    await body();
    return `${argument} ${count}`;
  });
}

it("keeps an answer for each list of arguments until one of its tags changes", async () => {
  const ask = counter("kept");
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  expect(await onRequest(() => ask("b"))).toBe("b 2");
  await change("another");
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  await change("kept");
  expect(await onRequest(() => ask("a"))).toBe("a 3");
});

it("tells the page its tags and its shortest life, also of answers that were kept and of what they were made of", async () => {
  const inner = cached("inner", async () => {
    cacheTag("of-inner");
    cacheLife(SHORT);
    return 1;
  });
  const outer = cached("outer", async () => {
    cacheTag("of-outer");
    return [await inner()];
  });
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await onKeptPage(() => outer());
    expect(page).toEqual({ loaded: [1], tags: expect.arrayContaining(["of-outer", "of-inner"]), life: SHORT });
  }
  await change("of-inner");
  const other = cached("other", async () => 2);
  expect(await onKeptPage(() => other())).toEqual({ loaded: 2, tags: [], life: UNTIL_CHANGED });
});

it("asks once for all that ask at the same time, but anew after a change", async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>();
  const looks = vi.spyOn(cache, "get");
  const ask = counter("at-once", async () => {
    cacheTag("at-once");
    noteAsked();
    await isAnswered;
  });
  const before = [onRequest(() => ask("a")), onRequest(() => ask("a"))];
  await isAsked;
  await change("at-once");
  const after = onRequest(() => ask("a"));
  await vi.waitFor(() => expect(looks).toHaveBeenCalledTimes(3));
  answer();
  expect(await Promise.all(before)).toContain("a 1");
  expect(await after).toBe("a 2");
  expect(await onRequest(() => ask("a"))).toBe("a 2");
});

it("keeps no failure, and lets a page do without the part for a short time", async () => {
  let fails = true;
  const part = cached("part", async () => {
    if (fails) throw new Error("unreachable");
    return "part";
  });
  await expect(onRequest(() => part())).rejects.toThrow("unreachable");
  const page = await onKeptPage(() => optionalPart("part", part()));
  expect(page).toMatchObject({ loaded: null, life: { revalidate: 5, expire: 300 } });
  fails = false;
  expect(await onRequest(() => part())).toBe("part");
});

it("gives requests an old answer while it asks anew, but not past its end, and never to what is kept itself", async () => {
  const ask = counter("old", () => cacheLife(SHORT));
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  vi.advanceTimersByTime(40_000);
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  expect(await onRequest(() => ask("a"))).toBe("a 2");
  vi.advanceTimersByTime(70_000);
  expect(await onRequest(() => ask("a"))).toBe("a 3");
  vi.advanceTimersByTime(40_000);
  expect((await onKeptPage(() => ask("a"))).loaded).toBe("a 4");
});

it.each([3_600_000, -3_600_000])("shows a change though the clock has been set by %i ms", async (ms) => {
  const ask = counter(`clock ${ms}`);
  expect(await onRequest(() => ask("a"))).toBe("a 1");
  vi.setSystemTime(Date.now() + ms);
  await change(`clock ${ms}`);
  for (let time = 0; time < 2; time += 1) expect(await onRequest(() => ask("a"))).toBe("a 2");
});

it("outside of Next keeps nothing", async () => {
  const ask = counter("outside");
  expect([await ask("a"), await ask("a")]).toEqual(["a 1", "a 2"]);
});
