"use client";

import { SearchField } from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { filterIds } from "./filter-ids";
import { LiveFilters } from "./live-filters";

/** The directory's search field. The fields of the filter panel belong to its form. */
export function SearchForm({ query }: { query: DirectoryQuery }) {
  const ids = filterIds(query);
  const values = {
    q: query.term ?? "",
    category: query.categorySlug ?? "",
    plan: query.plan ?? "",
    colonia: query.neighborhoodSlug ?? "",
    abierto: query.isOpenNow ? "1" : "",
    sinhorario: query.includesUnknownHours ? "1" : "",
    telefono: query.hasPhone ? "1" : "",
    pago: query.payment ?? "",
    entrega: query.delivery ?? "",
    radio: query.radiusKm ? String(query.radiusKm) : "",
    sort: query.sort === "nearby" ? query.sort : "",
  };
  return (
    <LiveFilters id={ids.form} panelId={ids.panel} values={values} className="relative grid grid-cols-[1fr_auto] gap-2">
      <Label htmlFor={ids.field("q")} className="sr-only">
        ¿Qué buscas?
      </Label>
      <SearchField
        id={ids.field("q")}
        placeholder="Buscar por nombre, descripción o categoría..."
        defaultValue={values.q}
        className="field"
      />
      <Button type="submit">
        <Icon name="search" className="size-5 shrink-0 max-sm:hidden" />
        Buscar
      </Button>
      {/* Not chosen by a field: the two travel along when another filter is. */}
      {values.sort && <input type="hidden" name="sort" defaultValue={values.sort} />}
      {values.radio && <input type="hidden" name="radio" defaultValue={values.radio} />}
    </LiveFilters>
  );
}
