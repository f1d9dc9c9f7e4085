"use client";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/radix/dropdown-menu";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { DECISIONS, type Decision, decisionsFor, isDone } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { routes } from "@/lib/routes";

type RowMenuProps = {
  business: TableRow;
  onDecide: (decision: Decision) => void;
  removeHref: string;
};

/** Actions on a row. Without scripts its name leads to the form, and the buttons above the table do the rest. */
export function RowMenu({ business, onDecide, removeHref }: RowMenuProps) {
  if (!useIsHydrated()) {
    return business.isDeleted ? (
      <a href={removeHref} className="text-error text-sm">
        Eliminar para siempre
      </a>
    ) : (
      <Link href={routes.adminBusiness(business.id)} className="text-link text-sm">
        Editar
      </Link>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Acciones de ${business.name}`}
        className="grid size-11 cursor-pointer place-items-center rounded-field hover:bg-sand"
      >
        <Icon name="ellipsis-vertical" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {decisionsFor(business)
          .filter((decision) => decision !== "eliminar")
          .map((decision) => (
            <DropdownMenuItem key={decision} disabled={isDone(business, decision)} onSelect={() => onDecide(decision)}>
              {DECISIONS[decision].label}
            </DropdownMenuItem>
          ))}
        <DropdownMenuItem asChild>
          <Link href={routes.adminBusiness(business.id)}>Editar</Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {business.isDeleted ? (
          <DropdownMenuItem isDestructive asChild>
            <a href={removeHref}>Eliminar para siempre…</a>
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem isDestructive onSelect={() => onDecide("eliminar")}>
            Eliminar…
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
