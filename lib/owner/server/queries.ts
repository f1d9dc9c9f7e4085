import "server-only";
import { toLocalDate } from "@/lib/clock";
import { readEach } from "@/lib/database-rows/read-each";
import { planOrFree } from "@/lib/plans/plans";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Approval, OwnBusiness, UnassignedMonths } from "../model";

const toApproval = (isApproved: boolean | null): Approval => {
  if (isApproved === null) return "pending";
  return isApproved ? "approved" : "rejected";
};

async function listBusinesses(person: string, role: OwnBusiness["role"]): Promise<OwnBusiness[]> {
  const data = await callDatabase("list_own_businesses", { person, as_helper: role === "helper" });
  return readEach("listBusinesses", data, (row) => ({
    role,
    id: row.id,
    slug: row.slug,
    name: row.nombre,
    plan: planOrFree(row.plan),
    approval: toApproval(row.is_approved),
    rejectionReason: row.motivo_rechazo || null,
    needsChanges: row.pide_cambios,
    paidUntil: row.pagado_hasta ? toLocalDate(new Date(row.pagado_hasta)) : null,
    isAccepted: !row.por_aceptar,
    canBeDisowned: row.por_correo,
  }));
}

/** The businesses of a user: accepted ones first, then the highest plan, then the most recent. @throws {BackendError} */
export const listOwnBusinesses = (person: string): Promise<OwnBusiness[]> => listBusinesses(person, "owner");

/** Businesses that a user may edit: the own ones, and then those that the user helps with. @throws {BackendError} */
export async function listEditedBusinesses(person: string): Promise<OwnBusiness[]> {
  const [own, helped] = await Promise.all([listOwnBusinesses(person), listBusinesses(person, "helper")]);
  return [...own, ...helped];
}

/** The months that were paid and belong to no business yet. @throws {BackendError} */
export async function listUnassignedMonths(person: string): Promise<UnassignedMonths[]> {
  const data = await callDatabase("list_unassigned_months", { person });
  return data.map(({ plan, months }) => ({ plan: planOrFree(plan), months }));
}
