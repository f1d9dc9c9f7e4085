import { describe, expect, it } from "vitest";
import { loadingText } from "./loading-text";

describe("loadingText", () => {
  it.each([
    ["/negocio/taqueria-la-guera", "Cargando negocio..."],
    ["/negocios", "Cargando negocios..."],
    ["/negocios?q=tacos&page=2", "Cargando negocios..."],
    ["/categorias/salud-y-bienestar", "Cargando negocios..."],
    ["/colonias/santa-martha-acatitla?page=2", "Cargando negocios..."],
    ["/negocios-de-prueba", "Cargando…"],
    ["/planes", "Cargando…"],
    ["/", "Cargando…"],
  ])("of %s is %s", (href, text) => expect(loadingText(href)).toBe(text));
});
