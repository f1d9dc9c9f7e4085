import "server-only";
import { openUntil } from "@/lib/businesses/hours/open-until";
import {
  parseSpecialDays,
  presentSpecialDays,
  type SpecialDay,
  specialDaysColumn,
} from "@/lib/businesses/hours/special-days";
import { editBusiness } from "@/lib/businesses/server/edit-business";
import { type LocalMoment, toLocalMoment } from "@/lib/clock";
import { callDatabase } from "@/lib/supabase/call-database";
import { baseVersionOf } from "../base-version";
import type { OwnedBusiness } from "../owned-business";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";

/** Choice for today: closed, as always, or open until a time ("HH:MM"). */
export type TodayChoice = "cerrado" | "siempre" | { until: string };

export type TodayOutcome = "saved" | "pastHour" | "refused";

/** Returns today's hours; null is as always. */
function dayOf(choice: TodayChoice, { business }: OwnedBusiness, now: LocalMoment): SpecialDay | null | "pastHour" {
  if (choice === "siempre") return null;
  if (choice === "cerrado") return { ranges: [], label: null };
  return openUntil(business.weeklyHours?.[now.weekday] ?? [], choice.until, now) ?? "pastHour";
}

/** Makes today another day than the week says, until midnight in Mexico City. @throws {BackendError} */
export async function saveToday({ viewer, business }: Owner, choice: TodayChoice): Promise<TodayOutcome> {
  const now = toLocalMoment(new Date());
  const present = await getOwnedBusiness(viewer.id, business.id);
  if (!present) return "refused";
  const day = dayOf(choice, present, now);
  if (day === "pastHour") return day;
  const baseVersion = baseVersionOf(present.row, ["horario_especial"]);
  const { [now.date]: _, ...others } = presentSpecialDays(parseSpecialDays(baseVersion.horario_especial), now.date);
  const changes = { horario_especial: specialDaysColumn(day ? { ...others, [now.date]: day } : others) };
  const edited = await editBusiness(viewer.id, business.id, changes, baseVersion);
  return edited.ok ? "saved" : "refused";
}

/** "Sí, siguen igual": whether the hours are confirmed as of today. @throws {BackendError} */
export const confirmHours = ({ viewer, business }: Owner): Promise<boolean> =>
  callDatabase("confirm_hours", { person: viewer.id, business: business.id });
