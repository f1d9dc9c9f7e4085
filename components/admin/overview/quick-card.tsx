"use client";

import type { FormEvent } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import { PLANS } from "@/lib/plans/plans";
import { DECISIONS, isDone } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { routes } from "@/lib/routes";
import { useDecisionDesk } from "../table/decision-desk";
import { cardPlace } from "../table/places";
import { StatusBadge } from "../table/status-badge";
import { UndoHere } from "../table/undo-here";

const QUICK = ["aprobar", "rechazar"] as const;

type QuickCardProps = { row: TableRow; view: string };

export function QuickCard({ row, view }: QuickCardProps) {
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
          <input type="hidden" name="negocio" value={business.id} />
          <input type="hidden" name="vista" value={view} />
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
