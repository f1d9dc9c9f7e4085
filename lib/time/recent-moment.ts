import { formatCount, formatLongMoment } from "@/lib/format";
import { DAY_MS } from "./add-days";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "hace un momento", "hace 5 minutos", "hace 3 horas"; after a day the moment itself, by the clock of Mexico City. */
export function formatRecentMoment(moment: Date, now: Date): string {
  const ago = now.getTime() - moment.getTime();
  // A clock that is ahead of ours.
  if (ago < MINUTE_MS) return "hace un momento";
  if (ago < HOUR_MS) return `hace ${formatCount(Math.floor(ago / MINUTE_MS), "minuto", "minutos")}`;
  if (ago < DAY_MS) return `hace ${formatCount(Math.floor(ago / HOUR_MS), "hora", "horas")}`;
  return formatLongMoment(moment);
}
