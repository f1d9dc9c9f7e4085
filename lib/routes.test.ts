import { describe, expect, it } from "vitest";
import { routes, toAbsoluteUrl } from "./routes";

describe("routes", () => {
  it.each([
    [routes.business("taqueria-la-guera"), "/negocio/taqueria-la-guera"],
    [routes.business("../admin?x#y"), "/negocio/..%2Fadmin%3Fx%23y"],
    [routes.category("autos-y-talleres"), "/categorias/autos-y-talleres"],
    [routes.category("autos-y-talleres", 2), "/categorias/autos-y-talleres?page=2"],
    [routes.neighborhood("santa-martha", 1), "/colonias/santa-martha"],
    [routes.neighborhoodList("santa-martha", "autos-y-talleres", 2), "/colonias/santa-martha/autos-y-talleres?page=2"],
    [routes.openNowCount({ q: "pan" }), "/api/abiertos?q=pan"],
    [routes.directory({ q: "#?&=/\\\"'<>" }), "/negocios?q=%23%3F%26%3D%2F%5C%22%27%3C%3E"],
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
