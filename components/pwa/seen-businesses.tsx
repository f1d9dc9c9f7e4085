"use client";

import { useEffect, useState } from "react";
import { BRAND } from "@/lib/brand";
import { CACHES } from "@/lib/pwa/cache-rules";

type SeenPage = { path: string; name: string };

const MOST_SHOWN = 20;

/** The cached pages of businesses, newest first, by the names in their titles. */
async function listSeenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(CACHES.pages);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/negocio/"));
  return Promise.all(
    requests
      .reverse()
      .slice(0, MOST_SHOWN)
      .map(async (request) => {
        const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
        const { title } = new DOMParser().parseFromString(text, "text/html");
        return { path: new URL(request.url).pathname, name: title.replace(` | ${BRAND.name}`, "") };
      }),
  );
}

/** Businesses whose pages open without a connection, since they were seen on this device. */
export function SeenBusinesses() {
  const [pages, setPages] = useState<readonly SeenPage[]>([]);

  useEffect(() => {
    if (!("caches" in window)) return;
    listSeenPages().then(setPages, () => undefined);
  }, []);

  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="vistos" className="mt-12">
      <h2 id="vistos" className="text-xl">
        Negocios que ya viste
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-white">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className="flex min-h-12 items-center px-4 py-2 font-semibold hover:bg-sand">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
