import { describe, expect, it } from "vitest";
import { describeStatus } from "./describe-hours";
import { openingStatus } from "./opening-status";
import type { WeeklyHours } from "./weekly-hours";

const OFFICE: WeeklyHours = {
  mon: [
    ["09:00", "14:00"],
    ["16:00", "19:00"],
  ],
  tue: [["09:00", "18:00"]],
  wed: [["09:00", "18:00"]],
  thu: [["09:00", "18:00"]],
  fri: [["09:00", "18:00"]],
  sat: [],
  sun: [],
};
const BAR: WeeklyHours = { thu: [], fri: [["20:00", "03:00"]], sat: [["20:00", "03:00"]], sun: [], mon: [] };
const ALWAYS: WeeklyHours = Object.fromEntries(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [["00:00", "24:00"]]]),
);
const WEEKDAYS_ROUND_THE_CLOCK: WeeklyHours = { ...ALWAYS, sat: [], sun: [] };
const SPLIT_AT_MIDNIGHT: WeeklyHours = { mon: [["18:00", "24:00"]], tue: [["00:00", "02:00"]], wed: [] };
const FROM_SEVEN_TO_SEVEN: WeeklyHours = { mon: [["07:00", "07:00"]], tue: [] };
const NEVER: WeeklyHours = Object.fromEntries(Object.keys(ALWAYS).map((day) => [day, []]));

/** 2026-05-04 is a Monday; Mexico City is six hours behind UTC all year. */
const DAYS = { mon: 4, tue: 5, wed: 6, thu: 7, fri: 8, sat: 9, sun: 10 } as const;
const at = (day: keyof typeof DAYS, time: string) =>
  new Date(`2026-05-${String(DAYS[day]).padStart(2, "0")}T${time}:00-06:00`);

describe("openingStatus", () => {
  it.each<[string, WeeklyHours | null, Date, string]>([
    ["an office in the morning", OFFICE, at("mon", "09:00"), "Abierto · cierra a las 14:00"],
    ["an office one minute before it opens", OFFICE, at("mon", "08:59"), "Cerrado · abre a las 9:00"],
    ["an office an hour before its break", OFFICE, at("mon", "13:00"), "Cierra pronto · a las 14:00"],
    ["an office 61 minutes before its break", OFFICE, at("mon", "12:59"), "Abierto · cierra a las 14:00"],
    ["an office at the minute it closes", OFFICE, at("mon", "14:00"), "Cerrado · abre a las 16:00"],
    ["an office in the evening", OFFICE, at("mon", "19:00"), "Cerrado · abre mañana a las 9:00"],
    ["an office on Friday evening", OFFICE, at("fri", "18:00"), "Cerrado · abre el lunes a las 9:00"],
    ["an office on Sunday", OFFICE, at("sun", "12:00"), "Cerrado · abre mañana a las 9:00"],
    ["a bar before midnight", BAR, at("fri", "23:00"), "Abierto · cierra a las 3:00 a. m."],
    ["a bar after midnight", BAR, at("sat", "01:00"), "Abierto · cierra a las 3:00 a. m."],
    ["a bar shortly before it closes", BAR, at("sat", "02:30"), "Cierra pronto · a las 3:00 a. m."],
    ["a bar between its nights", BAR, at("sat", "03:00"), "Cerrado · abre a las 20:00"],
    ["a bar in the night to Monday", BAR, at("sun", "02:59"), "Cierra pronto · a las 3:00 a. m."],
    ["a bar whose next days are unknown", BAR, at("sun", "12:00"), "Cerrado"],
    ["a bar on a day of unknown hours", BAR, at("tue", "12:00"), "Horario sin confirmar"],
    ["a shop that never closes", ALWAYS, at("wed", "04:00"), "Abierto las 24 horas"],
    [
      "a shop that closes for the weekend",
      WEEKDAYS_ROUND_THE_CLOCK,
      at("wed", "04:00"),
      "Abierto · cierra el viernes a medianoche",
    ],
    [
      "the same shop on its last evening",
      WEEKDAYS_ROUND_THE_CLOCK,
      at("fri", "20:00"),
      "Abierto · cierra a medianoche",
    ],
    [
      "the same shop at the weekend",
      WEEKDAYS_ROUND_THE_CLOCK,
      at("sat", "12:00"),
      "Cerrado · abre el lunes a las 0:00",
    ],
    ["hours that were split at midnight", SPLIT_AT_MIDNIGHT, at("mon", "23:30"), "Abierto · cierra a las 2:00 a. m."],
    ["hours until 00:00", { mon: [["18:00", "00:00"]], tue: [] }, at("mon", "20:00"), "Abierto · cierra a medianoche"],
    ["hours until 24:00", { mon: [["18:00", "24:00"]], tue: [] }, at("mon", "20:00"), "Abierto · cierra a medianoche"],
    [
      "one in the night",
      { mon: [["18:00", "01:00"]], tue: [] },
      at("mon", "20:00"),
      "Abierto · cierra a la 1:00 a. m.",
    ],
    [
      "a day and a night",
      { mon: [["18:00", "17:00"]], tue: [] },
      at("mon", "20:00"),
      "Abierto · cierra mañana a las 17:00",
    ],
    [
      "a bakery before it opens",
      { mon: [], tue: [["05:00", "12:00"]] },
      at("mon", "20:00"),
      "Cerrado · abre mañana a las 5:00 a. m.",
    ],
    ["a range that comes back to its own start", FROM_SEVEN_TO_SEVEN, at("tue", "06:30"), "Cierra pronto · a las 7:00"],
    ["a shop that never opens", NEVER, at("wed", "12:00"), "Cerrado"],
    ["no hours at all", null, at("wed", "12:00"), "Horario sin confirmar"],
  ])("knows of %s", (_, hours, now, text) => {
    expect(describeStatus(openingStatus(hours, now))).toBe(text);
  });

  it.each([
    ["open", at("mon", "09:00"), "Abierto · cierra a las 14:00 · día festivo"],
    ["about to close", at("mon", "13:30"), "Cierra pronto · a las 14:00 · día festivo"],
    ["closed anyway", at("mon", "20:00"), "Cerrado · abre mañana a las 9:00"],
  ])("says that it is a holiday when the week says: %s", (_, now, text) => {
    expect(describeStatus(openingStatus(OFFICE, now), true)).toBe(text);
  });

  it("goes by the clock of Mexico City, whatever day it is in London", () => {
    expect(openingStatus(OFFICE, new Date("2026-05-09T00:30:00Z"))).toEqual({
      kind: "closed",
      opens: { daysAhead: 3, weekday: "mon", time: "09:00" },
    });
  });

  it("tells when the day after a closing at midnight is another one", () => {
    expect(openingStatus({ mon: [["18:00", "24:00"]] }, at("mon", "20:00"))).toEqual({
      kind: "open",
      closes: { daysAhead: 0, weekday: "mon", time: "24:00" },
      minutesLeft: 240,
    });
  });
});

describe("special days", () => {
  const closed = { ranges: [], label: null };
  const night = { ranges: [["20:00", "02:00"]], label: null } as const;
  it.each<[string, WeeklyHours | null, Parameters<typeof openingStatus>[2], Date, string]>([
    ["closed today", OFFICE, { "2026-05-04": closed }, at("mon", "10:00"), "Cerrado · abre mañana a las 9:00"],
    [
      "closed tomorrow, too",
      OFFICE,
      { "2026-05-04": closed, "2026-05-05": closed },
      at("mon", "10:00"),
      "Cerrado · abre el miércoles a las 9:00",
    ],
    ["closed last evening", BAR, { "2026-05-08": closed }, at("sat", "01:00"), "Cerrado · abre a las 20:00"],
    [
      "open longer today",
      OFFICE,
      { "2026-05-05": { ranges: [["09:00", "21:00"]], label: null } },
      at("tue", "19:00"),
      "Abierto · cierra a las 21:00",
    ],
    ["over at midnight", OFFICE, { "2026-05-05": closed }, at("wed", "09:00"), "Abierto · cierra a las 18:00"],
    [
      "a night that runs on into a closed day",
      NEVER,
      { "2026-05-05": night, "2026-05-06": closed },
      at("wed", "01:30"),
      "Cierra pronto · a las 2:00 a. m.",
    ],
    [
      "a shop that always opens, but for tomorrow",
      ALWAYS,
      { "2026-05-06": closed },
      at("tue", "12:00"),
      "Abierto · cierra a medianoche",
    ],
    ["today is known, the week is not", null, { "2026-05-04": closed }, at("mon", "10:00"), "Cerrado"],
    [
      "another day is known, the week is not",
      null,
      { "2026-05-09": closed },
      at("mon", "10:00"),
      "Horario sin confirmar",
    ],
  ])("%s", (_, hours, special, now, text) => {
    expect(describeStatus(openingStatus(hours, now, special))).toBe(text);
  });
});
