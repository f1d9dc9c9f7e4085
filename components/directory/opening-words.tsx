"use client";

import { useEffect } from "react";
import { useMinute } from "@/components/businesses/use-minute";
import { type OpeningStatus, openingStatus } from "@/lib/businesses/hours/opening-status";
import type { WeeklyHours } from "@/lib/businesses/hours/weekly-hours";

const WORDS: Readonly<Record<OpeningStatus["kind"], { text: string; color: string } | null>> = {
  open: { text: "Abierto", color: "text-open" },
  "closes-soon": { text: "Cierra pronto", color: "text-closing" },
  closed: { text: "Cerrado", color: "text-closed" },
  unknown: null,
};

/**
 * "Abierto · " before the hours of each card (`data-apertura`, its slug), by the visitor's clock; nothing where there is
 * no JavaScript. One component for the whole list. @param hours of its businesses, by slug.
 */
export function OpeningWords({ hours }: { hours: Readonly<Record<string, WeeklyHours>> }) {
  const now = useMinute();
  useEffect(() => {
    if (!now) return;
    for (const place of document.querySelectorAll<HTMLElement>("[data-apertura]")) {
      const known = hours[place.dataset.apertura ?? ""];
      // Of another list, which Next keeps hidden in the document.
      if (!known) continue;
      const word = WORDS[openingStatus(known, now).kind];
      place.textContent = word ? `${word.text} · ` : "";
      place.className = word ? `font-semibold ${word.color}` : "";
    }
  }, [now, hours]);
  return null;
}
