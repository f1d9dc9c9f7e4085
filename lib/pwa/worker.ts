/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from "serwist";
import { sizesOfPicture } from "@/lib/images/picture-sizes";
import { routes } from "@/lib/routes";
import {
  buildAssetsOf,
  FRESH_PAGE_MS,
  isBuildAsset,
  isBusinessPage,
  isGonePage,
  isKeepablePage,
  isPageScript,
  isPicturePath,
  isPublicPage,
  MONTH_S,
  PAGE_TIMEOUT_S,
  pageKey,
  scriptsOnDemandOf,
} from "./cache-rules";
import { CACHE_SIZES, CACHES } from "./caches";
import { isSeenMessage } from "./messages";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the pages to fetch beforehand, with a revision that changes with the site's scripts and styles. */
  __SW_MANIFEST: (PrecacheEntry | string)[];
};

// Pages may name more files than they need for a start, but only those of the build, which all pages share.
const keepBuildAssets: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    const cache = await caches.open(CACHES.assets);
    const keep = async (addresses: readonly string[]) => {
      const known = await Promise.all(addresses.map((address) => cache.match(address)));
      await cache.addAll(addresses.filter((_, index) => !known[index]));
    };
    const html = await response.clone().text();
    const addresses = buildAssetsOf(html);
    await keep(addresses);
    const script = await cache.match(addresses.find(isPageScript) ?? "");
    await keep(scriptsOnDemandOf(html, (await script?.text()) ?? ""));
    return response;
  },
};

/** Asks the site past the browser's own cache. (A navigation cannot be copied with another setting.) */
const askTheSite: SerwistPlugin = {
  requestWillFetch: async ({ request: { url, headers, signal } }) =>
    new Request(url, { headers, signal, cache: "no-cache", redirect: "manual" }),
};

/** Keeps good responses only, and forgets the page of a business that is gone. */
const keepGoodPages: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  async cacheWillUpdate({ request, response }) {
    if (isGonePage(response)) {
      await (await caches.open(CACHES.pages)).delete(pageKey(request.url), { ignoreVary: true });
    }
    return isKeepablePage(response) ? response : null;
  },
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [askTheSite, keepGoodPages, new ExpirationPlugin({ maxEntries: CACHE_SIZES.pages, maxAgeSeconds: MONTH_S })],
});

/** Without a connection, a picture that was kept in another size serves as well. */
const takeAnotherSize: SerwistPlugin = {
  async handlerDidError({ request }) {
    const { origin, pathname } = new URL(request.url);
    const cache = await caches.open(CACHES.pictures);
    for (const size of sizesOfPicture(pathname)) {
      const kept = await cache.match(origin + size);
      if (kept) return kept;
    }
    return undefined;
  },
};

const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [
    takeAnotherSize,
    new ExpirationPlugin({ maxEntries: CACHE_SIZES.pictures, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: CACHE_SIZES.assets, maxAgeFrom: "last-used" })],
});

// Navigation preload stays off: for the pages that are left to the browser it would send each request twice.
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { plugins: [keepBuildAssets] },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && isPublicPage(url.pathname),
      handler: pages,
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && isBuildAsset(url.pathname), handler: assets },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === "image" && isPicturePath(url.pathname),
      handler: pictures,
    },
  ],
  fallbacks: {
    entries: [{ url: routes.offline(), matcher: ({ request }) => request.mode === "navigate" }],
  },
});
serwist.addEventListeners();

/** Keeps the page of a business that was seen before this worker was there. Not one that was kept lately. */
async function keepSeenPage(event: ExtendableEvent, url: URL): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const kept = await cache.match(pageKey(url.href), { ignoreVary: true });
  const keptAt = Date.parse(kept?.headers.get("date") ?? "");
  if (Date.now() - keptAt < FRESH_PAGE_MS) return;
  const response = await fetch(url, {
    headers: { accept: "text/html" },
    cache: "no-cache",
    redirect: "manual",
    priority: "low",
  });
  if (isGonePage(response)) await cache.delete(pageKey(url.href), { ignoreVary: true });
  if (!isKeepablePage(response)) return;
  await keepBuildAssets.cacheWillUpdate?.({ request: new Request(url), response, event });
  await cache.put(pageKey(url.href), response);
}

/** The browser has them, so that this costs no data. */
const keepSeenPicture = (event: ExtendableEvent, url: URL): Promise<Response> =>
  pictures.handle({ event, request: new Request(url) });

self.addEventListener("message", (event) => {
  if (!isSeenMessage(event.data)) return;
  const { path, pictures: addresses } = event.data;
  const isOurs = (url: URL): boolean => url.origin === self.location.origin;
  const page = new URL(path, self.location.origin);
  const seen = addresses.map((address) => new URL(address)).filter((url) => isOurs(url) && isPicturePath(url.pathname));
  // Without a connection there is nothing to keep, and nobody waits for it.
  event.waitUntil(
    Promise.allSettled([
      ...(isOurs(page) && isBusinessPage(page.pathname) ? [keepSeenPage(event, page)] : []),
      ...seen.map((url) => keepSeenPicture(event, url)),
    ]),
  );
});

// Caches of an older version of this worker under other names.
self.addEventListener("activate", (event) => {
  const known = new Set<string>(Object.values(CACHES));
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => !known.has(name) && !name.startsWith("serwist-precache"))
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});
