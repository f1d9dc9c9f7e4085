import { HOST_PREFIX } from "@/lib/http/cookie-names";
import { STYLES_COOKIE } from "@/lib/http/styles-cookie";
import { CACHES } from "@/lib/pwa/caches";

const MONTH_S = 30 * 24 * 60 * 60;

function remember(): void {
  const [prefix, secure] = location.protocol === "https:" ? [HOST_PREFIX, "; secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers in use
  document.cookie = `${prefix}${STYLES_COOKIE}=1; path=/; max-age=${MONTH_S}; samesite=lax${secure}`;
}

/** Gives inline styles (`data-hoja`: their address) to the service worker, so that they are fetched once. */
export async function keepStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLElement>("style[data-hoja]");
  const cache = sheets.length > 0 && (await caches.open(CACHES.assets));
  if (!cache) return;
  for (const { dataset, textContent } of sheets)
    await cache.put(dataset.hoja ?? "", new Response(textContent, { headers: { "content-type": "text/css" } }));
  navigator.serviceWorker.ready.then(remember);
}
