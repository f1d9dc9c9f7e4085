import http from "node:http";
import { finished } from "node:stream/promises";
import { STYLES_COOKIE } from "@/lib/http/styles-cookie";
import { isForFirstVisit, targetOf } from "./gateway/first-visit";

const PAGES = ["/", "/negocios", "/categorias"];
/** Links to categories on the pages before, as many at most. */
const CATEGORY_LINK = /href="(\/categorias\/[a-z\d-]+)"/g;
const MAX_CATEGORIES = 20;
const PAGE_MS = 30_000;
/** By then all that gives a kept page is machine code. */
const REHEARSED_PAGES = 3_000;
const REHEARSED_AT_ONCE = 8;

/** Asks for the most visited pages, so that the gateway keeps them. Never fails. @param origin of the gateway */
export async function warmUp(origin: string, signal: AbortSignal): Promise<void> {
  const pages = new Set(PAGES);
  // Pages that are added while it runs are asked for too.
  for (const page of pages) {
    if (signal.aborted) return;
    const html = await read(origin + page, signal).catch(() => "");
    for (const [, link = ""] of html.matchAll(CATEGORY_LINK)) {
      if (pages.size < PAGES.length + MAX_CATEGORIES) pages.add(link);
    }
  }
}

async function read(url: string, signal: AbortSignal): Promise<string> {
  // No form is asked for: the gateway then makes the one that most browsers take.
  const headers = { accept: "text/html", "accept-encoding": "identity" };
  const response = await fetch(url, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]) });
  return response.text();
}

/** Asks for pages that are kept, the last ones of these keys, while Next starts: code that has not run yet takes twice as long. Never fails. */
export async function rehearse(origin: string, keys: readonly string[], signal: AbortSignal): Promise<void> {
  // A connection for each, as visitors come.
  const agent = new http.Agent({ keepAlive: false, maxSockets: REHEARSED_AT_ONCE });
  const give = (key: string) =>
    new Promise<void>((resolve) => {
      const cookie = isForFirstVisit(key) ? "" : `${STYLES_COOKIE}=1`;
      const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd", cookie };
      http
        .get(origin + targetOf(key), { agent, headers, signal }, (response) => {
          finished(response.resume()).then(resolve, () => resolve());
        })
        .on("error", () => resolve());
    });
  await Promise.all(keys.slice(-REHEARSED_PAGES).map(give));
  agent.destroy();
}
