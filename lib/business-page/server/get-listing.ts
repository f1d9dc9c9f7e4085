import "server-only";
import { getPublicBusinessBySlug } from "@/lib/businesses/server/queries";
import { untilChangedOrAfter } from "@/lib/caching/cache-life";
import { cacheTags } from "@/lib/caching/cache-tags";
import { cached, cacheLife, cacheTag } from "@/lib/caching/cached";
import { leaveOut } from "@/lib/caching/optional-part";
import { toLocalDate } from "@/lib/clock";
import { BackendError, publicClient } from "@/lib/supabase/public";
import { isWellFormedSlug } from "@/lib/text/slugify";
import { secondsUntilBoundary } from "@/lib/time/date-boundary";
import { toListing } from "../mapper";
import type { Listing, ListingContent } from "../model";

/** The business alone where the database does not tell what stands beside it: how to reach the shop must not fail with it. */
async function ask(slug: string): Promise<ListingContent | null> {
  const { data, error } = await publicClient().rpc("get_listing", { business_slug: slug }, { get: true });
  if (!error) return toListing(data);
  const failure = new BackendError("getListing", error);
  // Nobody answers: nor would the next question be answered.
  if (!error.code) throw failure;
  leaveOut("listing", failure);
  const business = await getPublicBusinessBySlug(slug);
  return business && { business, promotions: [], neighbors: [], lists: null };
}

/** Public page's content; null for none. Kept until a shown business changes (neighbours within a day), or a day changes it. */
export const getListing = cached("getListing", async (slug: string): Promise<Listing | null> => {
  const now = new Date();
  const content = isWellFormedSlug(slug) ? await ask(slug) : null;
  cacheLife(untilChangedOrAfter(content && secondsUntilBoundary(datesOf(content), now)));
  cacheTag(cacheTags.everyBusiness, cacheTags.business(slug));
  if (!content) return null;
  cacheTag(...content.neighbors.map((neighbor) => cacheTags.business(neighbor.slug)));
  return { ...content, today: toLocalDate(now) };
});

function datesOf({ business, promotions }: ListingContent) {
  const { specialDays, specialPromotion } = business;
  return [
    ...Object.keys(specialDays ?? {}).map((date) => ({ startsOn: date, endsOn: date })),
    ...(specialPromotion ? [specialPromotion] : []),
    ...promotions,
  ];
}
