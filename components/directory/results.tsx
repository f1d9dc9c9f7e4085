import { LoadError } from "@/components/feedback/load-error";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { formatCount, formatNumber } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";
import { countPages, type DirectoryQuery } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import type { MissingAction } from "@/lib/statistics/missing";
import { ActiveFilterChips } from "./active-filter-chips";
import { directoryHref } from "./directory-href";
import { EmptyResults } from "./empty-results";
import type { ListedBusiness } from "./listed-business";
import { ResultList } from "./result-list";
import { ViewSwitch } from "./view-switch";
import { WaysOut } from "./ways-out";

type CorrectionNoteProps = { query: DirectoryQuery; correctedTerm: string };

function CorrectionNote({ query, correctedTerm }: CorrectionNoteProps) {
  return (
    <p className="mt-1 rounded-card bg-sand px-4 py-2.5">
      No encontramos “{query.term}”. ¿Quisiste decir{" "}
      <Link
        href={directoryHref({ ...query, term: correctedTerm })}
        replace
        className="text-link inline-flex min-h-11 items-center underline"
      >
        “{correctedTerm}”
      </Link>
      ?
    </p>
  );
}

type ResultsProps = {
  query: DirectoryQuery;
  results: Omit<SearchResults, "businesses">;
  rows: readonly ListedBusiness[];
  isByDistance: boolean;
  missing: MissingAction | null;
};

export function Results({ query, results, rows, isByDistance, missing }: ResultsProps) {
  const { total, isTotalCapped, reachable, correctedTerm, facets } = results;
  const [first] = total === 1 ? rows : [];
  return (
    <section aria-labelledby="resultados" className="min-w-0">
      <ViewSwitch
        heading={
          <div data-parte="cuenta" className="min-w-0 sm:shrink-0">
            <h2 id="resultados" tabIndex={-1} className="text-base leading-5 outline-none">
              {isTotalCapped && "Más de "}
              {formatCount(total, "resultado", "resultados")}
            </h2>
            {isByDistance && <p className="text-ink-soft text-sm">Ordenado por cercanía</p>}
          </div>
        }
        filters={
          <div data-parte="en-uso" className="min-w-0 empty:hidden max-sm:order-last max-sm:w-full">
            <ActiveFilterChips query={query} neighborhoods={facets.neighborhoods} />
          </div>
        }
      >
        <div data-parte="lista">
          {query.isOpenNow && !query.includesUnknownHours && facets.unknownHours > 0 && total > 1 && (
            <Link
              href={directoryHref({ ...query, includesUnknownHours: true })}
              replace
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              Mostrar también {formatNumber(facets.unknownHours)} sin horario
            </Link>
          )}
          {correctedTerm !== null && <CorrectionNote query={query} correctedTerm={correctedTerm} />}
          {rows.length === 0 ? (
            <EmptyResults query={query} results={results} missing={missing} />
          ) : (
            <ResultList rows={rows} />
          )}
          {first && <WaysOut query={query} results={results} first={first} missing={missing} />}
        </div>
      </ViewSwitch>
      <div hidden data-fallo="">
        <LoadError title={MESSAGES.listFailed} />
      </div>
      <div data-parte="paginas" className="mt-8">
        <Pagination
          page={query.page}
          pageCount={countPages(reachable)}
          hrefForPage={(page) => directoryHref(query, page)}
        />
      </div>
    </section>
  );
}
