import { type IsoDate, toLocalMoment } from "@/lib/clock";

/** 9:00 in Mexico City: reminders are read in the morning. */
const DUE_FROM_MINUTE = 9 * 60;

interface Situation {
  readonly now: Date;
  /** The last day whose run was done; null: none ever was. */
  readonly lastDay: IsoDate | null;
  /** Nothing has been done since the start: a day that was slept through is made up for at once. */
  readonly isStart: boolean;
}

/** The day whose run is due, or null. */
export function dueDay({ now, lastDay, isStart }: Situation): IsoDate | null {
  const { date, minute } = toLocalMoment(now);
  if (lastDay !== null && lastDay >= date) return null;
  return isStart || minute >= DUE_FROM_MINUTE ? date : null;
}
