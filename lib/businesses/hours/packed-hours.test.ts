import { describe, expect, it } from "vitest";
import { packHours, unpackHours } from "./packed-hours";
import type { WeeklyHours } from "./weekly-hours";

describe("a week as a page carries it", () => {
  it.each<[string, WeeklyHours, string]>([
    [
      "alike days",
      {
        mon: [
          ["09:00", "14:00"],
          ["16:00", "19:00"],
        ],
        tue: [
          ["09:00", "14:00"],
          ["16:00", "19:00"],
        ],
        wed: [],
        thu: [],
        fri: [],
        sat: [],
        sun: [],
      },
      "09:00 a 14:00,16:00 a 19:00|=||=|=|=|=",
    ],
    ["days that nobody knows", { tue: [["00:00", "24:00"]], sun: [] }, "?|00:00 a 24:00|?|=|=|=|"],
    ["nothing but closed days", { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, "|=|=|=|=|=|="],
  ])("is the same, with %s", (_, hours, text) => {
    expect(packHours(hours)).toBe(text);
    expect(unpackHours(text)).toEqual(hours);
  });
});
