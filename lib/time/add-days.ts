import type { IsoDate } from "@/lib/clock";

export const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, "2026-05-03".length);
