import { type IsoDate, toLocalDate } from "@/lib/clock";
import { PLANS } from "@/lib/plans/plans";
import type { EventKind } from "@/lib/statistics/event";
import { addDays } from "@/lib/time/add-days";
import { seededRandom } from "@/supabase/seed/artwork/random";
import type { ShowcaseBusiness } from "@/supabase/seed/showcase/showcase-businesses";

/** Eight weeks, the last of which ends on the day before the showcase is made. */
export const EVENT_DAYS = 56;
const RECENT_SHARE = 0.5;
const SCANNED_SHARE = 0.05;
/** Relative visits from Sunday to Saturday. */
const WEEK = [1.2, 0.7, 0.7, 0.8, 0.9, 1.3, 1.5] as const;
const GROWTH = 0.8;
const TAPS = { llamada: 3, whatsapp: 4, ruta: 2, web: 1 } as const;

export type InventedEvents = { desde: IsoDate; veces: Partial<Record<EventKind, string>> };

/** Whole numbers that are as the weights are to each other, and together make up the total. */
function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  let weight = 0;
  let given = 0;
  return weights.map((each) => {
    weight += each;
    const upToHere = sum > 0 ? Math.round((total * weight) / sum) : 0;
    const here = upToHere - given;
    given = upToHere;
    return here;
  });
}

const weekdayOf = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function inventedEvents(business: ShowcaseBusiness, now: Date): InventedEvents {
  const { plan, hasWhatsapp, networks, visits, clicks, createdOn } = business;
  const { gates } = PLANS[plan];
  const desde = addDays(toLocalDate(now), -EVENT_DAYS);
  const random = seededRandom(business.number);
  const days = Array.from({ length: EVENT_DAYS }, (_, index) => addDays(desde, index));
  const busyDays = (): number[] =>
    days.map((day, index) =>
      day <= createdOn ? 0 : (WEEK[weekdayOf(day)] ?? 1) * (1 + (GROWTH * index) / EVENT_DAYS) * (0.5 + random()),
    );
  const taps = {
    ...{ llamada: TAPS.llamada, ruta: gates.routeLinks ? TAPS.ruta : 0 },
    ...{ whatsapp: gates.whatsapp && hasWhatsapp ? TAPS.whatsapp : 0 },
    ...{ web: gates.socialLinks && networks.length > 0 ? TAPS.web : 0 },
  };
  const shares = spread(clicks * RECENT_SHARE, Object.values(taps));
  const totals: [EventKind, number][] = [
    ["visita", visits * RECENT_SHARE],
    ["qr", plan === "free" ? 0 : visits * RECENT_SHARE * SCANNED_SHARE],
    ...Object.keys(taps).map((kind, index): [EventKind, number] => [kind as keyof typeof taps, shares[index] ?? 0]),
  ];
  const counted = totals.filter(([, total]) => total >= 1);
  return {
    desde,
    veces: Object.fromEntries(counted.map(([kind, total]) => [kind, spread(Math.round(total), busyDays()).join(" ")])),
  };
}
