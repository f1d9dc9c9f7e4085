import { describe, expect, it } from "vitest";
import { formatCount, formatKm, formatLongDate, formatNumber, formatPesos, formatRating } from "./format";

describe("es-MX formats", () => {
  it.each([
    [formatLongDate("2026-05-03"), "3 de mayo de 2026"],
    [formatLongDate("2026-01-01"), "1 de enero de 2026"],
    [formatNumber(4584), "4,584"],
    [formatRating(4), "4.0"],
    [formatPesos(300), "$300"],
    [formatPesos(12.5), "$12.50"],
    [formatPesos(1250), "$1,250"],
    [formatKm(0.04), "0.0 km"],
    [formatKm(0.35), "0.4 km"],
    [formatKm(12.34), "12.3 km"],
    [formatCount(0, "resultado", "resultados"), "0 resultados"],
    [formatCount(1, "resultado", "resultados"), "1 resultado"],
    [formatCount(1280, "resultado", "resultados"), "1,280 resultados"],
  ])("write %j", (text, expected) => {
    expect(text).toBe(expected);
  });
});
