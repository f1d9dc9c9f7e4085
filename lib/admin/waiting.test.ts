import { expect, it } from "vitest";
import { countsOfSections } from "./waiting";

it("adds what waits in one section up", () => {
  expect(countsOfSections({ registros: 30, cambios: 4, reclamos: 3, reportes: 5, mensajes: 2, arco: 1 })).toEqual({
    "/admin/cola": 37,
    "/admin/avisos": 8,
  });
});
