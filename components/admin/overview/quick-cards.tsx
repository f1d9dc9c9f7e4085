"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import { PLANS } from "@/lib/plans/plans";
import { DECISIONS, isDone } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { HiddenFields } from "../hidden-fields";
import { cardPlace, UndoHere, useDecisionDesk } from "../table/decision-desk";
import { StatusBadge } from "../table/status-badge";

export function QuickCards({ rows, view }: { rows: readonly TableRow[]; view: TableView }) {
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
              <HiddenFields of={others} />
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
            <QuickCard key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

const QUICK = ["aprobar", "rechazar"] as const;

function QuickCard({ row }: { row: TableRow }) {
  const desk = useDecisionDesk();
  const business = desk.current(row);
  const place = cardPlace(row.id);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = QUICK.find((each) => each === (submitter as HTMLButtonElement | null)?.value);
    if (!chosen) return;
    // The button is disabled at once, and would take the focus with it.
    event.currentTarget.closest("li")?.querySelector("a")?.focus();
    desk.decide([row], chosen, place);
  }

  return (
    <li className="flex w-[85%] shrink-0 flex-col justify-between gap-2 rounded-card border border-line bg-card px-4 py-3 sm:w-[34rem] sm:flex-row sm:items-center sm:gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="min-w-0 text-base">
            <Link href={routes.adminBusiness(business.id)} className="text-link block truncate">
              {business.name}
            </Link>
          </h3>
          <StatusBadge state={business} />
        </div>
        <p className="text-ink-soft text-sm">
          {categoryLabel(business.categorySlug)} · {PLANS[business.plan].name} · {business.phone ?? "Sin teléfono"}
        </p>
      </div>
      {desk.undoables.some((each) => each.place === place) ? (
        <UndoHere place={place} />
      ) : (
        <form action={desk.native} onSubmit={onSubmit} className="flex shrink-0 gap-2">
          <HiddenFields of={{ negocio: business.id, vista: desk.vista }} />
          {QUICK.map((decision) => (
            <button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              disabled={isDone(business, decision)}
              className={buttonVariants({ variant: decision === "aprobar" ? "default" : "outline", size: "sm" })}
            >
              {DECISIONS[decision].label}
              <span className="sr-only">: {business.name}</span>
            </button>
          ))}
        </form>
      )}
    </li>
  );
}

/** "Actualizar": what others have changed meanwhile. Without scripts, the same page again. */
function RefreshButton({ href }: { href: string }) {
  const router = useRouter();
  const [isRefreshing, startRefreshing] = useTransition();
  return (
    <a
      href={href}
      className={buttonVariants({ variant: "outline", size: "sm" })}
      onClick={(event) => {
        event.preventDefault();
        startRefreshing(() => router.refresh());
      }}
    >
      {isRefreshing ? "Actualizando…" : "Actualizar"}
    </a>
  );
}
