import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { type ShownContact, toShownContact } from "../shown-contact";

/** The number of a public business that tells it to whoever taps; null for every other one. @throws {BackendError} */
export async function showContact(slug: string): Promise<ShownContact | null> {
  if (!isWellFormedSlug(slug)) return null;
  const { data, error } = await adminClient().rpc("show_contact", { business_slug: slug });
  if (error) throw new BackendError("showContact", error);
  return data === null ? null : toShownContact(data);
}
