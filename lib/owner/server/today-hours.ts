import "server-only";
import { openUntil } from "@/lib/businesses/hours/open-until";
import {
  parseSpecialDays,
  presentSpecialDays,
  type SpecialDay,
  specialDaysColumn,
} from "@/lib/businesses/hours/special-days";
import { type LocalMoment, toLocalMoment } from "@/lib/clock";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Json } from "@/lib/supabase/database.types";
import type { OwnedBusiness } from "../owned-business";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";
import { saveOwn } from "./save-own";

/** What an owner says of today: closed, as always, or open until a time ("HH:MM"). */
export type TodayChoice = "cerrado" | "siempre" | { until: string };

export type TodayOutcome = "saved" | "pastHour" | "refused";

/** Somebody may save special days at the same moment. */
const MOST_TRIES = 3;

/** What becomes of today; null is as always. */
function dayOf(choice: TodayChoice, { business }: OwnedBusiness, now: LocalMoment): SpecialDay | null | "pastHour" {
  if (choice === "siempre") return null;
  if (choice === "cerrado") return { ranges: [], label: null };
  return openUntil(business.weeklyHours?.[now.weekday] ?? [], choice.until, now) ?? "pastHour";
}

/** Makes today another day than the week says, until midnight in Mexico City. @throws {BackendError} */
export async function saveToday({ viewer, business }: Owner, choice: TodayChoice): Promise<TodayOutcome> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = toLocalMoment(new Date());
    const present = await getOwnedBusiness(viewer.id, business.id);
    if (!present) return "refused";
    const day = dayOf(choice, present, now);
    if (day === "pastHour") return day;
    const stored = (present.row.horario_especial ?? null) as Json;
    const { [now.date]: _, ...others } = presentSpecialDays(parseSpecialDays(stored), now.date);
    const outcome = await saveOwn({
      person: viewer.id,
      business: business.id,
      changes: { horario_especial: specialDaysColumn(day ? { ...others, [now.date]: day } : others) },
      seen: { horario_especial: stored },
    });
    if (outcome.kind !== "conflict") return outcome.kind;
  }
  return "refused";
}

/** "Sí, siguen igual": whether the hours are confirmed as of today. @throws {BackendError} */
export const confirmHours = ({ viewer, business }: Owner): Promise<boolean> =>
  callDatabase("confirm_hours", { person: viewer.id, business: business.id });
