import { describe, expect, it } from "vitest";
import { repeatsWeek } from "./repeats-week";
import type { WeeklyHours } from "./weekly-hours";

const WEEK: WeeklyHours = {
  mon: [["09:00", "18:00"]],
  tue: [["09:00", "18:00"]],
  fri: [["13:00", "00:00"]],
  sat: [
    ["09:00", "14:00"],
    ["16:00", "19:00"],
  ],
  sun: [],
};

describe("repeatsWeek", () => {
  it.each([
    "Lunes y martes de 9:00 a 18:00",
    "L y M 9am-6pm; domingo cerrado",
    "viernes 13:00 a 24:00",
    "Viernes de 1 pm a 12 am",
    "sáb 9 a 2 y 4 a 7",
  ])("%s", (text) => expect(repeatsWeek(text, WEEK)).toBe(true));

  it.each([
    "Cerrado de 14 a 15",
    "Lunes 9:00 a 18:00, cerrado de 14 a 15",
    "Lunes de 10:00 a 18:00",
    "Miércoles 9:00 a 18:00",
    "Lunes a viernes de 9:00 a 18:00",
    "Domingo 9 a 14",
    "Sábado de 9 a 14",
    "Lunes de 9:00 a 18:00 (cerramos en días festivos)",
    "Con cita",
    "24 horas",
  ])("says more, or another thing: %s", (text) => expect(repeatsWeek(text, WEEK)).toBe(false));
});
