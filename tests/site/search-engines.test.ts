import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { PRIVATE_SEGMENTS } from "@/lib/http/private-segments";
import { pictureInfo } from "@/supabase/seed/artwork/render";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { eventually } from "../support/eventually";
import { request } from "../support/raw-http";
import { schemaProblems } from "../support/schema-vocabulary";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

const CRAWLER = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const publicBusinesses = showcaseBusinesses.filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted);
/** No description, picture, hours or owner, and neither telephone nor web address. */
const THIN_SLUG = "autoelectrico-de-paso";
/** Listing with as little, but for a telephone and a place. */
const CENSUS_SLUG = "autoelectrico-rayo";

let instance: SharedInstance;
let sql: postgres.Sql;

beforeAll(async () => {
  ({ instance } = await sharedInstance("showcase"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`insert into negocios (slug, nombre, categoria, actividad, direccion, colonia, is_approved)
    values (${THIN_SLUG}, 'Autoeléctrico', 'Autos y Talleres', 'Vulcanizadora', 'Calle Uno 1', 'Xalpa', true)`;
  await outboxIsEmpty();
}, 240_000);
afterAll(async () => {
  await sql?.end();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(instance.siteUrl + path, { headers: { ...CRAWLER, ...headers }, redirect: "manual" });
const read = async (path: string) => (await get(path)).text();
const outboxIsEmpty = () => eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

type Listed = { path: string; lastmod: string | null };

/** The addresses in a file of the sitemap, which has to hold against its schema. */
async function readSitemap(path: string): Promise<Listed[]> {
  const answer = await get(path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
    path,
    200,
    "application/xml; charset=utf-8",
  ]);
  const contents = await answer.text();
  const root = contents.includes("<sitemapindex") ? "sitemapindex" : "urlset";
  const schema = await readFile(`tests/fixtures/${root}.xsd`, "utf8");
  const { valid, errors } = await validateXML({ xml: { fileName: "sitemap.xml", contents }, schema });
  expect([path, valid, errors]).toEqual([path, true, []]);
  return [...contents.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, loc = "", lastmod]) => {
    expect(loc.startsWith(`${instance.siteUrl}/`)).toBe(true);
    return { path: loc.slice(instance.siteUrl.length), lastmod: lastmod ?? null };
  });
}

async function readWholeSitemap(): Promise<Listed[]> {
  const files = await readSitemap("/sitemap.xml");
  return (await Promise.all(files.map(({ path }) => readSitemap(path)))).flat();
}

describe("the sitemap", () => {
  it("has a file for each kind of page", async () => {
    const files = await readSitemap("/sitemap.xml");
    expect(files.map(({ path }) => path)).toEqual(
      ["paginas", "categorias", "colonias", "negocios-1"].map((name) => `/sitemaps/${name}.xml`),
    );
    expect(files.every(({ lastmod }) => lastmod !== null)).toBe(true);
  });

  it("lists every public business that is worth a visit, and no other", async () => {
    const listed = (await readSitemap("/sitemaps/negocios-1.xml")).map(({ path }) => path);
    const expected = publicBusinesses.map(({ slug }) => `/negocio/${slug}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it("lists pages that are there, are indexed, and name themselves as canonical", async () => {
    const listed = await readWholeSitemap();
    expect(listed.length).toBeGreaterThan(publicBusinesses.length);
    for (const { path } of listed) {
      const answer = await get(path);
      const html = await answer.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      const robots = /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];
      expect([path, answer.status, robots]).toEqual([path, 200, "index, follow"]);
      expect(new URL(canonical ?? "").href).toBe(new URL(path, instance.siteUrl).href);
    }
  });

  it("tells the time of a change, which counters do not alter", async () => {
    const find = async () =>
      (await readSitemap("/sitemaps/negocios-1.xml")).find(({ path }) => path === "/negocio/taqueria-la-guera");
    const before = await find();
    await sql`update negocios set visitas = visitas + 1 where slug = 'taqueria-la-guera'`;
    await sql`update negocios set descripcion = 'Otra' where slug = 'floreria-petalo-y-viento'`;
    await outboxIsEmpty();
    expect(await find()).toEqual(before);
    await sql`update negocios set descripcion = 'Tacos' where slug = 'taqueria-la-guera'`;
    await outboxIsEmpty();
    const after = await find();
    const [row] = await sql`select updated_at from negocios where slug = 'taqueria-la-guera'`;
    expect(after?.lastmod).toBe(row?.updated_at.toISOString());
    expect((await readSitemap("/sitemap.xml")).at(-1)?.lastmod).toBe(after?.lastmod);
  });

  it("forgets a business as soon as it is no longer public", async () => {
    const has = async () => (await read("/sitemaps/negocios-1.xml")).includes("/negocio/papeleria-de-prueba<");
    await sql`insert into negocios (slug, nombre, categoria, descripcion, is_approved)
      values ('papeleria-de-prueba', 'Papelería', 'Moda y Tiendas', 'Cuadernos', true)`;
    await outboxIsEmpty();
    expect(await has()).toBe(true);
    await sql`update negocios set is_approved = false where slug = 'papeleria-de-prueba'`;
    await outboxIsEmpty();
    expect(await has()).toBe(false);
  });

  it("is compressed on the way", async () => {
    const { headers } = await request(`${instance.siteUrl}/sitemaps/negocios-1.xml`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  it.each(["nada.xml", "negocios-0.xml", "negocios-2.xml", "negocios-1", "negocios-99999.xml"])(
    "has no file %s",
    async (file) => {
      expect((await get(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

describe("robots.txt", () => {
  it("names the sitemap and closes what is private, nothing else", async () => {
    const text = await read("/robots.txt");
    expect(text).toContain(`\nSitemap: ${instance.siteUrl}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(PRIVATE_SEGMENTS.map((segment) => `/${segment}`));
    const listed = (await readWholeSitemap()).map(({ path }) => path);
    expect(listed.length).toBeGreaterThan(publicBusinesses.length);
    expect(listed.filter((path) => closed.some((start) => path.startsWith(start ?? "")))).toEqual([]);
  });
});

describe("structured data", () => {
  const dataOf = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    );

  it("of every public business is in schema.org's words, with its address", async () => {
    for (const { slug } of publicBusinesses) {
      const data = dataOf(await read(`/negocio/${slug}`));
      expect([slug, data.flatMap(schemaProblems)]).toEqual([slug, []]);
      expect(data.map((each) => each["@type"])).toContain("BreadcrumbList");
      expect(data[0]).toMatchObject({ url: `${instance.siteUrl}/negocio/${slug}`, address: { addressCountry: "MX" } });
    }
  });

  it.each([
    ["/", ["WebSite", "Organization"]],
    ["/negocios", ["ItemList"]],
    ["/categorias/alimentos-y-bebidas", ["ItemList", "BreadcrumbList"]],
    ["/categorias", ["BreadcrumbList"]],
    ["/actividades/vulcanizadora", ["ItemList", "BreadcrumbList"]],
    ["/colonias/santa-martha-acatitla", ["ItemList", "BreadcrumbList"]],
    ["/colonias/santa-martha-acatitla/alimentos-y-bebidas", ["ItemList", "BreadcrumbList"]],
  ])("of %s is in schema.org's words", async (path, types) => {
    const data = dataOf(await read(path));
    expect(data.map((each) => each["@type"])).toEqual(expect.arrayContaining(types));
    expect(data.flatMap(schemaProblems)).toEqual([]);
  });

  it("lists the businesses of a list in its order", async () => {
    const html = await read("/categorias/alimentos-y-bebidas");
    const list = dataOf(html).find((each) => each["@type"] === "ItemList");
    const items = list?.itemListElement as { position: number; url: string }[];
    expect(items.length).toBeGreaterThan(1);
    const linked = [...new Set([...html.matchAll(/href="(\/negocio\/[a-z0-9-]+)"/g)].map(([, path]) => path))];
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(linked);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(list?.numberOfItems).toBe(items.length);
  });
});

describe("what a crawler is told of a page", () => {
  it.each([
    ["/negocio/taqueria-la-guera", 200, "index, follow"],
    [`/negocio/${CENSUS_SLUG}`, 200, "index, follow"],
    [`/negocio/${THIN_SLUG}`, 200, "noindex, follow"],
    ["/categorias", 200, "index, follow"],
    ["/actividades/vulcanizadora", 200, "noindex, follow"],
    ["/actividades/no-hay-tal", 404, "noindex"],
    ["/negocios?q=tacos", 200, "noindex, follow"],
    ["/negocio/veterinaria-patitas-del-cerro", 404, "noindex"],
    ["/negocio/antojitos-dona-meche", 404, "noindex"],
    ["/negocio/no-hay-tal", 404, "noindex"],
    ["/categorias/no-hay-tal", 404, "noindex"],
    ["/no-hay-tal", 404, "noindex"],
  ])("%s: %d, %s", async (path, status, robots) => {
    const answer = await get(path, { accept: "text/html" });
    expect(answer.status).toBe(status);
    expect(/<meta name="robots" content="([^"]+)"/.exec(await answer.text())?.[1]).toContain(robots);
  });

  it("cuts the description at 150 characters and shows the same to link previews", async () => {
    for (const { slug } of publicBusinesses) {
      const html = await read(`/negocio/${slug}`);
      const of = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
      expect(of("description")).not.toBe("");
      expect(of("og:description")).toBe(of("description"));
      expect(of("twitter:title")).toBe(of("og:title"));
      // Entities count as what they stand for.
      expect(of("description").replace(/&[#\w]+;/g, "x").length).toBeLessThanOrEqual(150);
    }
  });

  it("sends a former address on for good, the picture's too", async () => {
    await sql`update negocios set slug = 'floreria-de-prueba' where slug = 'floreria-petalo-y-viento'`;
    await outboxIsEmpty();
    for (const rest of ["", "/og.jpg"]) {
      const answer = await get(`/negocio/floreria-petalo-y-viento${rest}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([308, `/negocio/floreria-de-prueba${rest}`]);
    }
    await sql`update negocios set slug = 'floreria-petalo-y-viento' where slug = 'floreria-de-prueba'`;
    await outboxIsEmpty();
  });
});

describe("the picture of a link preview", () => {
  const pictureOf = async (path: string) => {
    const html = await read(path);
    const of = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
    return { url: of("") ?? "", width: of(":width"), height: of(":height"), alt: of(":alt") };
  };

  it.each([
    "/",
    "/negocios",
    "/planes",
    "/categorias/autos-y-talleres",
    "/negocio/taqueria-la-guera",
    `/negocio/${THIN_SLUG}`,
  ])("of %s has the size that is announced, and weighs less than 300 KB", async (path) => {
    const { url, width, height, alt } = await pictureOf(path);
    expect([width, height]).toEqual(["1200", "630"]);
    expect(alt).toBeTruthy();
    const answer = await fetch(url);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-type")).toMatch(/^image\/(jpeg|png)$/);
    expect(content.length).toBeLessThan(300_000);
    expect(await pictureInfo(content)).toMatchObject({ width: 1200, height: 630 });
  });

  it("has another address as soon as the business changes, and is not sent twice", async () => {
    const { url } = await pictureOf("/negocio/imprenta-y-copias-tinta-fresca");
    const first = await fetch(url);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d{4,}/);
    const again = await fetch(url, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    await sql`update negocios set nombre = 'Imprenta Nueva' where slug = 'imprenta-y-copias-tinta-fresca'`;
    await outboxIsEmpty();
    const changed = await pictureOf("/negocio/imprenta-y-copias-tinta-fresca");
    expect(changed.url).not.toBe(url);
    const second = Buffer.from(await (await fetch(changed.url)).arrayBuffer());
    expect(second.equals(Buffer.from(await first.arrayBuffer()))).toBe(false);
  });

  it("is there although the cover is gone", async () => {
    await sql`update negocios set escritor = 'administracion', portada_url = 'no-hay-tal.webp' where slug = 'zapateria-paso-bonito'`;
    await outboxIsEmpty();
    expect((await get("/negocio/zapateria-paso-bonito/og.jpg")).status).toBe(200);
  });

  it.each(["/negocio/no-hay-tal", "/negocio/antojitos-dona-meche", "/categorias/no-hay-tal", "/negocio/%00"])(
    "of %s does not exist",
    async (path) => {
      expect((await get(`${path}/og.jpg`)).status).toBe(404);
    },
  );

  it("is the product's own while too many are asked for", async () => {
    const answers = await Promise.all(publicBusinesses.map(({ slug }) => get(`/negocio/${slug}/og.jpg`)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 307)).toBe(true);
    for (const answer of answers.filter(({ status }) => status === 307)) {
      expect([answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual(["/og.png", "no-store"]);
    }
  });
});
