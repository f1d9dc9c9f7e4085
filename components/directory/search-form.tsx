import { SearchField } from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { FILTER_FORM_ID, fieldId } from "./filter-ids";
import { LoadingNote } from "./loading-note";

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
