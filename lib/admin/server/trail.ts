import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import { type TrailFilters, type TrailPerson, toTrailEntry } from "../trail";

const PAGE_ENTRIES = 50;
const BUSINESS_ENTRIES = 20;

async function ask(reviewerId: string, filters: Partial<TrailFilters>, size: number) {
  const given = Object.entries(filters).filter(([, value]) => value !== null);
  const data = await callDatabase("list_trail", {
    reviewer: reviewerId,
    ...Object.fromEntries(given),
    batch: size + 1,
  });
  return { entries: data.slice(0, size).map(toTrailEntry), hasMore: data.length > size };
}

/** A page of the trail, newest first. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export const listTrail = (reviewerId: string, filters: TrailFilters) => ask(reviewerId, filters, PAGE_ENTRIES);

/** @throws {BackendError} */
export const listBusinessTrail = (reviewerId: string, businessId: string) =>
  ask(reviewerId, { business: businessId }, BUSINESS_ENTRIES);

/** @throws {BackendError} */
export async function listTrailPeople(reviewerId: string): Promise<TrailPerson[]> {
  const data = await callDatabase("list_trail_people", { reviewer: reviewerId });
  return data.map(({ persona, correo }) => ({ id: persona, email: correo }));
}
