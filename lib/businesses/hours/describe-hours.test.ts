import { describe, expect, it } from "vitest";
import { describeSchedule, describeWeek } from "./describe-hours";
import type { WeeklyHours } from "./weekly-hours";

const DAY = [["09:00", "18:00"]] as const;
const SPLIT = [
  ["09:00", "14:00"],
  ["16:00", "19:30"],
] as const;
const ALL_DAY = [["00:00", "24:00"]] as const;

describe("describeSchedule", () => {
  it.each<[string, WeeklyHours]>([
    [
      "Lunes a viernes 9:00 a 18:00, sábado y domingo cerrado",
      { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [], sun: [] },
    ],
    ["Todos los días 9:00 a 18:00", { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY }],
    [
      "Todos los días abierto las 24 horas",
      { mon: ALL_DAY, tue: ALL_DAY, wed: ALL_DAY, thu: ALL_DAY, fri: ALL_DAY, sat: ALL_DAY, sun: ALL_DAY },
    ],
    ["Lunes 9:00 a 14:00 y 16:00 a 19:30, martes y miércoles 9:00 a 18:00", { mon: SPLIT, tue: DAY, wed: DAY }],
    ["Lunes 9:00 a 18:00, miércoles 9:00 a 18:00", { mon: DAY, wed: DAY }],
    ["Viernes y sábado 20:00 a 3:00", { fri: [["20:00", "03:00"]], sat: [["20:00", "03:00"]] }],
    ["Sábado y domingo 10:00 a 24:00", { sat: [["10:00", "00:00"]], sun: [["10:00", "24:00"]] }],
    ["", {}],
  ])("writes %j", (text, hours) => {
    expect(describeSchedule(hours)).toBe(text);
  });

  it("keeps days and hours apart for a table", () => {
    expect(describeWeek({ sat: DAY, sun: [] })).toEqual([
      { days: "Sábado", hours: "9:00 a 18:00" },
      { days: "Domingo", hours: "cerrado" },
    ]);
  });
});
