import { expect, it } from "vitest";
import { likenessText, movesText } from "./merge";

it.each([
  [{ claims: 2, visits: 340 }, "Se mudan 2 reclamos y 340 visitas; no se puede deshacer."],
  [{ claims: 0, visits: 1 }, "Se muda 1 visita; no se puede deshacer."],
  [{ claims: 1, visits: 0 }, "Se muda 1 reclamo; no se puede deshacer."],
  [{ claims: 0, visits: 0 }, "No tiene reclamos ni visitas; no se puede deshacer."],
])("names what moves: %o", (moves, text) => expect(movesText(moves)).toBe(text));

it.each([
  [{ hasSamePhone: true, metres: 80 }, "mismo teléfono, a 80 m"],
  [{ hasSamePhone: true, metres: null }, "mismo teléfono"],
  [{ hasSamePhone: false, metres: null }, "nombre parecido"],
  [{ hasSamePhone: false, metres: 1234 }, "a 1.2 km"],
])("says why two are alike: %o", (likeness, text) => expect(likenessText(likeness)).toBe(text));
