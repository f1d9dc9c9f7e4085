"use client";

import { buttonVariants } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format";
import { DECISIONS, type Decision, REASON_CHARACTERS } from "@/lib/moderation/decision";
import { useDecisionDesk } from "./decision-desk";
import { UndoDecision } from "./undo-here";

const OF_SHOWN: readonly Decision[] = ["aprobar", "rechazar", "destacar", "no_destacar", "eliminar"];
const OF_DELETED: readonly Decision[] = ["restaurar"];

type BulkBarProps = {
  chosen: number;
  areDeleted: boolean;
};

/** What is done with the chosen rows: buttons of the form that the table stands in. */
export function BulkBar({ chosen, areDeleted }: BulkBarProps) {
  const isHydrated = useIsHydrated();
  const { strays } = useDecisionDesk();
  const isIdle = isHydrated && chosen === 0;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Negocios elegidos</legend>
      {isHydrated && (
        <p className="text-sm" role="status">
          {chosen === 0 ? "Elige negocios" : formatCount(chosen, "negocio elegido", "negocios elegidos")}
        </p>
      )}
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
            className: cn(
              "aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
              decision === "eliminar" && "text-error",
            ),
          })}
        >
          {DECISIONS[decision].label}
        </button>
      ))}
      {!areDeleted && (
        <input
          name="motivo"
          maxLength={REASON_CHARACTERS}
          aria-label="Motivo del rechazo (opcional)"
          placeholder="Motivo del rechazo (opcional)"
          className="h-11 min-w-0 flex-1 basis-56 rounded-field border border-field bg-white px-3 text-base"
        />
      )}
      {strays.map((each) => (
        <UndoDecision key={each.id} undoable={each} />
      ))}
    </fieldset>
  );
}
