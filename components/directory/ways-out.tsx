import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import { formatCount, formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import type { MissingAction } from "@/lib/statistics/missing";
import { directoryHref } from "./directory-href";
import { describeFilters } from "./filter-names";
import { MissingForm } from "./missing-form";

type WaysOutProps = {
  query: DirectoryQuery;
  results: Omit<SearchResults, "businesses">;
  first?: { categorySlug: string | null } | undefined;
  missing: MissingAction | null;
};

type Way = { href: string; text: string };

function waysOut({ query, results, first }: Omit<WaysOutProps, "missing">): Way[] {
  const { facets, without, categoryOfTerm, total } = results;
  const { unknownHours, neighborhoods } = facets;
  const blamed = describeFilters(query, neighborhoods)
    .map((each) => ({ ...each, more: without[each.filter] ?? 0 }))
    .filter(({ more }) => more > total)
    .sort((a, b) => b.more - a.more)
    .map(({ name, without, more }) => ({
      href: directoryHref(without),
      text: `Sin “${name}”: ${formatCount(more, "resultado", "resultados")}`,
    }));
  const category = first?.categorySlug ?? categoryOfTerm;
  return [
    ...(query.isOpenNow && !query.includesUnknownHours && unknownHours > 0
      ? [
          {
            href: directoryHref({ ...query, includesUnknownHours: true }),
            text: `Mostrar también ${formatNumber(unknownHours)} sin horario`,
          },
        ]
      : []),
    ...(query.radiusKm !== null
      ? [{ href: directoryHref({ ...query, radiusKm: null }), text: "Buscar más lejos" }]
      : []),
    ...blamed,
    ...(category !== null ? [{ href: routes.category(category), text: `Ver ${categoryLabel(category)}` }] : []),
    ...(isFiltered({ ...query, term: null }) ? [] : [{ href: routes.directory(), text: "Ver todos los negocios" }]),
  ];
}

export function WaysOut({ query, results, first, missing }: WaysOutProps) {
  return (
    <div className="mx-auto mt-6 grid max-w-narrow gap-6">
      <ul className="flex flex-wrap justify-center gap-2">
        {waysOut({ query, results, first }).map(({ href, text }) => (
          <li key={href}>
            <Link href={href} replace className={buttonVariants({ variant: "outline" })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {missing && <MissingForm action={missing} term={query.term ?? ""} />}
    </div>
  );
}
