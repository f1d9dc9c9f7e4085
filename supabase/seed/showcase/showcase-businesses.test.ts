import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { endMinutes, isAroundTheClock, parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { toBusiness } from "@/lib/businesses/mapper";
import { parseMenu } from "@/lib/businesses/menu";
import type { Business } from "@/lib/businesses/model";
import { CATEGORIES } from "@/lib/categories/categories";
import { isInBorough } from "@/lib/geo/outline";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { isWellFormedSlug, slugify } from "@/lib/text/slugify";
import rows from "@/supabase/seed/data/showcase.json";
import { businessRow, privateRow } from "@/supabase/seed/showcase/rows";
import { readShowcase, type ShowcasePromotion, showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";

const MINUTES_PER_DAY = 1440;
const NOW = new Date("2026-11-20T18:00:00Z");
const NO_PICTURES = { cover: null, logo: null, gallery: [], promotion: null, promotions: [] };

const publicBusinesses = showcaseBusinesses.filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted);

it.each([
  ["a wrong value", { plan: "gold" }, /"una-fonda",\s*"plan"/],
  ["a misspelled field", { plna: "free" }, /plna/],
  ["hours that nobody can read", { hours: "cuando se pueda" }, /"cuando se pueda\\" is not read as hours/],
  ["hours as written that are not written", { hours: "as written", hoursText: null }, /is not read as hours/],
])("names the row of %s", (_what, wrong, problem) => {
  const [sound] = Object.values(rows);
  expect(() => readShowcase({ "una-fonda": { ...sound, ...wrong } })).toThrow(problem);
  expect(() => readShowcase({ "una-fonda": { ...sound, ...wrong } })).toThrow("una-fonda");
});

it("has forty businesses, each with an id and a slug of its own", () => {
  expect(new Set(showcaseBusinesses.map(({ number }) => number)).size).toBe(40);
  expect(new Set(showcaseBusinesses.map(({ slug }) => slug)).size).toBe(40);
  expect(new Set(showcaseBusinesses.map(({ name }) => name)).size).toBe(40);
});

it("shows every plan in every state of approval, and one that was deleted", () => {
  const combinations = new Set(showcaseBusinesses.map(({ plan, approval }) => `${plan} ${approval}`));
  expect(combinations.size).toBe(9);
  expect(showcaseBusinesses.filter(({ isDeleted }) => isDeleted)).toHaveLength(1);
});

it.each(CATEGORIES)("has a public business of each plan in $name", ({ slug }) => {
  const plans = new Set(publicBusinesses.filter(({ category }) => category === slug).map(({ plan }) => plan));
  expect([...plans].toSorted()).toEqual([...PLAN_IDS].toSorted());
});

it("has one, three and six promotions at a time, expired and coming ones", () => {
  const promotions = publicBusinesses.flatMap((business) => business.promotions);
  const isCurrent = (one: ShowcasePromotion) => one.startsInDays <= 0 && one.endsInDays >= 0;
  const counts = new Set(publicBusinesses.map((business) => business.promotions.filter(isCurrent).length));
  expect([...counts].toSorted()).toEqual([0, 1, 2, 3, 5, 6]);
  expect(promotions.some(({ endsInDays }) => endsInDays < 0)).toBe(true);
  expect(promotions.some(({ startsInDays }) => startsInDays > 0)).toBe(true);
});

it("has galleries without pictures, of three, and of more than a page shows", () => {
  const sizes = new Set(publicBusinesses.map(({ pictures }) => pictures.gallery.length));
  expect([...sizes]).toEqual(expect.arrayContaining([0, 3]));
  expect(Math.max(...sizes)).toBeGreaterThan(PLANS.premium.limits.galleryGrid);
});

it("has menus as text, in a drive and as a PDF", () => {
  const menus = publicBusinesses.flatMap(({ menu }) => (menu ? [parseMenu(menu)] : []));
  expect(menus.map((menu) => menu?.kind).toSorted()).toEqual(["link", "link", "list"]);
  expect(menus.every((menu) => menu?.kind !== "link" || menu.embedUrl !== null)).toBe(true);
});

it("has hours past midnight, around the clock, in two shifts, with closed days, as text alone, and none", () => {
  const known = publicBusinesses.flatMap(({ hours }) => (hours ? [Object.values(hours)] : []));
  const ranges = known.flat(2);
  expect(ranges.some((range) => !isAroundTheClock(range) && endMinutes(range) > MINUTES_PER_DAY)).toBe(true);
  expect(ranges.some(isAroundTheClock)).toBe(true);
  expect(known.some((days) => days.some((day) => day.length === 2))).toBe(true);
  expect(known.some((days) => days.some((day) => day.length === 0))).toBe(true);
  expect(publicBusinesses.some(({ hours, hoursText }) => !hours && hoursText)).toBe(true);
  expect(publicBusinesses.some(({ hours, hoursText }) => !hours && !hoursText)).toBe(true);
});

describe.each(showcaseBusinesses)("$name", (business) => {
  const row = businessRow(business, { now: NOW, pictures: NO_PICTURES, ownerId: null });
  const { limits, gates } = PLANS[business.plan];

  it("keeps within its plan", () => {
    expect(business.description?.length ?? 0).toBeLessThanOrEqual(limits.descriptionCharacters);
    expect(business.pictures.gallery.length).toBeLessThanOrEqual(limits.galleryUpload);
    expect(gates.menu || !business.menu).toBe(true);
    expect(gates.video || !business.videoId).toBe(true);
    expect(gates.socialLinks || business.networks.length === 0).toBe(true);
    expect(gates.promotions || business.promotions.length === 0).toBe(true);
    expect(gates.specialPromotion || !business.specialPromotion).toBe(true);
  });

  it("has a slug, a telephone and a place that hold", () => {
    expect(isWellFormedSlug(business.slug)).toBe(true);
    expect(business.slug).toBe(slugify(business.name));
    expect(parsePhoneNumberFromString(row.telefono_e164 ?? "+525550000000")?.isValid()).toBe(true);
    expect(isInBorough(business.position)).toBe(true);
    expect(business.address).toContain(business.neighborhood);
    expect(business.address).toContain(business.postalCode);
  });

  it("has hours and a menu that can be read", () => {
    if (business.hours) expect(parseWeeklyHours(row.horario)).toEqual(business.hours);
    if (business.menu) expect(parseMenu(business.menu)).not.toBeNull();
  });
});

it("counts promotions from the day of seeding, in Mexico City", () => {
  const lateEvening = new Date("2026-11-21T04:00:00Z");
  const ferreteria = showcaseBusinesses.find(({ number }) => number === 3);
  if (!ferreteria) throw new Error("no business 3");
  const row = businessRow(ferreteria, { now: lateEvening, pictures: NO_PICTURES, ownerId: null });
  expect(row).toMatchObject({ promocion_fecha: "2026-11-16", promocion_vigencia: "2026-12-02" });
});

describe("what an owner keeps private", () => {
  const hidden = showcaseBusinesses.filter(({ isPhoneHidden, isAddressPrivate }) => isPhoneHidden || isAddressPrivate);

  it("is in no public column", () => {
    expect(hidden).toHaveLength(3);
    for (const business of hidden) {
      const row = businessRow(business, { now: NOW, pictures: NO_PICTURES, ownerId: null });
      const kept = privateRow(business, "5eed0000-0000-4000-8000-000000000000");
      if (business.isPhoneHidden) expect([row.telefono, row.telefono_e164]).toEqual([null, null]);
      if (business.isAddressPrivate) expect([row.direccion, row.latitude, row.longitude]).toEqual([null, null, null]);
      expect(kept.telefono ?? kept.direccion).toBeTruthy();
    }
  });
});

describe("older shapes of a row", () => {
  const PATHS = ["gallery/a.webp", "gallery/b.webp", "gallery/c.webp"];
  const pictures = { ...NO_PICTURES, cover: "imagenes/cover.webp", gallery: PATHS };
  const withShape = showcaseBusinesses.filter(({ legacy }) => Object.keys(legacy).length > 0);

  /** The cover's folder goes with its column's name, and the owner's own words are kept beside the link they make. */
  const shown = ({ whatsapp, coverUrl, ...business }: Business) => ({
    ...business,
    cover: coverUrl?.split("/").at(-1),
  });

  it("occur, each once", () => {
    const shapes = withShape.flatMap(({ legacy }) => Object.entries(legacy).map((entry) => entry.join(": ")));
    expect(shapes.toSorted()).toEqual([
      "cover: imagen_url",
      "gallery: comma text",
      "gallery: json text",
      "gallery: objects",
      "whatsapp: link",
    ]);
  });

  it.each(withShape)("are read like the present ones ($name)", (business) => {
    const context = { now: NOW, pictures, ownerId: null };
    const read = toBusiness(businessRow(business, context));
    const present = toBusiness(businessRow({ ...business, legacy: {} }, context));
    expect(shown(read)).toEqual(shown(present));
  });
});
