"use client";

import { useEffect } from "react";
import { useMinute } from "@/components/businesses/use-minute";
import { describeNow } from "@/lib/businesses/hours/describe-now";
import type { OpeningStatus } from "@/lib/businesses/hours/opening-status";
import type { OpeningTimes } from "@/lib/businesses/hours/special-days";

const COLORS: Readonly<Record<Exclude<OpeningStatus["kind"], "unknown">, string>> = {
  open: "text-open",
  "closes-soon": "text-closing",
  closed: "text-closed",
};

/** "Abierto · cierra a las 22:00", its first words in the colour of what they say. */
function say(place: HTMLElement, text: string, color: string): void {
  const [word = "", ...rest] = text.split(" · ");
  const strong = document.createElement("b");
  strong.className = `font-semibold ${color}`;
  strong.textContent = word;
  place.classList.remove("is-week");
  place.replaceChildren(strong, rest.map((part) => ` · ${part}`).join(""));
}

/**
 * In the place of each card's schedule (`data-apertura`) what it says of now, by the visitor's clock; the schedule stays
 * where there is no JavaScript, and on a day of unknown hours. One component for the whole list.
 * @param times of its businesses, by slug.
 */
export function OpeningWords({ times }: { times: Readonly<Record<string, OpeningTimes>> }) {
  const now = useMinute();
  useEffect(() => {
    if (!now) return;
    for (const place of document.querySelectorAll<HTMLElement>("[data-apertura]")) {
      const known = times[place.closest<HTMLElement>("[data-negocio]")?.dataset.negocio ?? ""];
      // Of another list.
      if (!known) continue;
      const { kind, text } = describeNow(known, now);
      if (kind !== "unknown") say(place, text, COLORS[kind]);
    }
  }, [now, times]);
  return null;
}
