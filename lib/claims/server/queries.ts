import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { OwnClaim } from "../model";

/** A user's claims that wait for a decision: five at most. @throws {BackendError} */
export async function listOwnClaims(userId: string): Promise<OwnClaim[]> {
  const { data, error } = await adminClient()
    .from("reclamos")
    .select("id, created_at, negocios!inner (slug, nombre)")
    .eq("user_id", userId)
    .eq("estado", "nuevo")
    .order("created_at");
  if (error) throw new BackendError("listOwnClaims", error);
  return data.map(({ id, created_at, negocios: { slug, nombre } }) => ({
    id,
    slug,
    business: nombre,
    sentAt: new Date(created_at),
  }));
}
