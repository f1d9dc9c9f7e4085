import { describe, expect, it } from "vitest";
import { PRIVATE_SEGMENTS } from "@/lib/http/private-segments";
import {
  buildAssetsOf,
  isGonePage,
  isKeepablePage,
  isPicturePath,
  isPublicPage,
  pageKey,
  scriptsOnDemandOf,
} from "./cache-rules";

describe("isPublicPage", () => {
  it.each(["/", "/negocios", "/negocio/taqueria-la-guera", "/planes", "/colonias/santa-martha/salud"])(
    "keeps %s",
    (path) => {
      expect(isPublicPage(path)).toBe(true);
    },
  );

  it.each([
    ...PRIVATE_SEGMENTS.map((segment) => `/${segment}`),
    "/admin/negocios",
    "/%61dmin",
    "/auth/callback",
    "/rest/v1/negocios",
    "/auth/v1/token",
    "/storage/v1/object/sign/x",
    "/simulador/pago",
    "/api/v1/categorias",
    "/_next/image",
    "/sw/sw.js",
  ])("never keeps %s", (path) => {
    expect(isPublicPage(path)).toBe(false);
  });
});

describe("isPicturePath", () => {
  it.each([
    ["/storage/v1/object/public/portadas/a.webp", true],
    ["/categorias/salud-y-bienestar.webp", true],
    ["/storage/v1/object/sign/portadas/a.webp", false],
    ["/api/foto.png", false],
  ])("%s: %s", (path, expected) => {
    expect(isPicturePath(path)).toBe(expected);
  });
});

describe("pageKey", () => {
  it.each([
    ["https://a.example/negocio/x?fbclid=1&utm_source=w#mapa", "https://a.example/negocio/x"],
    ["https://a.example/negocios?page=2&x=1", "https://a.example/negocios?page=2"],
    ["https://a.example/", "https://a.example/"],
  ])("%s is kept as %s", (address, key) => {
    expect(pageKey(address)).toBe(key);
  });
});

describe("isKeepablePage", () => {
  const html = { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=60" };
  const response = (fields: { status?: number; redirected?: boolean; type?: string; headers?: HeadersInit }) => {
    const { status = 200, redirected = false, type = "basic", headers = html } = fields;
    return isKeepablePage(
      Object.create(new Response(null, { status, headers }), {
        status: { value: status },
        redirected: { value: redirected },
        type: { value: type },
        headers: { value: new Headers(headers) },
      }),
    );
  };

  it("takes a whole public page", () => {
    expect(response({})).toBe(true);
  });

  it.each([
    ["a missing page", { status: 404 }],
    ["a failed one", { status: 503 }],
    ["one that came by a redirect", { redirected: true }],
    ["another origin's", { type: "opaque" }],
    ["data", { headers: { ...html, "content-type": "application/json" } }],
    ["what nobody may store", { headers: { ...html, "cache-control": "private, no-cache, no-store" } }],
  ])("refuses %s", (_, fields) => {
    expect(response(fields)).toBe(false);
  });
});

describe("isGonePage", () => {
  it.each<[Pick<Response, "status" | "type">, boolean]>([
    [{ status: 404, type: "basic" }, true],
    [{ status: 410, type: "basic" }, true],
    [{ status: 0, type: "opaqueredirect" }, true],
    [{ status: 200, type: "basic" }, false],
    [{ status: 503, type: "basic" }, false],
    [{ status: 429, type: "basic" }, false],
    [{ status: 0, type: "error" }, false],
  ])("%o: %s", (response, expected) => {
    expect(isGonePage(response)).toBe(expected);
  });
});

describe("scriptsOnDemandOf", () => {
  const script =
    'var t={copy:"/guiones/copy-AAAA1111.js","copy-all":"/guiones/copy-all-CCCC.js",live:"/guiones/live-BBBB.js"}';

  it.each([
    ['<a data-script="copy"></a><b data-script="copy"></b>', ["/guiones/copy-AAAA1111.js"]],
    ['<p data-script-now="copy-all" data-x="1"></p>', ["/guiones/copy-all-CCCC.js"]],
    ['<p data-script-idle="live"></p><p data-script="unknown"></p>', []],
  ])("finds in %s what can be touched without a connection", (html, addresses) => {
    expect(scriptsOnDemandOf(html, script)).toEqual(addresses);
  });
});

describe("buildAssetsOf", () => {
  it("finds scripts, styles, fonts and icons once each, without those for browsers that have no worker", () => {
    const page = `<link href="/_next/static/chunks/a-1.css"/><script src="/_next/static/chunks/b~2.js"></script>
      <script>self.__next_f.push([1,"/_next/static/chunks/b~2.js\\",\\"/_next/static/media/i.p.0e-s.woff2"])</script>
      <script src="/_next/static/chunks/old.js" noModule=""></script>
      <svg><use href="/_next/static/media/icons.0-a.svg#star"></use><use href="/_next/static/media/icons.0-a.svg#map"></use></svg>
      <img src="/categorias/x.webp">`;
    expect(buildAssetsOf(page)).toEqual([
      "/_next/static/chunks/a-1.css",
      "/_next/static/chunks/b~2.js",
      "/_next/static/media/i.p.0e-s.woff2",
      "/_next/static/media/icons.0-a.svg",
    ]);
  });
});
