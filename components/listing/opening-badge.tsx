"use client";

import type { ReactNode } from "react";
import { useMinute } from "@/components/businesses/use-minute";
import { Badge } from "@/components/ui/badge";
import { describeStatus } from "@/lib/businesses/hours/describe-hours";
import { type OpeningStatus, openingStatus } from "@/lib/businesses/hours/opening-status";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";

const TONES = {
  open: "green",
  "closes-soon": "amber",
  closed: "slate",
  unknown: "slate",
} as const satisfies Record<OpeningStatus["kind"], string>;

type OpeningBadgeProps = {
  hours: WeeklyHours;
  /** The schedule in words, in the page before the badge is and wherever there is no JavaScript. */
  children: ReactNode;
};

/** "Abierto · cierra 22:00", by the visitor's clock: the page is cached and cannot know the time. */
export function OpeningBadge({ hours, children }: OpeningBadgeProps) {
  const now = useMinute();
  if (now === null)
    return (
      <Badge tone="slate" className="min-w-0">
        {children}
      </Badge>
    );
  const status = openingStatus(hours, now);
  return (
    <Badge tone={TONES[status.kind]}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {describeStatus(status)}
    </Badge>
  );
}
