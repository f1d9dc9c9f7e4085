import { expect, it } from "vitest";
import { lowerCasePath } from "./lower-case-path";

it.each([
  ["/Planes", "/planes"],
  ["/CATEGORIAS/Salud-Y-Bienestar", "/categorias/salud-y-bienestar"],
  ["/Negocio/Pl%C3%A1nes", "/negocio/pl%C3%A1nes"],
  ["/planes", null],
  ["/negocio/pl%C3%A1nes", null],
  ["/negocio/%", null],
  ["/api/mp/order/AbC", null],
  ["/_next/static/AbC", null],
  ["/storage/v1/object/public/AbC", null],
  ["/Logo.PNG", null],
  ["//0X7F000001/A", null],
  ["/\\EVIL/A", null],
])("%s is written %s", (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});
