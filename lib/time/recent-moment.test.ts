import { expect, it } from "vitest";
import { formatRecentMoment } from "./recent-moment";

const NOW = new Date("2026-11-22T06:30:00Z");

it.each([
  ["2026-11-22T06:31:00Z", "hace un momento"],
  ["2026-11-22T06:29:01Z", "hace un momento"],
  ["2026-11-22T06:29:00Z", "hace 1 minuto"],
  ["2026-11-22T05:30:01Z", "hace 59 minutos"],
  ["2026-11-22T05:30:00Z", "hace 1 hora"],
  ["2026-11-21T06:30:01Z", "hace 23 horas"],
  // Still the 20th in Mexico City.
  ["2026-11-21T05:59:00Z", "20 de noviembre de 2026 a las 23:59"],
])("%s: %s", (moment, words) => {
  expect(formatRecentMoment(new Date(moment), NOW)).toBe(words);
});
