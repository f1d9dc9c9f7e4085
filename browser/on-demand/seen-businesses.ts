import { BRAND } from "@/lib/brand";
import { parsePage } from "@/lib/browser/trusted";
import { CACHES } from "@/lib/pwa/caches";

type SeenPage = { path: string; name: string };

const MAX_SHOWN = 20;

async function listSeenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(CACHES.pages);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/negocio/"));
  return Promise.all(
    requests
      .reverse()
      .slice(0, MAX_SHOWN)
      .map(async (request) => {
        const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? "";
        const { title } = parsePage(text);
        return { path: new URL(request.url).pathname, name: title.replace(` | ${BRAND.name}`, "") };
      }),
  );
}

export async function start(section: HTMLElement): Promise<void> {
  const pattern = section.querySelector("li");
  if (!("caches" in window) || !pattern) return;
  const pages = await listSeenPages();
  const lines = pages.map(({ path, name }) => {
    const line = pattern.cloneNode(true) as Element;
    line.querySelector("a")?.setAttribute("href", path);
    line.querySelector("a")?.replaceChildren(name);
    return line;
  });
  section.querySelector("ul")?.replaceChildren(...lines);
  section.hidden = pages.length === 0;
}
