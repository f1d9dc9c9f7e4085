import type { WeeklyHours } from "./hours/weekly-hours";

type Substance = {
  /** A telephone or a web address. */
  hasContact: boolean;
  address: string | null;
  neighborhood: string | null;
  description: string | null;
  coverUrl: string | null;
  gallery: readonly string[];
  openingHoursText: string | null;
  weeklyHours: WeeklyHours | null;
  hasOwner: boolean;
};

/**
 * Thin: no description, no picture, no hours, no owner, and no way to reach a place: neither telephone nor web address, or
 * nothing of where it is. Such pages are noindex and stay out of the sitemap (column `poco_contenido`, the same rule in SQL).
 */
export function isThinListing(listing: Substance): boolean {
  const hasPicture = listing.coverUrl !== null || listing.gallery.length > 0;
  const hasHours = listing.openingHoursText !== null || listing.weeklyHours !== null;
  const hasPlace = listing.address !== null || listing.neighborhood !== null;
  const canBeReached = listing.hasContact && hasPlace;
  return !listing.description && !hasPicture && !hasHours && !listing.hasOwner && !canBeReached;
}
