import { Button } from "@/components/ui/button";
import { Input, Label, Select } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { PLAN_FILTER_OPTIONS } from "@/lib/plans/plans";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import { LiveFilters } from "./live-filters";

type FilterFormProps = {
  query: DirectoryQuery;
  /** In display order. */
  categories: readonly { slug: string; name: string }[];
};

/** Search and filters of the directory: a GET form, made quicker by script where there is some. */
export function FilterForm({ query, categories }: FilterFormProps) {
  const values = { q: query.term ?? "", category: query.categorySlug ?? "", plan: query.plan ?? "" };
  return (
    <LiveFilters
      values={values}
      className="grid grid-cols-2 gap-x-2 gap-y-2 lg:gap-x-3 lg:grid-cols-[1fr_15rem_12rem] lg:items-end"
    >
      <div className="col-span-2 lg:col-span-1">
        <Label htmlFor="q" className="max-lg:sr-only">
          ¿Qué buscas?
        </Label>
        <div className="grid grid-cols-[1fr_auto] gap-2 lg:mt-1">
          <Input
            id="q"
            name="q"
            type="search"
            defaultValue={values.q}
            placeholder="Buscar por nombre, descripción o categoría..."
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
          />
          <Button type="submit">
            <Icon name="search" className="size-5 shrink-0 max-sm:hidden" />
            Buscar
          </Button>
        </div>
      </div>
      <div className="min-w-0 max-[27rem]:col-span-2">
        <Label htmlFor="category" className="max-lg:sr-only">
          Categoría
        </Label>
        <Select
          id="category"
          name="category"
          defaultValue={values.category}
          aria-describedby="filtros-ayuda"
          className="lg:mt-1"
        >
          <option value="">Todas las categorías</option>
          {categories.map((category) => (
            <option key={category.slug} value={category.slug}>
              {category.name}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-0 max-[27rem]:col-span-2">
        <Label htmlFor="plan" className="max-lg:sr-only">
          Plan
        </Label>
        <Select id="plan" name="plan" defaultValue={values.plan} aria-describedby="filtros-ayuda" className="lg:mt-1">
          <option value="">Todos los planes</option>
          {PLAN_FILTER_OPTIONS.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.name}
            </option>
          ))}
        </Select>
      </div>
      <p id="filtros-ayuda" className="sr-only">
        Al elegir se actualizan los resultados.
      </p>
    </LiveFilters>
  );
}
