import "server-only";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { log } from "@/lib/log";
import { claimedSlug } from "../claimed-slug";

/**
 * The name of the business whose claim comes after a sign-in, or null: none does, it has an owner, or it could not be asked.
 * @param path to return to.
 */
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
