"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Badge } from "@/components/ui/badge";
import { describeStatus } from "@/lib/businesses/hours/describe-hours";
import { type OpeningStatus, openingStatus } from "@/lib/businesses/hours/opening-status";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";

const MINUTE_MS = 60_000;

const TONES = {
  open: "green",
  "closes-soon": "amber",
  closed: "slate",
  unknown: "slate",
} as const satisfies Record<OpeningStatus["kind"], string>;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
const noMinuteOnServer = () => null;

type OpeningBadgeProps = {
  hours: WeeklyHours;
  /** The schedule in words, in the page before the badge is and wherever there is no JavaScript. */
  children: ReactNode;
};

/** "Abierto · cierra 22:00", by the visitor's clock: the page is cached and cannot know the time. */
export function OpeningBadge({ hours, children }: OpeningBadgeProps) {
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinuteOnServer);
  if (minute === null)
    return (
      <Badge tone="slate" className="min-w-0">
        {children}
      </Badge>
    );
  const status = openingStatus(hours, new Date(minute * MINUTE_MS));
  return (
    <Badge tone={TONES[status.kind]}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {describeStatus(status)}
    </Badge>
  );
}
