import { expect, it } from "vitest";
import { readListingSlug } from "./listing-slug";

it.each([
  ["https://iztapalapa.example/negocio/la-guera", "la-guera"],
  ["https://iztapalapa.example/negocio/La-Guera/?utm=x#menu", "la-guera"],
  [" /negocio/la-guera ", "la-guera"],
  ["la-guera", "la-guera"],
  ["https://iztapalapa.example/negocios", null],
  ["La Güera", null],
  ["/negocio/../admin", null],
  ["", null],
])("%s names %s", (text, slug) => {
  expect(readListingSlug(text)).toBe(slug);
});
