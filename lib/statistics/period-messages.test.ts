import { expect, it } from "vitest";
import { countsOf } from "./counts";
import type { EventKind } from "./event";
import { periodSentence } from "./period-messages";
import type { Unit } from "./series";

const counts = (some: Partial<Record<EventKind, number>>) => countsOf((kind) => some[kind] ?? 0);

it.each<[Unit, Partial<Record<EventKind, number>>, string]>([
  ["dia", { visita: 3, llamada: 1, web: 1 }, "3 visitas y 2 clics"],
  ["semana", { visita: 1, ruta: 1 }, "1 visita y 1 clic"],
  ["mes", {}, "0 visitas y 0 clics"],
  // Whoever scans a code visits the page with it: no click, as in the total that the database keeps.
  ["dia", { visita: 3, qr: 3, llamada: 1 }, "3 visitas y 1 clic"],
])("a period by %s of %o says: %s", (unit, now, words) => {
  expect(periodSentence({ now: counts(now), before: counts({}) }, unit)).toContain(` tu página tuvo ${words}; en `);
});
