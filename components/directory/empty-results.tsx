import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { CATEGORIES } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import type { MissingAction } from "@/lib/statistics/missing";
import { WaysOut } from "./ways-out";

type EmptyResultsProps = {
  query: DirectoryQuery;
  results: Omit<SearchResults, "businesses">;
  missing: MissingAction | null;
};

export function EmptyResults({ query, results, missing }: EmptyResultsProps) {
  const isLimited = isFiltered({ ...query, term: null });
  return (
    <div className="mx-auto max-w-narrow py-12 text-center">
      <Icon name="search" className="mx-auto size-10 text-ink-soft" />
      <h3 className="mt-4 text-xl">{MESSAGES.noResults}</h3>
      <p className="mt-2 text-ink-soft">{isLimited ? MESSAGES.noResultsHint : MESSAGES.noResultsForTermHint}</p>
      {isLimited && (
        <Link href={routes.directory()} replace className={buttonVariants({ className: "mt-6" })}>
          Limpiar filtros
        </Link>
      )}
      <WaysOut query={query} results={results} missing={missing} />
      <nav aria-labelledby="explora" className="mt-12">
        <h4 id="explora" className="font-semibold">
          O explora por categoría
        </h4>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {CATEGORIES.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={routes.category(slug)} className="link-chip">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
