import { beforeAll, describe, expect, it } from "vitest";
import { factsOf, tradeOf } from "@/lib/businesses/facts";
import { toBusiness } from "@/lib/businesses/mapper";
import { businessMetaDescription, businessMetaTitle } from "@/lib/businesses/metadata";
import type { Business, Neighbor } from "@/lib/businesses/model";
import { formatKm } from "@/lib/format";
import { distanceKm } from "@/lib/geo/position";
import { inspectFile } from "@/lib/import/server/csv-records";
import { readListings } from "@/lib/import/server/denue-entries";
import { hasOwnPage } from "@/lib/search/own-page";
import { listDescription, listTitle } from "@/lib/seo/list-messages";
import { cutSlug, slugify } from "@/lib/text/slugify";
import { SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";
import { businessRow } from "@/supabase/seed/showcase/rows";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { nearDuplicates } from "@/tests/support/near-duplicates";

// What search engines are told of all that is shipped, from the data alone: no page says what another says.

const MAX_NEIGHBORS = 4;
const NOTHING = { cover: null, logo: null, gallery: [], promotion: null, promotions: [] };

/** Repeats the rule of the column `poco_contenido`. */
const isThin = (row: Record<string, unknown>): boolean =>
  !["descripcion", "portada_url", "imagen_url", "logo_url", "hours", "horario", "user_id"].some((name) => row[name]) &&
  !(Array.isArray(row.gallery_images) && row.gallery_images.length > 0) &&
  !((row.telefono || row.web) && (row.direccion || row.colonia));

async function readRows(): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = showcaseBusinesses
    .filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted)
    .map((business) =>
      businessRow(business, { now: new Date("2026-11-20T18:00:00Z"), pictures: NOTHING, ownerId: null }),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  for (const file of SHIPPED_FILES) {
    for await (const listing of readListings(file, await inspectFile(file))) {
      if (!listing || !("row" in listing)) continue;
      const { row } = listing;
      const slug = freeSlug(row.slug, row.colonia, taken);
      taken.add(slug);
      rows.push({ ...row, id: row.denue_id, slug });
    }
  }
  return rows.map((row) => ({ ...row, poco_contenido: isThin(row) }));
}

/** Repeats private.free_slug(). */
function freeSlug(base: string, colonia: string | null, taken: ReadonlySet<unknown>): string {
  const stem = cutSlug(base, 60);
  const tried = [stem, `${stem}-1`, `${stem}-2`, ...(colonia ? [cutSlug(`${stem}-${slugify(colonia)}`, 80)] : [])];
  return tried.find((slug) => !taken.has(slug)) ?? `${stem}-x${taken.size}`;
}

/** Repeats list_neighbors(): the nearest of the same category. */
function nearestTo(business: Business, others: readonly Business[]): Neighbor[] {
  const { position } = business;
  if (!position) return [];
  const nearest: Neighbor[] = [];
  for (const other of others) {
    if (!other.position || other.id === business.id) continue;
    const distance = distanceKm(position, other.position);
    if (nearest.length === MAX_NEIGHBORS && distance >= (nearest.at(-1)?.distanceKm ?? 0)) continue;
    nearest.push({ ...other, distanceKm: distance });
    nearest.sort((a, b) => a.distanceKm - b.distanceKm);
    nearest.length = Math.min(nearest.length, MAX_NEIGHBORS);
  }
  return nearest;
}

type Page = { business: Business; title: string; description: string; text: string };

/** The page's own text: all that it says of this business and of those near it, without what every page says. */
function ownText(business: Business, neighbors: readonly Neighbor[]): string {
  const { name, activity, category, description, address, neighborhood, phone, website, services, openingHoursText } =
    business;
  const near = neighbors.map((each) => [each.name, each.activity, `a ${formatKm(each.distanceKm)}`, each.neighborhood]);
  const facts = description ?? factsOf(business, neighbors).join(" ");
  const lists = [`${tradeOf(business)} en ${neighborhood}`, `${activity} en Iztapalapa`, `Negocios en ${neighborhood}`];
  return [
    name,
    category,
    activity,
    facts,
    address,
    neighborhood,
    phone,
    website,
    openingHoursText,
    services,
    near,
    lists,
  ]
    .flat(2)
    .filter(Boolean)
    .join(" ");
}

/** Share that two pages may have in common, and share of all that may have more. */
const ALIKE = 0.9;
const MAX_ALIKE = 0.05;
/** Characters of an activity's name. */
const LONGEST_ACTIVITY = 45;

let pages: Page[];
beforeAll(async () => {
  const businesses = (await readRows()).map(toBusiness);
  const byCategory = Map.groupBy(businesses, ({ category }) => category);
  pages = businesses.map((business) => {
    const neighbors = nearestTo(business, byCategory.get(business.category) ?? []);
    const [title, description] = [businessMetaTitle(business), businessMetaDescription(business, neighbors)];
    return { business, title, description, text: ownText(business, neighbors) };
  });
});

const repeatedIn = (texts: readonly string[]): string[] => {
  const groups = Map.groupBy(texts, (text) => text);
  return [...groups].filter(([, same]) => same.length > 1).map(([text, same]) => `${same.length} × ${text}`);
};
const indexed = () => pages.filter(({ business }) => !business.isThin);

describe("the pages of all shipped listings", () => {
  it("are thousands, of which those that can be reached are indexed", () => {
    expect(pages.length).toBeGreaterThan(4500);
    expect(indexed().length).toBeGreaterThan(1945);
  });

  it("that are indexed have a title of their own", () => {
    expect(repeatedIn(indexed().map(({ title }) => title))).toEqual([]);
  });

  it("that are indexed have a description of their own", () => {
    expect(repeatedIn(indexed().map(({ description }) => description))).toEqual([]);
  });

  it("have titles and descriptions of a sane length", () => {
    for (const { title, description } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(120);
      expect(description.length, description).toBeLessThanOrEqual(150);
      expect(`${title} ${description}`).not.toMatch(/null|undefined|: :|, ,|\.\./);
    }
  });

  it("say what no other says, but for one in twenty", () => {
    const alike = nearDuplicates(
      pages.map(({ text }) => text),
      ALIKE,
    );
    expect(alike.length / pages.length).toBeLessThanOrEqual(MAX_ALIKE);
  });
});

describe("the lists of all shipped listings", () => {
  const countBy = <Key>(keyOf: (business: Business) => Key) =>
    [...Map.groupBy(pages, ({ business }) => keyOf(business))].map(([key, { length }]) => ({ key, total: length }));

  it("have a title and a description of their own, with names that fit a chip", () => {
    const activities = countBy(({ activity }) => activity);
    const places = countBy(({ neighborhood }) => neighborhood).filter(hasOwnPage);
    const both = countBy(({ activity, neighborhood }) => JSON.stringify([activity, neighborhood])).filter(hasOwnPage);
    const lists = [
      ...activities.map(({ key, total }) => ({ what: key ?? "-", neighborhood: null, total, page: 1 })),
      ...places.map(({ key, total }) => ({ what: "Negocios", neighborhood: key, total, page: 1 })),
      ...both.map(({ key, total }) => {
        const [what, neighborhood] = JSON.parse(key);
        return { what, neighborhood, total, page: 1 };
      }),
    ];
    expect(lists.length).toBeGreaterThan(400);
    expect(repeatedIn(lists.map(listTitle))).toEqual([]);
    expect(repeatedIn(lists.map(listDescription))).toEqual([]);
    expect(activities.filter(({ key }) => (key?.length ?? 0) > LONGEST_ACTIVITY)).toEqual([]);
  });
});
