import type { Facet, SearchFacets } from "@/lib/search/model";
import { slugify } from "@/lib/text/slugify";

/** A facet without the names of its fields; its id only where it is not the slug of its name. */
type PackedFacet<Id extends string> = readonly [name: string, total: number, id?: Id];

/** The facets of a search as a page carries them to its scripts. */
export type PackedFacets = {
  [Key in keyof SearchFacets]: SearchFacets[Key] extends Facet<infer Id>[] ? PackedFacet<Id>[] : SearchFacets[Key];
};

const pack = <Id extends string>({ id, name, total }: Facet<Id>): PackedFacet<Id> =>
  id === slugify(name) ? [name, total] : [name, total, id];

const unpack = <Id extends string>([name, total, id = slugify(name) as Id]: PackedFacet<Id>): Facet<Id> => ({
  id,
  name,
  total,
});

export const packFacets = ({ categories, plans, neighborhoods, ...numbers }: SearchFacets): PackedFacets => ({
  categories: categories.map(pack),
  plans: plans.map(pack),
  neighborhoods: neighborhoods.map(pack),
  ...numbers,
});

export const unpackFacets = ({ categories, plans, neighborhoods, ...numbers }: PackedFacets): SearchFacets => ({
  categories: categories.map(unpack),
  plans: plans.map(unpack),
  neighborhoods: neighborhoods.map(unpack),
  ...numbers,
});
