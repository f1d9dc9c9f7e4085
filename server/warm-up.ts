const PAGES = ["/", "/negocios", "/categorias"];
/** Links to categories on the pages before, as many at most. */
const CATEGORY_LINK = /href="(\/categorias\/[a-z\d-]+)"/g;
const MAX_CATEGORIES = 20;
const PAGE_MS = 30_000;

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
