import "server-only";
import { z } from "zod";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import { type AdministeredBusiness, toAdministeredBusiness } from "../edit-mapper";
import type { AlikeBusiness } from "../edit-model";
import { toMergeCandidates } from "../merge";

/** A business as an administrator edits it, or null. @param since a moment after which a change of another one is looked for. @throws
 * {BackendError} also for whoever is no administrator. */
export async function getAdministeredBusiness(
  reviewerId: string,
  id: string,
  since?: string,
): Promise<AdministeredBusiness | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const data = await callDatabase("read_administered_business", {
    reviewer: reviewerId,
    business: id,
    ...(since ? { since } : {}),
  });
  return data === null ? null : toAdministeredBusiness(data);
}

/** The listing that has this slug, or had it; null for none. For administrators alone. @throws {BackendError} */
export async function findListing(slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const present = await adminClient().from("negocios").select("id").eq("slug", slug).maybeSingle();
  if (present.error) throw new BackendError("findListing", present.error);
  if (present.data) return present.data.id;
  const former = await adminClient().from("negocio_slugs").select("negocio_id").eq("slug", slug).maybeSingle();
  if (former.error) throw new BackendError("findListing", former.error);
  return former.data?.negocio_id ?? null;
}

/** Public businesses with this telephone or a like name; at most five. @throws {BackendError} */
export async function listAlikeBusinesses(reviewerId: string, name: string, phone: string): Promise<AlikeBusiness[]> {
  const data = await callDatabase("list_alike_businesses", {
    reviewer: reviewerId,
    name: name.slice(0, BUSINESS_FIELDS.nombre.max),
    phone: phone.slice(0, BUSINESS_FIELDS.telefono.max),
  });
  return data.map(({ id, nombre, direccion, colonia, telefono }) => ({
    id,
    name: nombre,
    address: [direccion, colonia].filter(Boolean).join(", ") || null,
    phone: telefono,
  }));
}

/** Listings that this one may be joined with; with a term, those that have it in their name. @throws {BackendError} */
export const listMergeCandidates = async (reviewer: string, business: string, term: string) =>
  toMergeCandidates(await callDatabase("list_merge_candidates", { reviewer, business, ...(term && { term }) }));
