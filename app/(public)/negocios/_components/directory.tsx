import { notFound } from "next/navigation";
import { DirectoryHeading } from "@/components/directory/directory-heading";
import { FilterForm } from "@/components/directory/filter-form";
import { Results } from "@/components/directory/results";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { listCategoryCounts, searchBusinesses } from "@/lib/search/queries";

/** The directory for one set of filters and one page of results. */
export async function Directory({ query }: { query: DirectoryQuery }) {
  const [{ total, businesses }, categories] = await Promise.all([searchBusinesses(query), listCategoryCounts()]);
  // A filtered page has been announced with 200 by now; beyond its last page it says that nothing was found.
  if (query.page > countPages(total) && !isFiltered(query)) notFound();
  return (
    <>
      <DirectoryHeading>
        <FilterForm query={query} categories={categories} />
      </DirectoryHeading>
      <Results query={query} businesses={businesses} total={total} />
    </>
  );
}
