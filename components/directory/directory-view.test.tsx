// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ALL_BUSINESSES, type DirectoryQuery } from "@/lib/search/directory-query";
import { FILTER_ROWS } from "@/lib/search/filters";
import { DirectoryView } from "./directory-view";

const NOTHING = {
  total: 0,
  isTotalCapped: false,
  reachable: 0,
  correctedTerm: null,
  without: {},
  categoryOfTerm: null,
  facets: { categories: [], plans: [], neighborhoods: [], openNow: 0, unknownHours: 0, withPhone: 0 },
};

const TITLE = "Directorio de Negocios";
const HERO = "Explora todos los negocios registrados";

/** Title and hero text as the page has them, with the room around them. */
function headingOf(query: Partial<DirectoryQuery>) {
  document.body.innerHTML = renderToStaticMarkup(
    <DirectoryView
      query={{ ...ALL_BUSINESSES, ...query }}
      position={null}
      results={NOTHING}
      rows={[]}
      missing={null}
      data={null}
    />,
  );
  const title = document.querySelector("h1");
  const block = title?.parentElement;
  return {
    words: block?.textContent,
    isSeen: title?.closest(".sr-only") === null,
    drawn: [block?.parentElement?.className, block?.outerHTML],
  };
}

it.each<[string, Partial<DirectoryQuery>]>([
  ["a word", { term: "pan" }],
  ["a category", { categorySlug: "salud-y-bienestar" }],
  ["a plan", { plan: "premium" }],
  ["a place", { sort: "nearby" }],
  ["what is open", { isOpenNow: true }],
])("title and hero text are seen as they are, and move nothing, when %s filters", (_, query) => {
  const heading = headingOf(query);
  expect(heading).toMatchObject({ words: TITLE + HERO, isSeen: true });
  expect(heading).toEqual(headingOf({}));
});

it("has a field of the form for each filter", () => {
  headingOf({ sort: "nearby", radiusKm: 3, isOpenNow: true, includesUnknownHours: true });
  const form = document.querySelector<HTMLFormElement>("form[data-filtros]");
  const names = new Set([...(form?.elements ?? [])].map((field) => field.getAttribute("name")));
  expect(FILTER_ROWS.filter(({ key }) => !names.has(key))).toEqual([]);
});
