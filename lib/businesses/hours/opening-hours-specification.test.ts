import { describe, expect, it } from "vitest";
import { openingHoursSpecification, specialHoursSpecification } from "./opening-hours-specification";
import type { WeeklyHours } from "./weekly-hours";

describe("openingHoursSpecification", () => {
  it.each<[string, WeeklyHours, readonly (readonly [string[], string, string])[]]>([
    [
      "joins days with equal hours",
      { mon: [["09:00", "18:00"]], wed: [["09:00", "18:00"]] },
      [[["Monday", "Wednesday"], "09:00", "18:00"]],
    ],
    [
      "gives each range its own entry",
      {
        mon: [
          ["09:00", "14:00"],
          ["16:00", "19:00"],
        ],
      },
      [
        [["Monday"], "09:00", "14:00"],
        [["Monday"], "16:00", "19:00"],
      ],
    ],
    ["writes closed days as 00:00 to 00:00", { sun: [] }, [[["Sunday"], "00:00", "00:00"]]],
    ["writes whole days as 00:00 to 23:59", { sat: [["00:00", "24:00"]] }, [[["Saturday"], "00:00", "23:59"]]],
    ["writes midnight as 23:59", { sat: [["10:00", "24:00"]] }, [[["Saturday"], "10:00", "23:59"]]],
    ["keeps hours past midnight", { fri: [["20:00", "03:00"]] }, [[["Friday"], "20:00", "03:00"]]],
  ])("%s", (_, hours, expected) => {
    const specification = openingHoursSpecification(hours);
    expect(specification.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual(expected);
  });
});

describe("specialHoursSpecification", () => {
  it("has days in a row in one, closed ones as 00:00 to 00:00, and none that is over", () => {
    const closed = { ranges: [], label: "Vacaciones" };
    const days = {
      "2026-12-23": closed,
      "2026-12-24": {
        ranges: [
          ["09:00", "13:00"],
          ["15:00", "24:00"],
        ],
        label: null,
      },
      "2026-12-31": closed,
      "2027-01-01": closed,
      "2027-01-03": closed,
    } as const;
    const read = specialHoursSpecification(days, "2026-12-24").map((each) => Object.values(each).slice(1).join(" "));
    expect(read).toEqual([
      "2026-12-24 2026-12-24 09:00 13:00",
      "2026-12-24 2026-12-24 15:00 23:59",
      "2026-12-31 2027-01-01 00:00 00:00",
      "2027-01-03 2027-01-03 00:00 00:00",
    ]);
  });
});
