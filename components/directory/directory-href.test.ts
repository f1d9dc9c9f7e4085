import { expect, it } from "vitest";
import { ALL_BUSINESSES, type DirectoryQuery, parseDirectoryQuery } from "@/lib/search/directory-query";
import { FILTER_ROWS } from "@/lib/search/filters";
import { directoryHref, openNowCountHref } from "./directory-href";

it.each<[Partial<DirectoryQuery>, number, string]>([
  [{}, 1, "/negocios"],
  [{ term: "tacos" }, 1, "/negocios?q=tacos"],
  [{ term: "café & té" }, 1, "/negocios?q=caf%C3%A9+%26+t%C3%A9"],
  [{ term: null, categorySlug: null, plan: null }, 1, "/negocios"],
  [{ page: 3 }, 2, "/negocios?page=2"],
  [{}, 0, "/negocios"],
  [ALL_BUSINESSES, 1, "/negocios"],
  [
    { sort: "nearby", radiusKm: 3, isOpenNow: true, neighborhoodSlug: "santa-martha", term: "pan" },
    2,
    "/negocios?q=pan&colonia=santa-martha&abierto=1&radio=3&sort=nearby&page=2",
  ],
  [
    { plan: "pro", sort: "nearby", categorySlug: "autos-y-talleres", term: "llantas" },
    3,
    "/negocios?q=llantas&category=autos-y-talleres&plan=pro&sort=nearby&page=3",
  ],
  [
    { term: "pan", isOpenNow: true, includesUnknownHours: true, hasPhone: true },
    1,
    "/negocios?q=pan&abierto=1&sinhorario=1&telefono=1",
  ],
  [{ payment: "codi", delivery: "domicilio" }, 1, "/negocios?pago=codi&entrega=domicilio"],
])("%j, page %i, is at %s", (query, page, address) => {
  expect(directoryHref(query, page)).toBe(address);
});

it("is an address that is read as what was asked for, by each filter", () => {
  const asked = Object.fromEntries(
    FILTER_ROWS.map(({ key, field, api }) => {
      const choices = field === "own" ? undefined : field.choices;
      const [value = "1"] = choices?.map(({ id }) => id) ?? (typeof api?.values === "object" ? api.values : []);
      return [key, value];
    }),
  );
  const query = parseDirectoryQuery({ ...asked, sort: "nearby" });
  expect(Object.values(query).filter((value) => value === null || value === false)).toEqual([]);
  const { searchParams } = new URL(directoryHref(query), "http://localhost");
  expect(parseDirectoryQuery(Object.fromEntries(searchParams))).toEqual(query);
});

it("asks how many are open without asking for those of unknown hours", () => {
  const query = { ...ALL_BUSINESSES, term: "pan", isOpenNow: true, includesUnknownHours: true };
  expect(openNowCountHref(query)).toBe("/api/abiertos?q=pan");
});
