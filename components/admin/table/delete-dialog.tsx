"use client";

import { buttonVariants } from "@/components/ui/button";
import { AlertDialog, AlertDialogContent } from "@/components/ui/radix/alert-dialog";
import { named } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { DELETION_MEANS } from "./deletion-messages";

type DeleteDialogProps = { rows: readonly TableRow[]; onClose: () => void; onConfirm: () => void };

export function DeleteDialog({ rows, onClose, onConfirm }: DeleteDialogProps) {
  const title = `Eliminar ${named(rows.length, rows[0]?.name ?? "")}`;
  return (
    <AlertDialog open={rows.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent title={title} description={DELETION_MEANS}>
        <button
          type="button"
          className={buttonVariants({ variant: "outline", className: "text-error" })}
          onClick={onConfirm}
        >
          {title}
        </button>
      </AlertDialogContent>
    </AlertDialog>
  );
}
