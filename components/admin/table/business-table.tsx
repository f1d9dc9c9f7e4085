"use client";

import { type RowSelectionState, useTable } from "@tanstack/react-table";
import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { AlertDialog, AlertDialogContent } from "@/components/ui/radix/alert-dialog";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { cn } from "@/lib/cn";
import { DECISION_NAMES, DELETION_MEANS, type Decision, named } from "@/lib/review/decision";
import type { TableRow } from "@/lib/review/table-row";
import { type Sort, sortedBy, type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { BulkBar } from "./bulk-bar";
import { COLUMN_CLASSES, columns, features } from "./columns";
import { BULK_PLACE, rowPlace, useDecisionDesk } from "./decision-desk";
import { RowMenu } from "./row-menu";

type Asked = { rows: readonly TableRow[]; place: string };

export function BusinessTable({ rows, view }: { rows: readonly TableRow[]; view: TableView }) {
  const desk = useDecisionDesk();
  const isHydrated = useIsHydrated();
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const data = rows.map(desk.current);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const chosen = data.filter(({ id }) => rowSelection[id]);
  const areDeleted = view.status === "eliminado";

  function act(decision: Decision, onRows: readonly TableRow[], place: string, reason?: string) {
    if (decision === "eliminar") setAsked({ rows: onRows, place });
    else desk.decide(onRows, decision, place, reason);
  }

  function confirmDeletion() {
    if (asked) desk.decide(asked.rows, "eliminar", asked.place);
    if (asked?.place === BULK_PLACE) setRowSelection({});
    setAsked(null);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const decision = DECISION_NAMES.find((each) => each === form.get("decision"));
    if (!decision || chosen.length === 0) return;
    act(decision, chosen, BULK_PLACE, String(form.get("motivo") ?? ""));
    if (decision !== "eliminar") setRowSelection({});
  }

  return (
    <form action={desk.native} onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <input type="hidden" name="vista" value={desk.vista} />
      <section
        aria-label="Tabla de negocios"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        className="relative scroll-pt-14 overflow-auto rounded-card border border-line bg-card lg:max-h-[80vh] [&_:is(a,button,input)]:scroll-mb-32"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 z-10 bg-sand">
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                <th scope="col" className="w-11 px-2">
                  {isHydrated ? (
                    <input
                      type="checkbox"
                      aria-label="Elegir toda la página"
                      className="size-5 accent-action-strong"
                      checked={table.getIsAllRowsSelected()}
                      ref={(box) => {
                        if (box) box.indeterminate = table.getIsSomeRowsSelected();
                      }}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  ) : (
                    <span className="sr-only">Elegir</span>
                  )}
                </th>
                {group.headers.map((header) => (
                  <SortLink
                    key={header.id}
                    label={String(header.column.columnDef.header)}
                    isSorted={view.sort === header.id}
                    isDescending={view.isDescending}
                    href={routes.adminRows(tableQuery(sortedBy(view, header.id as Sort)))}
                    className={COLUMN_CLASSES[header.id]}
                  />
                ))}
                <th scope="col" className="px-2">
                  <span className="sr-only">Acciones</span>
                </th>
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className="border-line border-t align-top">
                <td className="px-2 py-3">
                  <input
                    type="checkbox"
                    name="negocio"
                    value={row.id}
                    aria-label={`Elegir ${row.original.name}`}
                    className="size-5 accent-action-strong"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} className={cn("px-2 py-3", COLUMN_CLASSES[cell.column.id])}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
                <td className="px-2 py-0.5 text-right">
                  <RowMenu
                    business={row.original}
                    onDecide={(decision) => act(decision, [row.original], rowPlace(row.id))}
                    removeHref={routes.adminTable({ ...tableQuery(view), confirmar: "borrar" }, [row.id])}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {data.length === 0 && <p className="px-4 py-8 text-center text-ink-soft">No se encontraron negocios</p>}
      </section>
      <BulkBar chosen={chosen.length} areDeleted={areDeleted} />
      <DeleteDialog rows={asked?.rows ?? []} onClose={() => setAsked(null)} onConfirm={confirmDeletion} />
    </form>
  );
}

type DeleteDialogProps = { rows: readonly TableRow[]; onClose: () => void; onConfirm: () => void };

function DeleteDialog({ rows, onClose, onConfirm }: DeleteDialogProps) {
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

type SortLinkProps = {
  label: string;
  href: string;
  isSorted: boolean;
  isDescending: boolean;
  className?: string | undefined;
};

function SortLink({ label, href, isSorted, isDescending, className }: SortLinkProps) {
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
      className={cn("px-2", className)}
    >
      <Link href={href} className="inline-flex min-h-11 items-center gap-1 font-semibold -outline-offset-3">
        {label}
        {isSorted && <span aria-hidden="true">{isDescending ? "↓" : "↑"}</span>}
      </Link>
    </th>
  );
}
