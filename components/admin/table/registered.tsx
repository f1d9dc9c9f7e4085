import { formatShortDate } from "@/lib/format";
import { DAY_MS } from "@/lib/time/add-days";
import { formatRecentMoment } from "@/lib/time/recent-moment";

/** When a business was registered: how long ago within a day, the date after that. */
export function Registered({ at }: { at: Date }) {
  const now = new Date();
  const isRecent = now.getTime() - at.getTime() < DAY_MS;
  return (
    // The server's minute may be another than the browser's.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {isRecent ? formatRecentMoment(at, now) : formatShortDate(at)}
    </time>
  );
}
