import type { WeeklyHours } from "./hours/weekly-hours";

type Substance = {
  description: string | null;
  coverUrl: string | null;
  gallery: readonly string[];
  openingHoursText: string | null;
  weeklyHours: WeeklyHours | null;
  hasOwner: boolean;
};

/** Thin: no description, no picture, no hours and no owner. Such pages are noindex and stay out of the sitemap. */
export function isThinListing(listing: Substance): boolean {
  const hasPicture = listing.coverUrl !== null || listing.gallery.length > 0;
  const hasHours = listing.openingHoursText !== null || listing.weeklyHours !== null;
  return !listing.description && !hasPicture && !hasHours && !listing.hasOwner;
}
