"use client";

import type { ReactNode } from "react";
import { useMinute } from "@/components/businesses/use-minute";
import { Badge } from "@/components/ui/badge";
import { describeNow } from "@/lib/businesses/hours/describe-now";
import type { OpeningStatus } from "@/lib/businesses/hours/opening-status";
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

/** "Abierto · cierra a las 22:00", by the visitor's clock: the page is cached and cannot know the time. */
export function OpeningBadge({ hours, children }: OpeningBadgeProps) {
  const now = useMinute();
  if (now === null)
    return (
      <Badge tone="slate" className="min-w-0">
        {children}
      </Badge>
    );
  const { kind, text } = describeNow(hours, now);
  return (
    <Badge tone={TONES[kind]}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {text}
    </Badge>
  );
}
