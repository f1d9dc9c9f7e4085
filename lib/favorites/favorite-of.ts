import type { BusinessCard } from "@/lib/businesses/model";
import { addressLine } from "@/lib/geo/route-links";
import type { Favorite } from "./favorites";

/** Data kept of a favourite; nothing else of it goes to the browser for that. */
export function favoriteOf(business: Favorite & Partial<Pick<BusinessCard, "neighborhood">>): Favorite {
  const { slug, name, category, coverUrl, phone, phoneE164, address, neighborhood = null } = business;
  return { slug, name, category, coverUrl, phone, phoneE164, address: addressLine({ address, neighborhood }) };
}
