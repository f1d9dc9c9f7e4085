"use client";

import { buttonVariants } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format";
import { DECISIONS, type Decision, REASON_CHARACTERS } from "@/lib/review/decision";
import { UndoDecision, useDecisionDesk } from "./decision-desk";

const OF_SHOWN: readonly Decision[] = ["aprobar", "rechazar", "destacar", "no_destacar", "eliminar"];
const OF_DELETED: readonly Decision[] = ["restaurar"];

export function BulkBar({ chosen, areDeleted }: { chosen: number; areDeleted: boolean }) {
  const isHydrated = useIsHydrated();
  const { strays } = useDecisionDesk();
  const isIdle = isHydrated && chosen === 0;
  return (
    <fieldset
      className={cn(
        "sticky bottom-0 z-20 grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-card 2xl:grid-cols-[minmax(0,auto)_minmax(0,1fr)] border border-line bg-card px-4 py-2",
        // Nothing is chosen: it comes with the first row, and stays while the focus is in it.
        chosen === 0 && strays.length === 0 && "scripted:not-focus-within:hidden",
      )}
    >
      <legend className="sr-only">Negocios elegidos</legend>
      <div className="relative -m-1.5 flex items-center gap-2 overflow-x-auto p-1.5 md:flex-wrap">
        {isHydrated && (
          <p className="shrink-0 font-semibold text-sm" role="status">
            {chosen === 0 ? "Elige negocios" : formatCount(chosen, "negocio elegido", "negocios elegidos")}
          </p>
        )}
        {strays.map((each) => (
          <UndoDecision key={each.id} undoable={each} />
        ))}
        {(areDeleted ? OF_DELETED : OF_SHOWN).map((decision) => (
          <button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            // Not disabled: the focus stays on the button that was pressed.
            aria-disabled={isIdle}
            className={buttonVariants({
              variant: "outline",
              size: "sm",
              className: cn("shrink-0", decision === "eliminar" && "text-error"),
            })}
          >
            {DECISIONS[decision].label}
          </button>
        ))}
      </div>
      {!areDeleted && (
        <label className="flex items-center gap-2 text-sm">
          <span className="max-w-32 shrink-0 sm:max-w-none">Motivo del rechazo (opcional)</span>
          <input name="motivo" maxLength={REASON_CHARACTERS} className="field h-11 px-3" />
        </label>
      )}
    </fieldset>
  );
}
