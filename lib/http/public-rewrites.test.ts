import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, it } from "vitest";
import { publicRewrites } from "./public-rewrites";

const rules = publicRewrites().map(({ source }) => ({ source, match: getPathMatch(source) }));

/** The first rule for the path, as Next matches them. */
const sourceFor = (path: string) => rules.find(({ match }) => match(path))?.source;

describe("the rules that lead public addresses", () => {
  it.each([
    ["/", "/"],
    ["/categorias/salud", "/categorias/:slug([^/.]+)"],
    ["/colonias/2a-seccion", "/colonias/:slug([^/.]+)"],
    ["/colonias/2a-seccion/salud", "/colonias/:slug([^/.]+)/:kind([0-9]*[a-z-][^/.]*)"],
    ["/colonias/2a-seccion/3d-y-mas", "/colonias/:slug([^/.]+)/:kind([0-9]*[a-z-][^/.]*)"],
    // The inner address of the second page.
    ["/colonias/2a-seccion/2", undefined],
    ["/categorias/salud.webp", undefined],
    ["/categorias", "/categorias"],
    ["/actividades/ferreteria-y-tlapaleria", "/actividades/:slug([^/.]+)"],
  ])("%s meets %s", (path, source) => {
    expect(sourceFor(path)).toBe(source);
  });

  it("take a list that is filtered for none of the kept ones, by whichever filter", () => {
    const names = ["q", "category", "plan", "colonia", "abierto", "telefono", "pago", "entrega", "sort"];
    const kept = publicRewrites().filter(({ destination }) => /^\/directorio\/(?!filtrado)/.test(destination));
    expect(kept.length).toBeGreaterThan(0);
    for (const { missing = [] } of kept) expect(missing.map(({ key }) => key)).toEqual(expect.arrayContaining(names));
  });

  const LONG = 200_000;

  it.each(["/colonias/x/", "/colonias/", "/categorias/", "/actividades/", "/negocios/categoria/", "/"])(
    "take no time for a long address under %s",
    (folder) => {
      // Where two parts of a rule fit the same text, this lasts for minutes.
      for (const part of ["a", "1", "-", "1a", "a/"])
        expect(sourceFor(`${folder}${part.repeat(LONG)}.`)).toBeUndefined();
    },
  );
});
