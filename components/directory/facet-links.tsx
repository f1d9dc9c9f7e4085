import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import type { Facet, SearchFacets } from "@/lib/search/model";
import { directoryHref } from "./directory-href";

/** Links of each kind: with the fields above them they fit a low screen. */
const MAX_LINKS = 5;

type FacetLinksProps = { query: DirectoryQuery; facets: SearchFacets };

export function FacetLinks({ query, facets }: FacetLinksProps) {
  return (
    <div className="mt-6 hidden gap-5 lg:grid">
      {query.categorySlug === null && (
        <Links
          title="Categorías con más resultados"
          facets={facets.categories}
          hrefOf={(categorySlug) => directoryHref({ ...query, categorySlug })}
        />
      )}
      {query.neighborhoodSlug === null && (
        <Links
          title="Colonias con más resultados"
          facets={facets.neighborhoods}
          hrefOf={(neighborhoodSlug) => directoryHref({ ...query, neighborhoodSlug })}
        />
      )}
    </div>
  );
}

type LinksProps = { title: string; facets: readonly Facet[]; hrefOf: (id: string) => string };

function Links({ title, facets, hrefOf }: LinksProps) {
  const most = facets.toSorted((a, b) => b.total - a.total).slice(0, MAX_LINKS);
  // One alone would narrow nothing.
  if (most.length < 2) return null;
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-1">
        {most.map(({ id, name, total }) => (
          <li key={id}>
            <Link href={hrefOf(id)} replace className="facet-link">
              {name}
              <span>{formatNumber(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
