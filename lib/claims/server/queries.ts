import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { OpenClaim, OwnClaim } from "../model";

/** A page of them. */
const MAX_OPEN_CLAIMS = 50;

/** Claims that wait for a decision, the oldest first. For administrators alone. @throws {BackendError} */
export async function listOpenClaims(): Promise<OpenClaim[]> {
  const { data, error } = await adminClient()
    .from("reclamos")
    .select("id, nota, foto, negocios!inner (slug, nombre)")
    .eq("estado", "nuevo")
    .order("created_at")
    .limit(MAX_OPEN_CLAIMS);
  if (error) throw new BackendError("listOpenClaims", error);
  return data.map(({ id, nota, foto, negocios: { slug, nombre } }) => ({
    id,
    slug,
    business: nombre,
    note: nota ?? "",
    hasPapers: foto !== null,
  }));
}

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
