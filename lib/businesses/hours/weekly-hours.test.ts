import { describe, expect, it } from "vitest";
import { parseWeeklyHours } from "./weekly-hours";

describe("parseWeeklyHours", () => {
  it.each([
    ["ordinary days", { mon: [["09:00", "18:00"]], sun: [] }, { mon: [["09:00", "18:00"]], sun: [] }],
    [
      "ranges in order of opening",
      {
        mon: [
          ["16:00", "20:00"],
          ["09:00", "14:00"],
        ],
      },
      {
        mon: [
          ["09:00", "14:00"],
          ["16:00", "20:00"],
        ],
      },
    ],
    ["the whole day", { mon: [["00:00", "24:00"]] }, { mon: [["00:00", "24:00"]] }],
    ["a range past midnight", { fri: [["20:00", "03:00"]] }, { fri: [["20:00", "03:00"]] }],
    ["a day that cannot be read as unknown", { mon: [["9am", "18:00"]], tue: [] }, { tue: [] }],
    [
      "a day with one unreadable range as unknown",
      {
        mon: [
          ["09:00", "14:00"],
          ["25:00", "26:00"],
        ],
        tue: [],
      },
      { tue: [] },
    ],
    ["foreign keys as nothing", { lunes: [["09:00", "18:00"]], tue: [] }, { tue: [] }],
  ])("keeps %s", (_, value, hours) => {
    expect(parseWeeklyHours(value)).toEqual(hours);
  });

  it.each([
    [null],
    [undefined],
    ["L-V 9 a 18"],
    [[]],
    [{}],
    [{ mon: null }],
    [{ mon: "09:00-18:00" }],
    [{ mon: [["24:00", "02:00"]] }],
    [{ mon: [["09:00"]] }],
    [{ mon: [[9, 18]] }],
    [{ mon: [["09:00", "18:60"]] }],
  ])("knows nothing from %j", (value) => {
    expect(parseWeeklyHours(value)).toBeNull();
  });
});
