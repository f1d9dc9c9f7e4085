import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";

/** Days in Mexico City, both included; null is open-ended. */
export type DateRange = { startsOn: IsoDate | null; endsOn: IsoDate | null };

export const includesDay = ({ startsOn, endsOn }: DateRange, day: IsoDate): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/** Text after "Vigencia": from and to in long dates, a single day once, or "Sin fecha". */
export function describeDateRange({ startsOn, endsOn }: DateRange): string {
  if (startsOn && startsOn === endsOn) return formatLongDate(startsOn);
  if (startsOn && endsOn) return `${formatLongDate(startsOn)} – ${formatLongDate(endsOn)}`;
  if (startsOn) return `Desde el ${formatLongDate(startsOn)}`;
  return endsOn ? `Hasta el ${formatLongDate(endsOn)}` : "Sin fecha";
}
