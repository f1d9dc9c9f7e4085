import { expect, it } from "vitest";
import { listName } from "./list-name";

it.each([
  ["Jardín de Niños Rosario Castellanos CCT 09PJN2033H Turno Matutino", "J. N. Rosario Castellanos Matutino"],
  ["JARDIN DE NIÑOS JUGANDO CON EL ABC TURNO VESPERTINO", "J. N. JUGANDO CON EL ABC VESPERTINO"],
  ["Escuela Primaria Profesor Carlos A. Carrillo", "Esc. Prim. Prof. Carlos A. Carrillo"],
  ["Escuela Primaria Profesora Eva Sámano", "Esc. Prim. Profa. Eva Sámano"],
  ["Escuela Secundaria Diurna 148", "Esc. Sec. 148"],
  ["Escuela Secundaria Técnica 53", "Esc. Sec. Téc. 53"],
  ["Secundaria Diurna 245", "Esc. Sec. 245"],
  ["Centro de Desarrollo Infantil CENDI Villa Estrella", "CENDI Villa Estrella"],
  ["Jardín de Niñas", "Jardín de Niñas"],
  ["Secundarias Unidas", "Secundarias Unidas"],
  ["Taquería La Güera", "Taquería La Güera"],
  ["Escuela Primaria", "Esc. Prim."],
])("%s: %s", (name, shorter) => {
  expect(listName(name)).toBe(shorter);
});
