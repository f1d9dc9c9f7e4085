import { describe, expect, it } from "vitest";
import { businessJsonLd } from "@/lib/businesses/json-ld";
import { toBusiness } from "@/lib/businesses/mapper";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { itemListJsonLd } from "@/lib/seo/item-list-json-ld";
import { serializeJsonLd } from "@/lib/seo/json-ld";
import { organizationJsonLd, webSiteJsonLd } from "@/lib/seo/site-json-ld";
import { businessRow } from "@/supabase/seed/showcase/rows";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { schemaProblems } from "@/tests/support/schema-vocabulary";

const SITE = "https://example.com";
const NOW = new Date("2026-11-20T18:00:00Z");
const PICTURES = { cover: "a.webp", logo: "b.webp", gallery: ["gallery/c.webp"], promotion: null, promotions: [] };

const asRead = (data: Parameters<typeof serializeJsonLd>[0]): unknown => JSON.parse(serializeJsonLd(data));

describe("the vocabulary", () => {
  const sound = { "@context": "https://schema.org", "@type": "Dentist", name: "Muela" };

  it.each([
    [{ ...sound, "@type": "ToothFairy" }, /no type ToothFairy/],
    [{ ...sound, hasMenu: "https://example.com/" }, /Dentist has no such property/],
    [{ ...sound, geo: { "@type": "PostalAddress" } }, /PostalAddress, not/],
    [{ ...sound, address: { "@type": "PostalAddress", flavour: "x" } }, /PostalAddress has no such property/],
    [{ ...sound, url: "/negocio/muela" }, /not absolute/],
    [{ ...sound, geo: { "@type": "GeoCoordinates", latitude: null } }, /latitude is null/],
    [{ ...sound, name: "" }, /name is ""/],
    [{ ...sound, sameAs: [] }, /empty list/],
  ])("finds what is wrong with %j", (document, problem) => {
    expect(schemaProblems(document).join()).toMatch(problem);
  });

  it("has nothing against a sound document", () => {
    expect(schemaProblems(sound)).toEqual([]);
  });
});

it.each(showcaseBusinesses)("$name is described in schema.org's words", (business) => {
  const row = businessRow(business, { now: NOW, pictures: PICTURES, ownerId: null });
  const data = asRead(businessJsonLd(toBusiness({ ...row, slug_colonia: null }), SITE, "2026-05-04"));
  expect(schemaProblems(data)).toEqual([]);
});

it("describes lists, ways and the product in schema.org's words", () => {
  const list = { path: "/categorias/autos-y-talleres", businesses: showcaseBusinesses, total: 80, skipped: 24 };
  expect(schemaProblems(asRead(itemListJsonLd(SITE, list)))).toEqual([]);
  expect(schemaProblems(asRead(breadcrumbJsonLd(SITE, [{ name: "Inicio", path: "/" }])))).toEqual([]);
  expect(schemaProblems(asRead(webSiteJsonLd(SITE)))).toEqual([]);
  expect(schemaProblems(asRead(organizationJsonLd(SITE, ["https://www.facebook.com/ejemplo"])))).toEqual([]);
});
