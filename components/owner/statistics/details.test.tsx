import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DayCount } from "@/lib/statistics/model";
import { StatisticsDetails } from "./details";

const TODAY = "2026-11-22";
const on = (day: string, kind: DayCount["kind"]): DayCount => ({ day, kind, count: 3 });

it.each<{ of: string; days: DayCount[]; drawings: number; says: string }>([
  { of: "nothing yet: no drawing, and what to do", days: [], drawings: 0, says: "Hacer mi cartel" },
  {
    of: "visits alone: one drawing, and the rest in a sentence",
    days: [on(TODAY, "visita")],
    drawings: 1,
    says: "Todavía sin uso: Llamadas, WhatsApp, Cómo llegar, Web y redes y Código QR.",
  },
  {
    of: "a channel that was used in the period before",
    days: [on(TODAY, "visita"), on("2026-11-01", "llamada")],
    drawings: 2,
    says: "Todavía sin uso: WhatsApp",
  },
])("shows a page with $of", ({ days, drawings, says }) => {
  const html = renderToStaticMarkup(
    <StatisticsDetails
      {...{ business: "1", days, unit: "dia", today: TODAY, terms: [], termDays: 28 }}
      totals={{ visits: 3, clicks: 0 }}
    />,
  );
  expect(html.match(/<figure/g) ?? []).toHaveLength(drawings);
  expect(html).toContain(says);
});
