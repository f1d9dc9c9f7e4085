import { describe, expect, it } from "vitest";
import { listDescription, listTitle } from "./list-messages";

const HARDWARE = { what: "Ferretería y tlapalería", neighborhood: null, total: 1255, page: 1 };

describe("a list's words for search engines", () => {
  it.each([
    [HARDWARE, "Ferretería y tlapalería en Iztapalapa"],
    [{ ...HARDWARE, page: 2 }, "Ferretería y tlapalería en Iztapalapa, página 2"],
    [{ ...HARDWARE, neighborhood: "Xalpa" }, "Ferretería y tlapalería en Xalpa, Iztapalapa"],
    [{ ...HARDWARE, neighborhood: "Iztapalapa" }, "Ferretería y tlapalería en la colonia Iztapalapa"],
  ])("are %j: %s", (list, title) => {
    expect(listTitle(list)).toBe(title);
  });

  it.each([
    [
      { ...HARDWARE, total: 1 },
      "Ferretería y tlapalería en Iztapalapa: 1 negocio y sus teléfonos, direcciones y horarios.",
    ],
    [
      { ...HARDWARE, among: ["Juan Escutia", "Xalpa", "San Pablo", "Santa Cruz"] },
      "Ferretería y tlapalería en Iztapalapa: 1,255 negocios y sus teléfonos, direcciones y horarios. Juan Escutia, Xalpa y San Pablo.",
    ],
  ])("describe %j", (list, description) => {
    expect(listDescription(list)).toBe(description);
  });

  it("are cut at 150 characters", () => {
    expect(listDescription({ ...HARDWARE, among: ["x".repeat(300)] }).length).toBeLessThanOrEqual(150);
  });
});
