import { expect, it } from "vitest";
import { isEndingSoon, oneMonthLater } from "./paid-until";

it.each([
  ["2026-05-03", "2026-06-03"],
  ["2026-01-31", "2026-02-28"],
  ["2028-01-31", "2028-02-29"],
  ["2026-12-15", "2027-01-15"],
])("a month paid on %s ends on %s", (date, end) => expect(oneMonthLater(date)).toBe(end));

it.each([
  ["2026-06-08", false],
  ["2026-06-07", true],
  ["2026-05-31", true],
  ["2026-05-29", true],
])("a month that ends on %s is ending soon on 31 May: %s", (end, expected) =>
  expect(isEndingSoon(end, "2026-05-31")).toBe(expected),
);
