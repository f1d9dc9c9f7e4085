import { buttonVariants } from "@/components/ui/button";
import type { FormAction } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/moderation/decision";
import type { TableRow } from "@/lib/moderation/table-row";
import { type TableView, tableQuery } from "@/lib/moderation/table-view";
import { routes } from "@/lib/routes";
import { HiddenQuery } from "../table/hidden-query";
import { QuickCard } from "./quick-card";
import { RefreshButton } from "./refresh-button";

type QuickCardsProps = { rows: readonly TableRow[]; view: TableView; vista: string; decide: FormAction<Decided> };

/** What waits for the review, to be decided in one tap each. */
export function QuickCards({ rows, view, vista, decide }: QuickCardsProps) {
  const { buscar: _, ...others } = tableQuery(view);
  return (
    <section aria-labelledby="revision" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="revision" className="text-xl">
          Aprobación rápida
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <search aria-label="Aprobación rápida">
            <form action={routes.admin()} className="flex gap-2">
              <HiddenQuery query={others} />
              <input
                type="search"
                name="buscar"
                defaultValue={view.cardTerm}
                maxLength={200}
                aria-label="Buscar por nombre o categoría en la aprobación rápida"
                placeholder="Nombre o categoría"
                className="h-11 w-full min-w-0 rounded-field border border-field bg-white px-3 text-base"
              />
              <button type="submit" className={buttonVariants({ variant: "outline", size: "sm" })}>
                Buscar
              </button>
            </form>
          </search>
          <RefreshButton href={routes.adminTable(tableQuery(view))} />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-soft">No se encontraron negocios</p>
      ) : (
        <ul className="relative grid gap-4 max-sm:auto-cols-[80%] max-sm:grid-flow-col max-sm:overflow-x-auto sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {rows.map((row) => (
            <QuickCard key={row.id} row={row} decide={decide} view={vista} />
          ))}
        </ul>
      )}
    </section>
  );
}
