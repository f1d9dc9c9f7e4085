import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import type { TrailEntry, TrailFilters, TrailPerson } from "../trail";

const PAGE_ENTRIES = 50;
const BUSINESS_ENTRIES = 20;

const changes = z.record(z.string(), z.unknown()).catch({});

type Page = { entries: TrailEntry[]; hasMore: boolean };

async function ask(reviewerId: string, filters: Partial<TrailFilters>, size: number): Promise<Page> {
  const given = Object.entries(filters).filter(([, value]) => value !== null);
  const data = await callDatabase("list_trail", {
    reviewer: reviewerId,
    ...Object.fromEntries(given),
    batch: size + 1,
  });
  const entries = data.slice(0, size).map((row) => ({
    id: row.id,
    at: new Date(row.created_at),
    person: row.correo,
    action: row.accion,
    business: row.negocio_id === null ? null : { id: row.negocio_id, name: row.negocio },
    entity: row.entidad,
    subject: row.sujeto,
    before: changes.parse(row.antes),
    after: changes.parse(row.despues),
  }));
  return { entries, hasMore: data.length > size };
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
