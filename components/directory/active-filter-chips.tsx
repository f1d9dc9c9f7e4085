import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import type { Facet } from "@/lib/search/model";
import { directoryHref } from "./directory-href";
import { describeFilters } from "./filter-names";

type ActiveFilterChipsProps = { query: DirectoryQuery; neighborhoods: readonly Facet[] };

/** Each limit with the way to take it off; nothing for a term alone, which stands in its field. */
export function ActiveFilterChips({ query, neighborhoods }: ActiveFilterChipsProps) {
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
