import { badgeVariants } from "@/components/ui/badge";
import { openingMarks } from "@/lib/businesses/hours/opening-marks";
import type { OpeningTimes } from "@/lib/businesses/hours/special-days";

type OpeningBadgeProps = {
  times: OpeningTimes;
  /** The schedule in words, until the script is there and wherever there is none. */
  schedule: string;
};

/** "Abierto · cierra a las 22:00", by the visitor's clock (`browser/on-demand/hours.ts`). */
export function OpeningBadge({ times, schedule }: OpeningBadgeProps) {
  const marks = openingMarks(times);
  return (
    // The element goes with the script's text when the hours change. Only a text alone may differ when React starts after that script.
    <span
      key={JSON.stringify(marks)}
      {...marks}
      suppressHydrationWarning
      className={badgeVariants({ tone: "slate", className: "opening-badge" })}
    >
      {schedule}
    </span>
  );
}
