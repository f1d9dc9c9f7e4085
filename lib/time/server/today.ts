import "server-only";
import { cacheLife } from "next/cache";
import { untilChangedOrAfter } from "@/lib/caching/cache-life";
import { type IsoDate, toLocalDate } from "@/lib/clock";
import { secondsUntilBoundary } from "../date-boundary";
import type { DateRange } from "../date-range";

/**
 * The day in Mexico City, for a page whose content changes when one of these ranges begins or ends: the page is kept
 * until then and no longer.
 */
export async function getTodayFor(ranges: DateRange[]): Promise<IsoDate> {
  "use cache";
  const now = new Date();
  cacheLife(untilChangedOrAfter(secondsUntilBoundary(ranges, now)));
  return toLocalDate(now);
}
