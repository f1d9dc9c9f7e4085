import { beforeAll, describe, expect, it } from "vitest";
import { NEXT_SCRIPT } from "@/lib/http/next-internals";
import { SPECULATION_RULES_PATH } from "@/lib/http/speculation-rules";
import { nextUrlOf } from "@/tests/support/next-url";
import { type RawResponse, request } from "@/tests/support/raw-http";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

let instance: SharedInstance;
let nextUrl: string;
/** Class names that the styles of private pages, and those of public ones, know. */
let everywhere: Set<string>;
let here: Set<string>;

beforeAll(async () => {
  ({ instance } = await sharedInstance("showcase"));
  nextUrl = await nextUrlOf(instance);
  [everywhere, here] = await Promise.all([classesStyledOn("/login"), classesStyledOn("/")]);
});

async function classesStyledOn(path: string): Promise<Set<string>> {
  const html = (await ask(nextUrl + path)).body.toString();
  const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address);
  const sheets = await Promise.all(addresses.map(async (address) => (await ask(nextUrl + address)).body.toString()));
  const names = [...sheets.join("").matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
  return new Set(names);
}

const ask = (url: string): Promise<RawResponse> => request(url, { headers: { accept: "text/html" } });
const scriptsIn = ({ body }: RawResponse): string[] =>
  [...body.toString().matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
const policyOf = ({ headers }: RawResponse) =>
  /script-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];

const OURS = /^<script type="module" src="\/guiones\/main-[A-Z0-9]+\.js">$/;
const DATA = /^<script type="application\/(?:ld\+)?json">$/;

/** Kept pages, one of each kind; made for each request; with a status of their own. */
const PUBLIC_PAGES = [
  ...["/", "/negocios", "/negocios?page=2", "/negocios?q=tacos", "/categorias", "/categorias/alimentos-y-bebidas"],
  ...["/actividades/taqueria", "/colonias", "/negocio/taqueria-la-guera", "/planes", "/soporte", "/favoritos"],
  ...["/descargar", "/privacidad", "/terminos", "/desarrolladores", "/sin-conexion"],
  ...["/negocios?abierto=1&telefono=1", "/negocios?sort=nearby", "/negocios?q=zzzzzz"],
  ...["/negocio/no-hay", "/categorias/no-hay", "/no-hay"],
];

describe.each(PUBLIC_PAGES)("%s", (path) => {
  it("is sent without a script of Next's, and lets none run that stands in it", async () => {
    // Twice: as it was made, and as it is kept.
    for (let times = 0; times < 2; times += 1) {
      const page = await ask(instance.siteUrl + path);
      expect(page.headers["content-type"]).toMatch(/^text\/html/);
      expect(scriptsIn(page).filter((tag) => !DATA.test(tag))).toEqual([expect.stringMatching(OURS)]);
      expect(page.body.toString()).not.toMatch(/__next_f|as="script"|<link rel="(?:module)?preload"[^>]*\.js"/);
      expect(policyOf(page)).toBe("'self'");
    }
  });

  it("has the styles of what stands on it", async () => {
    const html = (await ask(instance.siteUrl + path)).body.toString();
    const classes = [...html.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    const named = [...new Set(classes.map((name) => name.replaceAll("&amp;", "&").replaceAll("&gt;", ">")))];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => everywhere.has(name) && !here.has(name))).toEqual([]);
  });

  it("comes from Next with scripts that are all known, and in one piece", async () => {
    const html = (await ask(nextUrl + path)).body.toString();
    const rest = html.replace(NEXT_SCRIPT, "");
    expect(rest).not.toMatch(/<script(?! type="(?:application\/(?:ld\+)?json|module)")/);
    expect(rest).not.toMatch(/as="script"|__next_f|\$R[CSX]/);
    // What React would move into its place later stays where nobody sees it.
    expect(rest).not.toMatch(/<!--\$[?!]-->|<template id="[BP]:/);
    expect(rest.match(/<\/html>/g)?.length).toBe(1);
  });
});

it.each(["/login", "/registro", "/crear-cuenta", "/contacto"])(
  "%s is React's, whose scripts carry a nonce",
  async (path) => {
    const page = await ask(instance.siteUrl + path);
    expect(scriptsIn(page).filter((tag) => tag.includes("/_next/static/")).length).toBeGreaterThan(2);
    const [, nonce = ""] = /^'self' 'nonce-([\w-]{36})'$/.exec(policyOf(page) ?? "") ?? [];
    const inline = scriptsIn(page).filter((tag) => !/ src=| type="application/.test(tag));
    expect(inline.length).toBeGreaterThan(2);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
    expect(policyOf(await ask(instance.siteUrl + path))).not.toContain(nonce);
    expect(page.headers["speculation-rules"]).toBeUndefined();
  },
);

describe("a first visit", () => {
  const PATH = "/negocio/taqueria-la-guera";
  const visit = (cookie: string) =>
    request(instance.siteUrl + PATH, { headers: { accept: "text/html", ...(cookie && { cookie }) } });

  it("gets the page with its styles in it, and a later one their address", async () => {
    const [first, later] = [await visit(""), await visit("posicion=1; estilos=1")];
    const sheets = [...first.body.matchAll(/<style data-hoja="([^"]+)">(.*?)<\/style>/gs)];
    expect(sheets.length).toBeGreaterThan(0);
    expect(first.body).not.toContain('rel="stylesheet"');
    expect(later.body).not.toContain("<style");
    for (const [, address = "", styles = ""] of sheets) {
      expect(address).toMatch(/^\/_next\/static\/[\w./~-]+\.css$/);
      expect(later.body).toContain(`<link rel="stylesheet" href="${address}"`);
      const file = await request(instance.siteUrl + address, {});
      expect(styles.replaceAll("/_next/static/", "../")).toBe(file.body);
    }
    const [font = ""] = /\/_next\/static\/media\/[\w./~-]+\.woff2/.exec(first.body) ?? [];
    expect((await request(instance.siteUrl + font, {})).status).toBe(200);
  });

  it("is otherwise the same page", async () => {
    const rest = ({ body }: RawResponse) =>
      body.replace(/<style data-hoja.*?<\/style>/gs, "").replace(/<link rel="stylesheet"[^>]*>/g, "");
    expect(rest(await visit(""))).toBe(rest(await visit("estilos=1")));
  });
});

it("a public page names the rules by which its links may be fetched ahead", async () => {
  const page = await ask(`${instance.siteUrl}/negocio/taqueria-la-guera`);
  expect(page.headers["speculation-rules"]).toBe(`"${SPECULATION_RULES_PATH}"`);
  const rules = await ask(instance.siteUrl + SPECULATION_RULES_PATH);
  expect(rules.headers["content-type"]).toBe("application/speculationrules+json");
  expect(JSON.parse(rules.body.toString())).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
});

it("a page is data for whoever asks for that alone", async () => {
  const data = await request(`${instance.siteUrl}/planes?_rsc`, { headers: { rsc: "1" } });
  expect(data.headers["content-type"]).toBe("text/x-component");
});
