import { describe, expect, it } from "vitest";
import { type DirectoryFilters, routes, toAbsoluteUrl } from "./routes";

describe("routes.directory", () => {
  it.each<[DirectoryFilters, string]>([
    [{}, "/negocios"],
    [{ q: "tacos" }, "/negocios?q=tacos"],
    [{ q: "  café & té  " }, "/negocios?q=caf%C3%A9+%26+t%C3%A9"],
    [{ q: "   " }, "/negocios"],
    [{ q: null, category: null, plan: null, sort: null }, "/negocios"],
    [{ page: 1 }, "/negocios"],
    [{ page: 2 }, "/negocios?page=2"],
    [{ page: 0 }, "/negocios"],
    [{ sort: "default", isOpenNow: false, radiusKm: null, neighborhood: null }, "/negocios"],
    [
      { page: 2, sort: "nearby", radiusKm: 3, isOpenNow: true, neighborhood: "santa-martha", q: "pan" },
      "/negocios?q=pan&colonia=santa-martha&abierto=1&radio=3&sort=nearby&page=2",
    ],
    [
      { page: 3, plan: "pro", sort: "nearby", category: "autos-y-talleres", q: "llantas" },
      "/negocios?q=llantas&category=autos-y-talleres&plan=pro&sort=nearby&page=3",
    ],
    [
      { q: "pan", isOpenNow: true, includesUnknownHours: true, hasPhone: true },
      "/negocios?q=pan&abierto=1&sinhorario=1&telefono=1",
    ],
    [{ payment: "codi", delivery: "domicilio" }, "/negocios?pago=codi&entrega=domicilio"],
    [{ q: "#?&=/\\\"'<>" }, "/negocios?q=%23%3F%26%3D%2F%5C%22%27%3C%3E"],
  ])("writes %j as %j", (filters, path) => {
    expect(routes.directory(filters)).toBe(path);
  });
});

describe("routes", () => {
  it.each([
    [routes.business("taqueria-la-guera"), "/negocio/taqueria-la-guera"],
    [routes.business("../admin?x#y"), "/negocio/..%2Fadmin%3Fx%23y"],
    [routes.category("autos-y-talleres"), "/categorias/autos-y-talleres"],
    [routes.category("autos-y-talleres", 2), "/categorias/autos-y-talleres?page=2"],
    [routes.neighborhood("santa-martha", 1), "/colonias/santa-martha"],
    [routes.neighborhoodList("santa-martha", "autos-y-talleres", 2), "/colonias/santa-martha/autos-y-talleres?page=2"],
    [routes.openNowCount({ q: "pan" }), "/api/abiertos?q=pan"],
    [routes.suggestions("pan & té"), "/api/sugerencias?q=pan+%26+t%C3%A9"],
    [routes.register("free"), "/registro?plan=free"],
    [routes.registerPaid("premium", null), "/registro?plan=premium&paid=approved"],
  ])("builds %j", (path, expected) => {
    expect(path).toBe(expected);
  });

  it("become absolute on the site's own address", () => {
    expect(toAbsoluteUrl("https://example.com", "/negocios?q=a")).toBe("https://example.com/negocios?q=a");
  });
});
