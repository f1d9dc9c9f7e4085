import { expect, it } from "vitest";
import { wholeWeekValues } from "@/lib/businesses/hours/hours-form";
import { toWeekColumn } from "./edit-week";

const WEEK = { mon: [["09:00", "18:00"]], tue: [["07:00", "07:00"]], wed: [["09:00", "00:00"]] } as const;
const baseVersion = { semana: JSON.stringify(WEEK) };
const same = wholeWeekValues(WEEK);

it.each([
  ["nothing of it was sent", {}, {}, []],
  ["it is as it was, however it is written", same, {}, []],
  [
    "one day is another",
    { ...same, mon_estado: "cerrado" },
    { mon: [], tue: [["00:00", "24:00"]], wed: [["09:00", "24:00"]] },
    [],
  ],
  [
    "nothing is said any more",
    {
      ...same,
      mon_estado: "",
      mon_abre_0: "",
      mon_cierra_0: "",
      tue_estado: "",
      wed_estado: "",
      wed_abre_0: "",
      wed_cierra_0: "",
    },
    null,
    [],
  ],
  ["it is to go", { ...same, mon_estado: "cerrado", quita_semana: "si" }, null, []],
  ["a range is not finished", { ...same, mon_cierra_0: "" }, expect.anything(), ["mon_estado"]],
])("the week of the editor: %s", (_, typed, horario, wrong) => {
  const { columns, errors } = toWeekColumn(typed, baseVersion, "2026-11-22");
  expect(columns).toEqual(horario !== null && Object.keys(horario).length === 0 ? {} : { horario });
  expect(Object.keys(errors)).toEqual(wrong);
});

it("leaves a week alone that cannot be typed", () => {
  const odd = {
    mon: [
      ["09:00", "15:00"],
      ["14:00", "19:00"],
    ],
  } as const;
  expect(toWeekColumn(wholeWeekValues(odd), { semana: JSON.stringify(odd) }, "2026-11-22")).toEqual({
    columns: {},
    errors: {},
  });
});
