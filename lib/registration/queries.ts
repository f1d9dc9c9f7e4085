import "server-only";
import { PLANS, type Plan, parsePlan } from "@/lib/plans/plans";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { FIELD_LIMITS } from "./limits";
import type { UnownedMatch } from "./model";

/** Listings of the census without owner that have this telephone or a like name; at most five. */
export async function listUnownedMatches(name: string, phone: string): Promise<UnownedMatch[]> {
  const { data, error } = await adminClient().rpc("list_unowned_matches", {
    name: name.slice(0, FIELD_LIMITS.name),
    phone: phone.slice(0, FIELD_LIMITS.phone),
  });
  if (error) throw new BackendError("listUnownedMatches", error);
  return data.map(({ slug, nombre, direccion, colonia }) => ({
    slug,
    name: nombre,
    address: [direccion, colonia].filter(Boolean).join(", ") || null,
  }));
}

/** Whether a paid month of this plan waits for a business of the user: the ledger's word, and no other. */
export async function hasWaitingPlan(userId: string, plan: Plan): Promise<boolean> {
  const { data, error } = await adminClient().rpc("list_waiting_plans", { person: userId });
  if (error) throw new BackendError("listWaitingPlans", error);
  return data.some((row) => parsePlan(row.plan) === plan && row.waiting > 0);
}

export type OwnedBusiness = { id: string; name: string; planName: string };

const MOST_OWNED = 20;

/** The businesses that a user owns, for choosing one of them; the latest first. */
export async function listOwnedBusinesses(userId: string): Promise<OwnedBusiness[]> {
  const { data, error } = await adminClient()
    .from("negocios")
    .select("id, nombre, plan_type")
    .eq("user_id", userId)
    .eq("is_deleted", false)
    .order("updated_at", { ascending: false })
    .limit(MOST_OWNED);
  if (error) throw new BackendError("listOwnedBusinesses", error);
  return data.map(({ id, nombre, plan_type }) => ({
    id,
    name: nombre,
    planName: PLANS[parsePlan(plan_type) ?? "free"].name,
  }));
}
