import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { seededRandom } from "@/supabase/seed/artwork/random";
import { EPITHETS, GIVEN_NAMES, SURNAMES, TRADES } from "../../scale/vocabulary";

const PAGE_BYTES = 250 * 1024;
const PART_BYTES = 64 * 1024;

/** A page as long as the directory's: the markup repeats itself, the words do not. */
function page(): Buffer {
  const random = seededRandom(1);
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  let html = '<!DOCTYPE html><html lang="es-MX"><head><title>Negocios</title></head><body><main>';
  while (html.length < PAGE_BYTES) {
    const { trade, category, activity } = one(TRADES);
    const number = Math.floor(random() * 1e6);
    html += `<article class="card flex gap-4 rounded-xl p-4 shadow-sm"><a href="/negocio/${category}-${number}"><h3 class="text-lg font-semibold">${trade} ${one(EPITHETS)} ${one(SURNAMES)}</h3></a><p class="text-sm text-ink-soft">${activity}, Calle ${one(GIVEN_NAMES)} ${one(SURNAMES)} ${number % 900}</p><a class="button" href="tel:+5255${number}">Llamar</a></article>`;
  }
  return Buffer.from(`${html}</main></body></html>`);
}

/** Answers every address with that page as Next does a finished one, in parts. */
export async function startStandIn(): Promise<{ port: number; stop: () => void }> {
  const body = page();
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {
      vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
      "x-nextjs-cache": "MISS",
      "x-nextjs-prerender": "1",
      "cache-control": "s-maxage=604800, stale-while-revalidate=30931200",
      etag: '"sw47k2fdga4hwk"',
      "content-type": "text/html; charset=utf-8",
    });
    for (let at = 0; at < body.length; at += PART_BYTES) response.write(body.subarray(at, at + PART_BYTES));
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
