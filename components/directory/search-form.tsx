import { SearchField } from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { FILTER_FORM_ID, fieldId } from "./filter-ids";

/** "Cargando negocios..." over the page, so that nothing moves. Always there, as a live region must be. */
const LoadingNote = () => (
  <span role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-30 flex justify-center">
    <span hidden data-cargando="" className="rounded-full bg-ink px-4 py-2 text-paper text-sm">
      Cargando negocios...
    </span>
  </span>
);

/** Search form, to which the filter panel's fields belong. Without JavaScript a plain GET. */
export const SearchForm = ({ query }: { query: DirectoryQuery }) => (
  <search>
    <form
      id={FILTER_FORM_ID}
      data-filtros=""
      // Old choices that a browser puts back on reload are not this visit's.
      autoComplete="off"
      action={routes.directory()}
      className="relative flex flex-wrap gap-2 *:data-script:flex-[999_1_9rem]"
    >
      <Label htmlFor={fieldId("q")} className="sr-only">
        ¿Qué buscas?
      </Label>
      <SearchField
        id={fieldId("q")}
        placeholder="Buscar por nombre, descripción o categoría..."
        defaultValue={query.term ?? ""}
        className="field"
      />
      <Button type="submit" className="grow">
        <Icon name="search" className="size-5 shrink-0 max-sm:hidden" />
        Buscar
      </Button>
      {/* Not chosen by a field: the two travel along when another filter is. */}
      <span hidden data-parte="ocultos">
        {query.sort === "nearby" && <input type="hidden" name="sort" value={query.sort} />}
        {query.radiusKm && <input type="hidden" name="radio" value={String(query.radiusKm)} />}
      </span>
    </form>
    <LoadingNote />
  </search>
);
