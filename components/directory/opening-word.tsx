"use client";

import { useMinute } from "@/components/businesses/use-minute";
import { type OpeningStatus, openingStatus } from "@/lib/businesses/hours/opening-status";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";

const WORDS: Readonly<Record<OpeningStatus["kind"], { text: string; color: string } | null>> = {
  open: { text: "Abierto", color: "text-open" },
  "closes-soon": { text: "Cierra pronto", color: "text-closing" },
  closed: { text: "Cerrado", color: "text-closed" },
  unknown: null,
};

/** "Abierto · " before a card's hours, by the visitor's clock; nothing where there is no JavaScript. */
export function OpeningWord({ hours }: { hours: WeeklyHours }) {
  const now = useMinute();
  const word = now && WORDS[openingStatus(hours, now).kind];
  return word ? <span className={`font-semibold ${word.color}`}>{word.text} · </span> : null;
}
