import { expect, it } from "vitest";
import { countsOfSections } from "./waiting";

const waiting = { registros: 30, cambios: 4, reclamos: 3, reportes: 5, alertas: 7, mensajes: 2, arco: 1, facturas: 6 };

it("adds what waits in one section up", () => {
  expect(countsOfSections(waiting)).toEqual({
    "/admin/cola": 44,
    "/admin/avisos": 8,
    "/admin/pagos": 6,
  });
});
