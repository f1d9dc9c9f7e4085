import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { targetOf } from "./first-visit";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";
import { plainTarget } from "./route";

const HERE_BEFORE = { cookie: "estilos=1" };
const keyOf = (target: string, request: Partial<IncomingMessage> = {}) =>
  PAGE_CACHE_POLICY.keyOf({
    ...{ method: "GET", url: plainTarget(target), ...request },
    headers: { ...HERE_BEFORE, ...request.headers },
  } as IncomingMessage);

describe("the name of a cached page", () => {
  it.each([
    ...["/", "/planes", "/negocios", "/negocio/taqueria-la-guera-2", "/categorias/salud-y-bienestar"],
    ...[
      "/colonias/2a-seccion/salud",
      "/negocios?page=2",
      "/categorias/salud?page=9999",
      "/actividades/herreria?page=2",
    ],
    ...["/negocios?q=tacos", "/negocios?q=Tacos+al+pastor", "/negocios?q=plomer%C3%ADa&page=5"],
    ...["/negocios/categoria/salud?page=2", "/colonias/2a-seccion?page=3", "/colonias/2a-seccion/salud?page=3"],
  ])("%s is its address", (target) => {
    expect(keyOf(target)).toBe(target);
  });

  it.each([{}, { cookie: "estilosos=1; otra=estilos=1" }])("is another one for a first visit: %j", (headers) => {
    const asked = { method: "GET", url: "/planes", headers } as IncomingMessage;
    const key = PAGE_CACHE_POLICY.keyOf(asked) ?? "";
    expect([key, targetOf(key), targetOf("/planes")]).toEqual(["primera /planes", "/planes", "/planes"]);
  });

  it("is the same for an address that is encoded without need", () => {
    expect(keyOf("/%70lane%73")).toBe("/planes");
  });

  it.each([
    ...["/PLANES", "/Planes", "/Categorias/salud", "/planes#a", "/#", "/planes?", "/planes/", "//planes", "/planes//"],
    ...[
      "/planes;x",
      "/planes;x=1",
      "/planes,",
      "/planes.",
      "/planes:x",
      "/planes@x",
      "/planes_",
      "/planes~",
      "/planes\\x",
    ],
    ...[
      "/planes%20",
      "/planes%2f",
      "/planes%3f",
      "/planes%23a",
      "/planes%00",
      "/%50LANES",
      "/pl%C3%A1nes",
      "/./planes",
    ],
    ...[
      "/?",
      "/?x",
      "/planes?x=1",
      "/planes?page=2",
      "/negocio/a?page=2",
      "/negocios?page=2&page=2",
      "/negocios?Page=2",
    ],
    ...["/negocios?page=0", "/negocios?page=02", "/negocios?page=10000", "/negocios?page=%32", "/negocios?page=2#a"],
    ...[
      "/negocios?q=",
      "/negocios?q=tacos%20al",
      "/negocios?q=%74acos",
      "/negocios?q=plomer%c3%ada",
      "/negocios?q=a&page=1",
    ],
    ...[
      "/negocios?page=2&q=a",
      "/negocios?q=a&q=b",
      "/negocios?q=a&sort=nearby",
      "/negocios?q=a&page=6",
      "/negocios?q=a#b",
    ],
    ...["/negocios?q=%", "/negocios?q=%C3", `/negocios?q=${"a".repeat(201)}`, "/categorias/salud?q=a", "/?q=a"],
    ...["/negocios#a?page=2", "/negocios/?page=2", "/categorias/SALUD?page=2", "/categorias/salud;x?page=2"],
    ...["/categorias/salud/1?page=2", "/colonias/a/b/c?page=2", "/rest/v1/negocios", "/_next/static/x", "/a%"],
  ])("is not %s: such addresses have no end", (target) => {
    expect(keyOf(target)).toBeNull();
  });

  it.each(["/planes", "/negocio/taqueria", "/negocios?page=2"])("is none of 100,000 spellings of %s", (page) => {
    const junk = ["?", "#", ";", "%20", "A", "_", ".", "&", "=", "~"];
    const spellings = Array.from({ length: 100_000 }, (_, n) => {
      const at = 1 + (n % page.length);
      return page.slice(0, at) + junk[n % junk.length] + n + page.slice(at);
    });
    expect(spellings.filter((each) => keyOf(each) !== null)).toEqual([]);
  });

  it.each([
    ["a form", { method: "POST" }],
    ["what says only whether it is there", { method: "HEAD" }],
    ["what Next's router asks for", { headers: { rsc: "1" } }],
    ["a part", { headers: { range: "bytes=0-9" } }],
  ])("is not that of %s", (_, request) => {
    expect(keyOf("/planes", request)).toBeNull();
  });

  const LONG = 200_000;

  it.each([
    `/negocios/${"a".repeat(LONG)}?x`,
    `/negocios/${"a".repeat(LONG)}/${"a".repeat(LONG)}?x`,
    `/colonias/${"1".repeat(LONG)}/${"1".repeat(LONG)}?page=2`,
    `/colonias/${"1a".repeat(LONG)}?page=x`,
    `/${"a/".repeat(LONG)}.`,
    `/${"-".repeat(LONG)}.`,
    `/${"%".repeat(LONG)}`,
  ])("takes no time for the longest address (%#)", (target) => {
    // Where two parts of a rule fit the same text, this lasts for hours.
    expect(keyOf(target)).toBeNull();
  });
});
