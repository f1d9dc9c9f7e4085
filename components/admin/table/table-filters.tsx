import { buttonVariants } from "@/components/ui/button";
import { CATEGORIES } from "@/lib/categories/categories";
import { isFiltered, type TableView, tableQuery } from "@/lib/moderation/table-view";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { HiddenQuery } from "./hidden-query";

type Choice = readonly [value: string, label: string];

const SELECTS: readonly { name: string; label: string; choices: readonly Choice[] }[] = [
  { name: "categoria", label: "Categoría", choices: CATEGORIES.map(({ slug, name }) => [slug, name]) },
  { name: "plan", label: "Plan", choices: PLAN_IDS.toReversed().map((id) => [id, PLANS[id].name]) },
  {
    name: "estado",
    label: "Estado",
    choices: [
      ["aprobado", "Aprobado"],
      ["pendiente", "Pendiente"],
      ["rechazado", "Rechazado"],
      ["eliminado", "eliminado"],
    ],
  },
  {
    name: "destacado",
    label: "Destacado",
    choices: [
      ["si", "Sí"],
      ["no", "No"],
    ],
  },
  {
    name: "dueno",
    label: "Dueño",
    choices: [
      ["si", "Con dueño"],
      ["no", "Sin dueño"],
    ],
  },
];

/** What the table is narrowed down to: a form that writes the address. */
export function TableFilters({ view }: { view: TableView }) {
  const { q, categoria, plan, estado, destacado, dueno, desde, atras, ...kept } = tableQuery(view);
  const chosen: Record<string, string | null | undefined> = { categoria, plan, estado, destacado, dueno };
  return (
    <search aria-label="Negocios">
      <form
        action={routes.adminRows()}
        // Another address, another choice: fields that were changed and not sent go with the former one.
        key={JSON.stringify([q, chosen])}
        className="flex flex-wrap items-end gap-3"
      >
        <HiddenQuery query={kept} />
        <label className="grid min-w-40 flex-1 gap-1 font-semibold text-sm">
          Buscar
          <input
            type="search"
            name="q"
            defaultValue={view.term}
            maxLength={200}
            placeholder="Nombre o categoría, teléfono, dirección web"
            className="h-11 min-w-0 rounded-field border border-field bg-white px-3 font-normal text-base"
          />
        </label>
        {SELECTS.map(({ name, label, choices }) => (
          <label key={name} className="grid gap-1 font-semibold text-sm">
            {label}
            <select
              name={name}
              defaultValue={chosen[name] ?? ""}
              className="h-11 max-w-48 rounded-field border border-field bg-white px-2 font-normal text-base"
            >
              <option value="">Todos</option>
              {choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
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
