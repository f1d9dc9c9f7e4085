import { LoadError } from "@/components/feedback/load-error";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import { formatCount, formatNumber } from "@/lib/format";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import type { Facet, SearchResults } from "@/lib/search/model";
import type { MissingAction } from "@/lib/statistics/missing";
import { directoryHref } from "./directory-href";
import { EmptyResults } from "./empty-results";
import { describeFilters } from "./filter-names";
import type { ListedBusiness } from "./listed-business";
import { ResultList } from "./result-card";
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

type ActiveFilterChipsProps = { query: DirectoryQuery; neighborhoods: readonly Facet[] };

/** Each limit with the way to take it off; nothing for a term alone, which stands in its field. */
function ActiveFilterChips({ query, neighborhoods }: ActiveFilterChipsProps) {
  if (!isFiltered(query)) return null;
  const filters = describeFilters(query, neighborhoods);
  const isTermAlone = filters.length === 1 && query.term !== null;
  return (
    <ul
      aria-label="Filtros en uso"
      className={`chip-row flex items-center gap-x-2 sm:flex-wrap ${isTermAlone ? "max-sm:hidden" : ""}`.trimEnd()}
    >
      <li className="shrink-0">
        <Link
          href={routes.directory()}
          replace
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action-strong text-sm hover:underline"
        >
          <Icon name="rotate-ccw" className="size-4 shrink-0" />
          Limpiar Filtros
        </Link>
      </li>
      {filters.map(({ name, without }) => (
        <li key={name} className="min-w-0 max-w-full shrink-0">
          <Link href={directoryHref(without)} replace className="group flex min-h-11 max-w-full items-center">
            <span className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-card py-1.5 pr-2 pl-3 text-sm group-hover:border-field">
              <span className="sr-only">Quitar filtro: </span>
              <span className="truncate">{name}</span>
              <Icon name="x" className="size-4 shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
