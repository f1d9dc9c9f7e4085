"use client";

import type { ReactNode } from "react";
import { useMinute } from "@/components/businesses/use-minute";
import { Badge } from "@/components/ui/badge";
import { describeNow } from "@/lib/businesses/hours/describe-now";
import type { OpeningStatus } from "@/lib/businesses/hours/opening-status";
import type { OpeningTimes } from "@/lib/businesses/hours/special-days";

const TONES = {
  open: "green",
  "closes-soon": "amber",
  closed: "slate",
  unknown: "slate",
} as const satisfies Record<OpeningStatus["kind"], string>;

type OpeningBadgeProps = {
  times: OpeningTimes;
  /** The schedule in words, in the page before the badge is and wherever there is no JavaScript. */
  children: ReactNode;
};

/** "Abierto · cierra a las 22:00", by the visitor's clock: the page is cached and cannot know the time. */
export function OpeningBadge({ times, children }: OpeningBadgeProps) {
  const now = useMinute();
  const state = now && describeNow(times, now);
  // Without a week, a special day that is another one says nothing.
  if (!state || (state.kind === "unknown" && !times.weeklyHours))
    return (
      <Badge tone="slate" className="min-w-0">
        {children}
      </Badge>
    );
  return (
    <Badge tone={TONES[state.kind]}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {state.text}
    </Badge>
  );
}
