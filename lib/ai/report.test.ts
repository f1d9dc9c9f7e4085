import { expect, it } from "vitest";
import { type AiReport, leftToday } from "./report";
import { problemLabel } from "./report-messages";

const report = (cost: number): AiReport => {
  const none = { calls: 0, failed: 0, input: 0, output: 0, pictures: 0, cost: 0 };
  const days = [
    { ...none, day: "2026-11-21", cost: 90_000_000 },
    { ...none, day: "2026-11-22", cost },
  ];
  const rest = { total: none, kinds: [], problems: [], businesses: [], unjudged: 0, stuck: 0 };
  return { is_on: true, today: "2026-11-22", days, ...rest };
};

it.each([
  [0, 100, 100],
  [25_500_000, 100, 74.5],
  [120_000_000, 100, 0],
])("of %i millionths spent today and a budget of %i, %d is left", (cost, budget, left) =>
  expect(leftToday(report(cost), budget)).toBe(left),
);

it.each([
  ["slow", "No contestó a tiempo"],
  ["constructor", "constructor"],
])("a call that failed by %s: %s", (problem, words) => expect(problemLabel(problem)).toBe(words));
