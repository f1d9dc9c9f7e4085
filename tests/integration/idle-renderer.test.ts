import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { renderWhenIdle, whenQuiet } from "@/server/idle-renderer";
import { eventually } from "@/tests/support/eventually";

/** Much less than the renderer waits. */
const AWAY_MS = 100;

/** Stands in for the gateway and the project: tells what was asked for, in order, and by whom. */
const asked: string[] = [];
let businesses = 3;
let isPlansAway = false;
let isAway = false;
const slugs = (query: URLSearchParams) => {
  const offset = Number(query.get("offset"));
  const count = Math.max(0, Math.min(businesses - offset, Number(query.get("limit"))));
  return Array.from({ length: count }, (_, index) => ({ slug: `negocio-${offset + index}` }));
};
const site = http.createServer(({ url = "", headers }, response) => {
  const { pathname, searchParams } = new URL(url, "http://site");
  if (pathname === "/rest/v1/negocios") return void response.end(JSON.stringify(slugs(searchParams)));
  if (pathname === "/sitemaps/paginas.xml")
    return void response.end(
      "<url><loc>https://example.org/</loc></url><url><loc>https://example.org/planes</loc></url>",
    );
  if (pathname === "/planes" && isPlansAway) return void response.destroy();
  if (isAway && !pathname.startsWith("/sitemaps/")) {
    setTimeout(() => {
      isAway = false;
    }, AWAY_MS);
    return void response.writeHead(503).end();
  }
  if (pathname.startsWith("/sitemaps/")) return void response.writeHead(404).end();
  asked.push(headers.cookie ? `${pathname} con estilos` : pathname);
  response.end("<html></html>");
});
let origin = "";
beforeAll(async () => {
  await once(site.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());
beforeEach(() => {
  asked.length = 0;
  businesses = 3;
});

const ending = new AbortController();
afterAll(() => ending.abort());

const render = (options: Partial<Parameters<typeof renderWhenIdle>[0]> = {}) =>
  renderWhenIdle({
    origin,
    project: () => ({ url: origin, secretKey: "clave" }),
    isBusy: () => false,
    requests: () => 0,
    hasRoom: async () => true,
    turn: null,
    signal: ending.signal,
    ...options,
  });

it("makes lists, then businesses, each for who has the styles and who has not", async () => {
  await render();
  const pages = ["/", "/planes", "/negocio/negocio-0", "/negocio/negocio-1", "/negocio/negocio-2"];
  expect(asked).toEqual(pages.flatMap((page) => [page, `${page} con estilos`]));
});

it("goes on to the end, however many there are", async () => {
  businesses = 252;
  await render();
  expect(asked.at(-1)).toBe("/negocio/negocio-251 con estilos");
});

it("makes no more than is kept", async () => {
  await render({ hasRoom: async () => asked.length < 4 });
  expect(asked).toHaveLength(4);
});

it("waits while visitors' pages are made", async () => {
  let isBusy = true;
  let looks = 0;
  const rendering = render({
    isBusy: () => {
      looks += 1;
      return isBusy;
    },
  });
  await eventually(() => expect(looks).toBeGreaterThan(2));
  expect(asked).toEqual([]);
  isBusy = false;
  await rendering;
  expect(asked).toHaveLength(10);
});

it("goes on after a page that fails", async () => {
  isPlansAway = true;
  await render();
  isPlansAway = false;
  expect(asked).toHaveLength(8);
});

it("waits a moment for a site that is away, as one is that starts again", async () => {
  isAway = true;
  await render();
  expect(asked).toHaveLength(9);
});

it("ends with the site, and when the project is away", async () => {
  const site = new AbortController();
  let isProjectAsked = false;
  const project = () => {
    isProjectAsked = true;
    return null;
  };
  const rendering = render({ isBusy: () => true, project, signal: site.signal });
  site.abort();
  await rendering;
  expect(asked).toEqual([]);
  expect(isProjectAsked).toBe(false);
  await render({ project: () => null });
  expect(asked.at(-1)).toBe("/planes con estilos");
});

it("begins when visitors are quiet, not beside all who come back after a restart", async () => {
  let isVisited = true;
  let count = 0;
  const quiet = whenQuiet({
    requests: () => {
      if (isVisited) count += 1;
      return count;
    },
    signal: ending.signal,
    quietMs: 1,
  });
  await eventually(() => expect(count).toBeGreaterThan(5));
  isVisited = false;
  await quiet;
});

it("begins after a while on a site that is never quiet", async () => {
  let count = 0;
  await whenQuiet({ requests: () => count++, signal: ending.signal, quietMs: 1, busyMs: 20 });
  expect(count).toBeGreaterThan(1);
});
