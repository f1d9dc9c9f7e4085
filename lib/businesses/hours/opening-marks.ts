import type { OpeningTimes } from "./special-days";

export const openingMarks = ({ weeklyHours, specialDays }: OpeningTimes) => ({
  "data-script-now": "hours",
  "data-apertura": weeklyHours ? JSON.stringify(weeklyHours) : "",
  "data-especial": specialDays ? JSON.stringify(specialDays) : undefined,
});

export const readOpeningMarks = ({ apertura, especial }: DOMStringMap): OpeningTimes => ({
  weeklyHours: apertura ? (JSON.parse(apertura) as OpeningTimes["weeklyHours"]) : null,
  specialDays: especial ? (JSON.parse(especial) as OpeningTimes["specialDays"]) : null,
});
