import { expect, it } from "vitest";
import { withAccents, withoutAccents } from "./accents";

it.each([
  ["tlapaleria", "tlapalería"],
  ["ferreterias", "ferreterías"],
  ["leñeria", "leñería"],
  ["materias", "materias"],
  ["construccion", "construcción"],
  ["conexion", "conexión"],
  ["instalaciones", "instalaciones"],
  ["tecnologia", "tecnología"],
  ["tomatlan", "tomatlán"],
  ["guero", "güero"],
  ["muñoz", "muñoz"],
  ["médico", "médico"],
  ["susi", "susi"],
])("%s gets its accent: %s", (plain, accented) => {
  expect(withAccents(plain)).toBe(accented);
});

it.each([
  ["Peñón", "Peñon"],
  ["GÜERO ÁÉÍÓÚ", "GUERO AEIOU"],
])("%s without accents is %s: ñ is a letter", (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
