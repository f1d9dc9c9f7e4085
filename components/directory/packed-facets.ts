import { formatNumber } from "@/lib/format";
import type { Facet, SearchFacets } from "@/lib/search/model";
import { slugify } from "@/lib/text/slugify";

/**
 * "San Lucas (1,045)", as its option in the page says it, which makes it hardly any larger when it is compressed; then its
 * id, where that is not the slug of the name.
 */
type PackedFacet = string;
const FACET = /^(.*) \(([\d,]+)\)(?: (\S+))?$/s;

/** The facets of a search as a page carries them to its scripts. */
export type PackedFacets = {
  [Key in keyof SearchFacets]: SearchFacets[Key] extends Facet[] ? PackedFacet[] : SearchFacets[Key];
};

const pack = ({ id, name, total }: Facet): PackedFacet => {
  const words = `${name} (${formatNumber(total)})`;
  return id === slugify(name) ? words : `${words} ${id}`;
};

function unpack<Id extends string>(packed: PackedFacet): Facet<Id> {
  const [, name = "", total = "", id = slugify(name)] = FACET.exec(packed) ?? [];
  return { id: id as Id, name, total: Number(total.replaceAll(",", "")) };
}

export const packFacets = ({ categories, plans, neighborhoods, ...numbers }: SearchFacets): PackedFacets => ({
  categories: categories.map(pack),
  plans: plans.map(pack),
  neighborhoods: neighborhoods.map(pack),
  ...numbers,
});

export const unpackFacets = ({ categories, plans, neighborhoods, ...numbers }: PackedFacets): SearchFacets => ({
  categories: categories.map((each) => unpack(each)),
  plans: plans.map((each) => unpack(each)),
  neighborhoods: neighborhoods.map((each) => unpack(each)),
  ...numbers,
});
