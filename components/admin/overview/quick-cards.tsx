import { buttonVariants } from "@/components/ui/button";
import type { TableRow } from "@/lib/review/table-row";
import { type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { HiddenQuery } from "../table/hidden-query";
import { QuickCard } from "./quick-card";
import { RefreshButton } from "./refresh-button";

type QuickCardsProps = { rows: readonly TableRow[]; view: TableView; vista: string };

export function QuickCards({ rows, view, vista }: QuickCardsProps) {
  const { buscar: _, ...others } = tableQuery(view);
  return (
    <section aria-labelledby="revision" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="revision" className="text-lg">
          Aprobación rápida
        </h2>
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
          <search aria-label="Aprobación rápida" className="min-w-0 flex-1">
            <form action={routes.admin()} className="flex gap-2">
              <HiddenQuery query={others} />
              <input
                type="search"
                name="buscar"
                defaultValue={view.cardTerm}
                maxLength={200}
                aria-label="Buscar por nombre o categoría en la aprobación rápida"
                placeholder="Nombre o categoría"
                className="field h-11 px-3"
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
        // Room for the ring of what is focused, which a row that scrolls would cut.
        <ul className="relative -m-1.5 flex scroll-px-2 gap-3 overflow-x-auto p-1.5">
          {rows.map((row) => (
            <QuickCard key={row.id} row={row} view={vista} />
          ))}
        </ul>
      )}
    </section>
  );
}
