import type { OpeningTimes } from "./special-days";

/** What an element says of a shop's hours to `browser/on-demand/hours.ts`, which says in its place what they mean now. */
export const openingMarks = ({ weeklyHours, specialDays }: OpeningTimes) => ({
  "data-script-now": "hours",
  "data-apertura": weeklyHours ? JSON.stringify(weeklyHours) : "",
  "data-especial": specialDays ? JSON.stringify(specialDays) : undefined,
});

/** What `openingMarks` has written. */
export const readOpeningMarks = ({ apertura, especial }: DOMStringMap): OpeningTimes => ({
  weeklyHours: apertura ? (JSON.parse(apertura) as OpeningTimes["weeklyHours"]) : null,
  specialDays: especial ? (JSON.parse(especial) as OpeningTimes["specialDays"]) : null,
});
