import "server-only";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { callDatabase } from "@/lib/supabase/call-database";
import type { UnownedMatch } from "../model";

/** Listings of the census without owner that have this telephone or a like name; at most five. @throws {BackendError} */
export async function listUnownedMatches(name: string, phone: string): Promise<UnownedMatch[]> {
  const data = await callDatabase("list_unowned_matches", {
    name: name.slice(0, BUSINESS_FIELDS.nombre.max),
    phone: phone.slice(0, BUSINESS_FIELDS.telefono.max),
  });
  return data.map(({ slug, nombre, direccion, colonia }) => ({
    slug,
    name: nombre,
    address: [direccion, colonia].filter(Boolean).join(", ") || null,
  }));
}
