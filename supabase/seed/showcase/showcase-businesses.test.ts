import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { parseMenu } from "@/lib/businesses/menu";
import { PLANS } from "@/lib/plans/plans";
import { isWellFormedSlug, slugify } from "@/lib/slugify";
import { isInBorough } from "@/supabase/seed/denue/outline";
import { businessRow } from "@/supabase/seed/showcase/rows";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";

const NOW = new Date("2026-11-20T18:00:00Z");
const NO_PICTURES = { cover: null, logo: null, gallery: [], promotion: null, promotions: [] };

it("has twelve businesses with twelve ids and slugs", () => {
  expect(new Set(showcaseBusinesses.map(({ number }) => number)).size).toBe(12);
  expect(new Set(showcaseBusinesses.map(({ slug }) => slug)).size).toBe(12);
});

it("shows every plan in every state of approval, and one that was deleted", () => {
  const combinations = new Set(showcaseBusinesses.map(({ plan, approval }) => `${plan} ${approval}`));
  expect(combinations.size).toBe(9);
  expect(showcaseBusinesses.filter(({ isDeleted }) => isDeleted)).toHaveLength(1);
});

it("has a public listing with a group of promotions and one with a carousel", () => {
  const current = showcaseBusinesses
    .filter(({ plan, approval }) => plan === "premium" && approval === "approved")
    .map(({ promotions = [] }) => promotions.filter((one) => one.startsInDays <= 0 && one.endsInDays >= 0).length);
  expect(current.toSorted()).toEqual([2, 5]);
});

describe.each(showcaseBusinesses)("$name", (business) => {
  const row = businessRow(business, { now: NOW, pictures: NO_PICTURES, ownerId: null });
  const { limits, gates } = PLANS[business.plan];

  it("keeps within its plan", () => {
    expect(business.description?.length ?? 0).toBeLessThanOrEqual(limits.descriptionCharacters);
    expect(business.pictures?.gallery?.length ?? 0).toBeLessThanOrEqual(
      limits.galleryUpload ?? Number.POSITIVE_INFINITY,
    );
    expect(gates.menu || !business.menu).toBe(true);
    expect(gates.video || !business.videoId).toBe(true);
    expect(gates.socialLinks || !business.networks).toBe(true);
    expect(gates.promotions || !business.promotions).toBe(true);
    expect(gates.specialPromotion || !business.specialPromotion).toBe(true);
  });

  it("has a slug, a telephone and a place that hold", () => {
    expect(isWellFormedSlug(business.slug)).toBe(true);
    expect(business.slug).toBe(slugify(business.name));
    expect(parsePhoneNumberFromString(row.telefono_e164)?.isValid()).toBe(true);
    expect(isInBorough(business.position)).toBe(true);
    expect(business.address).toContain(business.neighborhood);
    expect(business.address).toContain(business.postalCode);
  });

  it("has hours and a menu that can be read", () => {
    if (business.hours) expect(parseWeeklyHours(row.horario)).toEqual(business.hours);
    if (business.menu) expect(parseMenu(business.menu)).toMatchObject({ kind: "list" });
  });
});

it("counts promotions from the day of seeding, in Mexico City", () => {
  const lateEvening = new Date("2026-11-21T04:00:00Z");
  const ferreteria = showcaseBusinesses.find(({ number }) => number === 3);
  if (!ferreteria) throw new Error("no business 3");
  const row = businessRow(ferreteria, { now: lateEvening, pictures: NO_PICTURES, ownerId: null });
  expect(row).toMatchObject({ promocion_fecha: "2026-11-16", promocion_vigencia: "2026-12-02" });
});
