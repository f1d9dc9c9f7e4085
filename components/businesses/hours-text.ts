import { describeSchedule } from "@/lib/businesses/hours/describe-hours";
import type { BusinessCard } from "@/lib/businesses/model";

/** A listing's hours in one line: its owner's words, else the structured hours; null when neither is known. */
export const hoursText = ({ openingHoursText, weeklyHours }: Pick<BusinessCard, "openingHoursText" | "weeklyHours">) =>
  openingHoursText ?? (weeklyHours ? describeSchedule(weeklyHours) : null);
