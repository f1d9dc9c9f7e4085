import "server-only";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { log } from "@/lib/log";
import { claimedSlug } from "../claimed-slug";

/** Name of the business claimed after a sign-in; null for none, an owned one, or no answer. @param path asked for */
export async function findClaimedName(path: string): Promise<string | null> {
  const slug = claimedSlug(path);
  if (slug === null) return null;
  try {
    const business = await getPublicBusinessBySlug(slug);
    return business && !business.hasOwner ? business.name : null;
  } catch (error) {
    log.warn({ error }, "a sign-in does not name the claimed business");
    return null;
  }
}
