import { describe, expect, it } from "vitest";
import { hoursFormValues, parseHoursForm } from "./hours-form";
import { parseSpecialDays } from "./special-days";
import { parseWeeklyHours } from "./weekly-hours";

const TODAY = "2026-11-22";

describe("hours in a form", () => {
  it.each([
    ["nothing", null, null, null],
    [
      "a week",
      {
        mon: [
          ["09:00", "14:00"],
          ["16:00", "24:00"],
        ],
        fri: [["20:00", "03:00"]],
        sat: [["00:00", "24:00"]],
        sun: [],
      },
      null,
      null,
    ],
    ["a week and what it cannot say", { mon: [["09:00", "18:00"]] }, null, "Con cita"],
    ["a text that no week can say", null, null, "L-V 9 a 18, con cita"],
    ["a week and hours at which it is closed", { mon: [["09:00", "18:00"]] }, null, "Cerrado de 14 a 15"],
    [
      "special days",
      { mon: [] },
      { "2026-12-24": { ranges: [["09:00", "14:00"]] }, "2026-12-25": { ranges: [], label: "Navidad" } },
      null,
    ],
    [
      "days in a row",
      null,
      { "2026-12-30": { ranges: [] }, "2026-12-31": { ranges: [] }, "2027-01-01": { ranges: [] } },
      null,
    ],
  ])("come back as they are stored: %s", (_, horario, especial, text) => {
    const stored = { week: parseWeeklyHours(horario), special: parseSpecialDays(especial), text };
    const { hours, errors } = parseHoursForm(hoursFormValues(stored, TODAY), TODAY);
    expect(errors).toEqual({});
    const unsaid = { unreadText: null, lostText: null };
    expect({ ...hours, ...unsaid }).toEqual({ ...stored, special: stored.special ?? {}, ...unsaid });
  });

  it("drop a text that only repeats the week, once there is one", () => {
    const values = hoursFormValues(
      { week: parseWeeklyHours({ mon: [] }), special: null, text: "Lunes cerrado" },
      TODAY,
    );
    expect(parseHoursForm(values, TODAY).hours.text).toBeNull();
  });

  it("show a text that is understood as the week that it says", () => {
    const values = hoursFormValues({ week: null, special: null, text: "L y M 9 a 18" }, TODAY);
    expect(parseHoursForm(values, TODAY).hours).toMatchObject({
      week: { mon: [["09:00", "18:00"]], tue: [["09:00", "18:00"]] },
      text: null,
      unreadText: null,
    });
  });

  it.each([
    ["nobody has seen as a week", { horario_texto: "L 9 a 2" }, { sun: [] }, "L 9 a 2"],
    [
      "the fields hold as they should",
      { horario_texto: "L 9 a 2", texto_leido: "L 9 a 2", mon_estado: "cerrado" },
      { mon: [], sun: [] },
      null,
    ],
    ["was shown and not understood", { horario_texto: "a veces", texto_leido: "a veces" }, { sun: [] }, null],
  ])("store a text that %s", (_, values, week, unreadText) => {
    const { hours, errors } = parseHoursForm({ sun_estado: "cerrado", ...values }, TODAY);
    expect({ hours, errors }).toMatchObject({ hours: { week, unreadText }, errors: {} });
  });

  it.each([
    ["the week is filled", { sun_estado: "cerrado" }, "a veces"],
    ["there is a note", { horario_nota: "Con cita" }, "a veces"],
    ["nothing else is said", {}, null],
    ["it is the note", { sun_estado: "cerrado", horario_nota: "a veces" }, null],
    ["it is understood", { sun_estado: "cerrado", horario_texto: "L 9 a 2" }, null],
  ])("say whether a text that was pasted is lost: %s", (_, values, lostText) => {
    const text = { horario_texto: "a veces", texto_leido: "a veces" };
    expect(parseHoursForm({ ...text, ...values }, TODAY).hours.lostText).toBe(lostText);
  });

  it("leave today and what is over alone", () => {
    const special = parseSpecialDays({
      "2026-11-21": { ranges: [] },
      "2026-11-22": { ranges: [] },
      "2026-11-23": { ranges: [] },
    });
    const values = hoursFormValues({ week: null, special, text: null }, "2026-11-23");
    expect(Object.keys(parseHoursForm(values, TODAY).hours.special)).toEqual(["2026-11-23"]);
  });

  it.each([
    ["open without times", { mon_estado: "abierto" }, ["mon_estado"]],
    ["half a range", { mon_estado: "abierto", mon_abre_0: "09:00" }, ["mon_estado"]],
    ["half a range of no day", { mon_abre_0: "09:00" }, ["mon_estado"]],
    ["no time", { mon_estado: "abierto", mon_abre_0: "9am", mon_cierra_0: "18:00" }, ["mon_estado"]],
    ["from an hour to itself", { mon_estado: "abierto", mon_abre_0: "09:00", mon_cierra_0: "09:00" }, ["mon_estado"]],
    [
      "ranges that overlap",
      { mon_estado: "abierto", mon_abre_0: "09:00", mon_cierra_0: "15:00", mon_abre_1: "14:00", mon_cierra_1: "19:00" },
      ["mon_estado"],
    ],
    ["a day that is over", { especial_0_dia: "2026-11-21", especial_0_estado: "cerrado" }, ["especial_0_dia"]],
    ["no such day", { especial_0_dia: "2027-02-29", especial_0_estado: "cerrado" }, ["especial_0_dia"]],
    [
      "the last day before the first",
      { especial_0_dia: "2026-12-25", especial_0_hasta: "2026-12-24", especial_0_estado: "cerrado" },
      ["especial_0_dia"],
    ],
    [
      "too many days",
      { especial_0_dia: "2026-12-01", especial_0_hasta: "2027-01-10", especial_0_estado: "cerrado" },
      ["especial_0_dia"],
    ],
    ["a year of another age", { especial_0_dia: "2099-01-01", especial_0_estado: "cerrado" }, ["especial_0_dia"]],
    [
      "a special day without times",
      { especial_3_dia: "2026-12-25", especial_3_estado: "abierto" },
      ["especial_3_estado"],
    ],
    [
      "a long name",
      { especial_0_dia: "2026-12-25", especial_0_estado: "cerrado", especial_0_nombre: "a".repeat(61) },
      ["especial_0_nombre"],
    ],
    [
      "a long text",
      { horario_texto: "a".repeat(301), horario_nota: "b".repeat(301) },
      ["horario_texto", "horario_nota"],
    ],
  ])("say what is wrong: %s", (_, values, fields) => {
    expect(Object.keys(parseHoursForm(values, TODAY).errors)).toEqual(fields);
  });

  it.each([
    ["times without a word on the day", { mon_abre_0: "18:00", mon_cierra_0: "00:00" }, { mon: [["18:00", "24:00"]] }],
    [
      "times of a day that is closed",
      { mon_estado: "cerrado", mon_abre_0: "09:00", mon_cierra_0: "18:00" },
      { mon: [] },
    ],
    [
      "a gap between ranges",
      { mon_estado: "abierto", mon_abre_3: "09:00", mon_cierra_3: "18:00" },
      { mon: [["09:00", "18:00"]] },
    ],
    ["a whole day by its times", { mon_abre_0: "00:00", mon_cierra_0: "00:00" }, { mon: [["00:00", "24:00"]] }],
  ])("understand %s", (_, values, week) => {
    expect(parseHoursForm(values, TODAY)).toMatchObject({ hours: { week }, errors: {} });
  });

  it("take a special day off that is as always", () => {
    expect(parseHoursForm({ especial_0_dia: "2026-12-25", especial_0_estado: "" }, TODAY).hours.special).toEqual({});
  });
});
