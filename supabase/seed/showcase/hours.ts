import type { TimeRange, WeeklyHours } from "@/lib/businesses/hours/weekly-hours";

/** The same hours on every day from Monday to Friday. */
export const weekdays = (...ranges: readonly TimeRange[]): WeeklyHours => ({
  mon: ranges,
  tue: ranges,
  wed: ranges,
  thu: ranges,
  fri: ranges,
});

/** The same hours on all seven days. */
export const everyDay = (...ranges: readonly TimeRange[]): WeeklyHours => ({
  ...weekdays(...ranges),
  sat: ranges,
  sun: ranges,
});
