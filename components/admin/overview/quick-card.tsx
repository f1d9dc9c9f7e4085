"use client";

import type { FormEvent } from "react";
import { BusinessCover } from "@/components/businesses/business-cover";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import type { FormAction } from "@/lib/forms/form-state";
import { DECISIONS, type Decided, isDone } from "@/lib/moderation/decision";
import type { TableRow } from "@/lib/moderation/table-row";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { useDecisionDesk } from "../table/decision-desk";
import { cardPlace, nativeAction } from "../table/places";
import { StatusBadge } from "../table/status-badge";
import { UndoHere } from "../table/undo-here";

const QUICK = ["aprobar", "rechazar"] as const;

type QuickCardProps = { row: TableRow; decide: FormAction<Decided>; view: string };

/** A business with the two decisions that most of them need. */
export function QuickCard({ row, decide, view }: QuickCardProps) {
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
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-white">
      <BusinessCover business={business} sizes="(min-width: 1024px) 260px, 50vw" className="aspect-video" />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <StatusBadge state={business} />
        <h3 className="wrap-anywhere text-base">
          <Link href={routes.adminBusiness(business.id)} className="text-link">
            {business.name}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm">
          {categoryLabel(business.categorySlug)} · {PLANS[business.plan].name}
        </p>
        <p className="text-sm">{business.phone ?? "Sin teléfono"}</p>
        <form action={nativeAction(decide)} onSubmit={onSubmit} className="mt-auto flex flex-wrap gap-2 pt-3">
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
        <UndoHere place={place} />
      </div>
    </li>
  );
}
