import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { type ShownContact, toShownContact } from "../shown-contact";

/** The number of a public business that tells it to whoever taps; null for every other one. @throws {BackendError} */
export async function showContact(slug: string): Promise<ShownContact | null> {
  if (!isWellFormedSlug(slug)) return null;
  const data = await callDatabase("show_contact", { business_slug: slug });
  return data === null ? null : toShownContact(data);
}
