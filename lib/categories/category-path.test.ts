import { expect, it } from "vitest";
import { CATEGORIES } from "./categories";
import { categoryPath } from "./category-path";

const FOOD = "/categorias/alimentos-y-bebidas";
const SCHOOLS = "/categorias/educacion-y-escuelas";

it.each([
  ["/categorias/alimentos-y-bebidas", FOOD],
  ["/categorias/alimentos%20y%20bebidas", FOOD],
  ["/categorias/alimentos+y+bebidas", FOOD],
  ["/categorias/alimentos_y_bebidas", FOOD],
  ["/categorias/alimentos--y-bebidas-", FOOD],
  ["/negocios/alimentos%20y%20bebidas", FOOD],
  ["/negocios/categoria/alimentos%20y%20bebidas", FOOD],
  ["/categorias/educaci%C3%B3n%20y%20escuelas", SCHOOLS],
  ["/categorias/educacio%CC%81n-y-escuelas", SCHOOLS],
  ["/categorias/educación-y-escuelas", SCHOOLS],
  ["/categorias/alimentos", null],
  ["/categorias/alimentos-y-bebidas.webp", null],
  ["/categorias/alimentos-y-bebidas/og.jpg", null],
  ["/negocios/categoria", null],
  ["/negocios", null],
  ["/negocio/alimentos-y-bebidas", null],
  ["/categorias/%", null],
  ["/categorias/%E0%A4%A", null],
  ["/categorias/%00", null],
  ["/", null],
  [`/categorias/${"%20".repeat(20_000)}`, null],
])("%.60s is the list of %s", (path, list) => {
  expect(categoryPath(path)).toBe(list);
});

it.each(CATEGORIES)("$name is found by its name", ({ name, slug }) => {
  expect(categoryPath(`/categorias/${encodeURIComponent(name)}`)).toBe(`/categorias/${slug}`);
});
