import { buttonVariants } from "@/components/ui/button";
import { CATEGORIES } from "@/lib/categories/categories";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { isFiltered, type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { HiddenFields } from "../hidden-fields";

type Choice = readonly [value: string, label: string];

const SELECTS: readonly { name: string; label: string; any: string; choices: readonly Choice[] }[] = [
  { name: "categoria", label: "Categoría", any: "Todas", choices: CATEGORIES.map(({ slug, name }) => [slug, name]) },
  { name: "plan", label: "Plan", any: "Todos", choices: PLAN_IDS.toReversed().map((id) => [id, PLANS[id].name]) },
  {
    name: "estado",
    label: "Estado",
    any: "Todos",
    choices: [
      ["aprobado", "Aprobado"],
      ["pendiente", "Pendiente"],
      ["rechazado", "Rechazado"],
      ["eliminado", "Eliminado"],
    ],
  },
  {
    name: "destacado",
    label: "Destacado",
    any: "Todos",
    choices: [
      ["si", "Sí"],
      ["no", "No"],
    ],
  },
  {
    name: "dueno",
    label: "Dueño",
    any: "Todos",
    choices: [
      ["si", "Con dueño"],
      ["no", "Sin dueño"],
    ],
  },
];

export function TableFilters({ view }: { view: TableView }) {
  const { q, categoria, plan, estado, destacado, dueno, desde, atras, ...kept } = tableQuery(view);
  const chosen: Record<string, string | null | undefined> = { categoria, plan, estado, destacado, dueno };
  return (
    <search aria-label="Negocios">
      <form
        action={routes.adminRows()}
        // Another address, another choice: fields that were changed and not sent go with the former one.
        key={JSON.stringify([q, chosen])}
        className="flex flex-wrap items-end gap-3 xl:flex-nowrap"
      >
        <HiddenFields of={kept} />
        <label className="grid min-w-0 flex-1 basis-40 gap-1 font-semibold text-sm">
          Buscar
          <input
            type="search"
            name="q"
            defaultValue={view.term}
            maxLength={200}
            placeholder="Nombre o categoría, teléfono, dirección web"
            className="field h-11 px-3 font-normal"
          />
        </label>
        <details className="contents max-md:order-last max-md:block max-md:w-full md:[&::details-content]:contents">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm md:supports-[selector(::details-content)]:hidden">
            Filtros
          </summary>
          <div className="flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2 xl:flex-nowrap">
            {SELECTS.map(({ name, label, any, choices }) => (
              <label key={name} className="grid min-w-0 gap-1 font-semibold text-sm">
                {label}
                <select
                  name={name}
                  defaultValue={chosen[name] ?? ""}
                  className="h-11 w-full rounded-field border border-field bg-card px-2 font-normal text-base md:max-w-40"
                >
                  <option value="">{any}</option>
                  {choices.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
        <button type="submit" className={buttonVariants({ variant: "outline", size: "sm" })}>
          Filtrar
        </button>
        {isFiltered(view) && (
          <a href={routes.adminRows(kept)} className="tap-target text-link text-sm">
            Quitar filtros
          </a>
        )}
      </form>
    </search>
  );
}
