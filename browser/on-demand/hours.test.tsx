// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OpeningBadge } from "@/components/businesses/opening-badge";
import { listedBusiness } from "@/components/directory/listed-business";
import { ResultList } from "@/components/directory/result-card";
import type { OpeningTimes } from "@/lib/businesses/hours/special-days";
import { toBusinessCard } from "@/lib/businesses/mapper";

const MINUTE_MS = 60_000;
const SCHEDULE = "Lunes 9:00 a 18:00";
const week = { mon: [["09:00", "18:00"]] } as const;

let start: (place: HTMLElement) => void;
/** Tells the script that a place comes near what is seen, or goes from there. */
let move: (place: HTMLElement, isNear: boolean) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        move = (target, isIntersecting) => callback([{ target, isIntersecting }]);
      }
      observe = (target: HTMLElement) => move(target, true);
    },
  );
  vi.resetModules();
  ({ start } = await import("./hours"));
});
afterEach(() => {
  cleanup();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const badge = (times: OpeningTimes) => {
  render(<OpeningBadge times={times} schedule={SCHEDULE} />);
  return document.querySelector<HTMLElement>("[data-apertura]") as HTMLElement;
};
const tellHours = () => {
  for (const place of document.querySelectorAll<HTMLElement>("[data-script-now=hours]")) start(place);
};
const at = (now: string) => vi.setSystemTime(new Date(now));
const idle = () => vi.advanceTimersByTime(5_000);
const seen = ({ textContent, dataset }: HTMLElement) => [textContent, dataset.estado];

// 4 May 2026 is a Monday; Mexico City is six hours behind UTC.
it.each([
  ["2026-05-04T16:00:00Z", "Abierto · cierra a las 18:00", "open"],
  ["2026-05-04T23:30:00Z", "Cierra pronto · a las 18:00", "closes-soon"],
  // The third Monday of November.
  ["2026-11-16T16:00:00Z", "Abierto · cierra a las 18:00 · día festivo", "open"],
  ["2026-05-04T13:00:00Z", "Cerrado · abre a las 9:00", "closed"],
  // Nobody knows the hours of a Wednesday: the schedule says what is known.
  ["2026-05-06T18:00:00Z", SCHEDULE, undefined],
])("at %s says %s in the place of the schedule", (now, text, state) => {
  at(now);
  const place = badge({ weeklyHours: week, specialDays: null });
  tellHours();
  expect(seen(place)).toEqual([SCHEDULE, undefined]);
  idle();
  expect(seen(place)).toEqual([text, state]);
  expect(place.querySelector("b")?.textContent).toBe(state && text.split(" · ")[0]);
});

it("tells each minute what has changed", () => {
  at("2026-05-04T23:59:00Z");
  const place = badge({ weeklyHours: week, specialDays: null });
  tellHours();
  idle();
  expect(seen(place)[1]).toBe("closes-soon");
  vi.advanceTimersByTime(MINUTE_MS);
  expect(seen(place)[1]).toBe("closed");
});

it("tells what comes near what is seen, and no more of what has gone from there", () => {
  at("2026-05-04T23:59:00Z");
  const place = badge({ weeklyHours: week, specialDays: null });
  tellHours();
  move(place, false);
  idle();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(seen(place)[1]).toBeUndefined();
  move(place, true);
  idle();
  expect(seen(place)[1]).toBe("closed");
});

it.each([
  ["on the day", "2026-05-04T16:00:00Z", week, "Cerrado"],
  ["without a week, on the day", "2026-05-04T16:00:00Z", null, "Cerrado"],
  // A holiday: its owner has said what it is like, so nothing is to be doubted.
  ["on a holiday", "2026-11-16T16:00:00Z", week, "Abierto · cierra a las 12:00"],
  ["without a week, on another day", "2026-05-05T16:00:00Z", null, SCHEDULE],
])("knows of special days: %s", (_, now, weeklyHours, text) => {
  at(now);
  const specialDays = {
    "2026-05-04": { ranges: [], label: null },
    "2026-11-16": { ranges: [["09:00", "12:00"]], label: null },
  } as const;
  const place = badge({ weeklyHours, specialDays });
  tellHours();
  idle();
  expect(place.textContent).toBe(text);
});

it.each([
  ["2026-05-05T02:00:00Z", "Abierto · cierra a las 2:30 a. m."],
  ["2026-05-05T08:00:00Z", "Cierra pronto · a las 2:30 a. m."],
  ["2026-05-04T13:00:00Z", "Cerrado · abre a las 18:00"],
  ["2026-05-06T18:00:00Z", "Lunes 18:00 a 2:30, martes cerrado"],
])("at %s a card says %s", (now, text) => {
  at(now);
  const card = toBusinessCard({
    ...{ id: "1", slug: "bar", nombre: "Bar" },
    horario: { mon: [["18:00", "02:30"]], tue: [] },
  });
  const found = { distanceKm: null, isFuzzy: false, isPromoted: false };
  render(<ResultList rows={[listedBusiness({ ...card, ...found })]} />);
  tellHours();
  idle();
  expect(screen.getByText(/^Horario:/).parentElement?.textContent).toBe(`Horario: ${text}`);
});
