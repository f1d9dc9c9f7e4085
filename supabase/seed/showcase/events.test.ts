import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/time/add-days";
import { EVENT_DAYS, inventedEvents } from "./events";
import { showcaseBusinesses } from "./showcase-businesses";

const NOW = new Date("2026-11-26T18:00:00Z");

const countsOf = (veces: Partial<Record<string, string>>) =>
  Object.entries(veces).map(([kind, text = ""]) => [kind, text.split(" ").map(Number)] as const);
const sumOf = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);

describe.each(showcaseBusinesses)("the invented visits of $slug", (business) => {
  const { desde, veces } = inventedEvents(business, NOW);
  const counts = countsOf(veces);

  it("are of the eight weeks before the day on which they are made, and the same whenever that is done", () => {
    expect(inventedEvents(business, new Date(NOW.getTime() + 60_000))).toEqual({ desde, veces });
    expect(desde).toBe("2026-10-01");
    for (const [, each] of counts)
      expect([each.length, each.every((n) => Number.isInteger(n) && n >= 0)]).toEqual([EVENT_DAYS, true]);
  });

  it("are part of its totals, of channels that its page has, and none before it was there", () => {
    const { visits, clicks, hasWhatsapp, networks, plan, createdOn } = business;
    const totals = Object.fromEntries(counts.map(([kind, each]) => [kind, sumOf(each)]));
    const { visita = 0, qr = 0, ...taps } = totals;
    expect(visita).toBe(Math.round(visits / 2));
    expect(sumOf(Object.values(taps))).toBeLessThanOrEqual(clicks);
    expect(sumOf(Object.values(taps)) > 0).toBe(clicks > 1);
    expect(qr).toBeLessThan(visita + 1);
    if (!hasWhatsapp || plan === "free") expect(taps).not.toHaveProperty("whatsapp");
    if (networks.length === 0 || plan === "free") expect(taps).not.toHaveProperty("web");
    const before = counts.flatMap(([, each]) => each.filter((_, index) => addDays(desde, index) <= createdOn));
    expect(sumOf(before)).toBe(0);
  });
});

it("move with the day on which the showcase is made", () => {
  const [business] = showcaseBusinesses;
  const later = new Date(NOW.getTime() + 3 * 86_400_000);
  expect(business && inventedEvents(business, later).desde).toBe("2026-10-04");
});

it("fill a chart of each owner whose plan draws one", () => {
  const drawn = showcaseBusinesses.filter(
    ({ owner, plan, approval, isDeleted }) => owner && plan !== "free" && approval === "approved" && !isDeleted,
  );
  expect(drawn.length).toBeGreaterThan(3);
  for (const business of drawn) {
    const visits = countsOf(inventedEvents(business, NOW).veces).find(([kind]) => kind === "visita")?.[1] ?? [];
    expect([
      business.slug,
      new Set(visits).size > 3,
      visits.filter((count) => count > 0).length > EVENT_DAYS / 2,
    ]).toEqual([business.slug, true, true]);
  }
});
