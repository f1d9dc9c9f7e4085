import { CATEGORIES, categoryLabel, isCategorySlug } from "@/lib/categories/categories";
import { formatKm, formatNumber } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import { activeFilters, type DirectoryQuery, withoutFilter } from "@/lib/search/directory-query";
import { FILTERS, type Filter, type FilterField, type OwnFilter } from "@/lib/search/filters";
import type { Facet } from "@/lib/search/model";

/** "3 km". */
export const radiusName = (km: number): string => formatKm(km).replace(".0", "");

/** A colonia as its businesses write it; one that no result names, by the words of its slug. */
const neighborhoodName = (slug: string, neighborhoods: readonly Facet[]): string =>
  neighborhoods.find(({ id }) => id === slug)?.name ?? categoryLabel(slug);

type Choice = { id: string; name: string };

/** A filter's options with their numbers ("Salud y Bienestar (1,020)"); what is not counted has no matches, or none is known. */
export function countedChoices(choices: readonly Choice[], facets: readonly Facet[]): Choice[] {
  const totals = new Map<string, number>(facets.map(({ id, total }) => [id, total]));
  return choices.map(({ id, name }) => {
    const total = totals.get(id);
    return { id, name: total === undefined ? name : `${name} (${formatNumber(total)})` };
  });
}

export function categoryChoices(facets: readonly Facet[], chosen: string | null): Choice[] {
  const fixed = CATEGORIES.map(({ slug, name }) => ({ id: slug, name }));
  const others = facets.filter(({ id }) => !isCategorySlug(id));
  return countedChoices([...fixed, ...withChosen(others, isCategorySlug(chosen ?? "") ? null : chosen)], facets);
}

export const neighborhoodChoices = (facets: readonly Facet[], chosen: string | null): Choice[] =>
  countedChoices(withChosen(facets, chosen), facets);

/** A select must be able to show what is chosen, also when nothing is found under it. */
const withChosen = (choices: readonly Choice[], chosen: string | null): readonly Choice[] =>
  chosen === null || choices.some(({ id }) => id === chosen)
    ? choices
    : [...choices, { id: chosen, name: categoryLabel(chosen) }];

export type ActiveFilter = {
  filter: Filter;
  name: string;
  without: DirectoryQuery;
};

const isOwn = (filter: Filter): filter is OwnFilter => FILTERS[filter].field === "own";

/** A box to tick is named as it is labelled, a choice as it is offered. */
function fieldName({ label, choices, prefix = "" }: FilterField, chosen: unknown): string {
  const choice = choices?.find(({ id }) => id === chosen);
  return choice ? `${prefix}${choice.label}` : label;
}

export function describeFilters(query: DirectoryQuery, neighborhoods: readonly Facet[]): ActiveFilter[] {
  const { term, categorySlug, plan, neighborhoodSlug, radiusKm } = query;
  const names: Readonly<Record<OwnFilter, string | number | null>> = {
    term: `“${term}”`,
    categorySlug: categorySlug && categoryLabel(categorySlug),
    plan: plan && `Plan ${PLANS[plan].name}`,
    neighborhoodSlug: neighborhoodSlug && neighborhoodName(neighborhoodSlug, neighborhoods),
    isOpenNow: "Abierto ahora",
    includesUnknownHours: "También sin horario",
    radiusKm: radiusKm && `A ${radiusName(radiusKm)}`,
  };
  return activeFilters(query).map((filter) => ({
    filter,
    name: isOwn(filter) ? `${names[filter]}` : fieldName(FILTERS[filter].field, query[filter]),
    without: withoutFilter(query, filter),
  }));
}
