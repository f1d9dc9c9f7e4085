import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import type { BusinessCard } from "@/lib/businesses/model";
import { formatCount } from "@/lib/format";
import { routes } from "@/lib/routes";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { directoryHref } from "./directory-href";
import { EmptyResults } from "./empty-results";
import { ResultCard } from "./result-card";

type ResultsProps = {
  query: DirectoryQuery;
  businesses: readonly BusinessCard[];
  /** Matches on all pages. */
  total: number;
};

/** Cards above the fold, whose pictures are not held back. */
const EAGER_CARDS = 3;

/** The directory's count, cards and pages. */
export function Results({ query, businesses, total }: ResultsProps) {
  return (
    <section aria-labelledby="resultados" className="page-width pt-2 pb-12 lg:pb-20">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="resultados" className="text-base" aria-live="polite">
          {formatCount(total, "resultado", "resultados")}
        </h2>
        {isFiltered(query) && (
          <Link
            href={routes.directory()}
            replace
            className={buttonVariants({ variant: "link", size: "sm", className: "px-0" })}
          >
            <Icon name="rotate-ccw" />
            Limpiar Filtros
          </Link>
        )}
      </div>
      {businesses.length === 0 ? (
        <EmptyResults />
      ) : (
        <ul className="mt-2 grid gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {businesses.map((business, index) => (
            <li key={business.id} className="card-enter" style={{ animationDelay: `${index * 0.05}s` }}>
              <ResultCard business={business} isPriority={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination
          page={query.page}
          pageCount={countPages(total)}
          hrefForPage={(page) => directoryHref(query, page)}
        />
      </div>
    </section>
  );
}
