import { createColumnHelper, rowSelectionFeature, tableFeatures } from "@tanstack/react-table";
import { Link } from "@/components/ui/link";
import { categoryLabel } from "@/lib/categories/categories";
import { formatShortDate } from "@/lib/format";
import { PLANS } from "@/lib/plans/plans";
import type { TableRow } from "@/lib/review/table-row";
import type { Sort } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { DAY_MS } from "@/lib/time/add-days";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { rowPlace, UndoHere } from "./decision-desk";
import { StatusBadge } from "./status-badge";

/** Shows the age within a day, the date after that. */
function Registered({ at }: { at: Date }) {
  const now = new Date();
  const isRecent = now.getTime() - at.getTime() < DAY_MS;
  return (
    // The server's minute may be another than the browser's.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {isRecent ? formatRecentMoment(at, now) : formatShortDate(at)}
    </time>
  );
}

/** The server filters, sorts and pages; here rows are chosen. */
export const features = tableFeatures({ rowSelectionFeature });
const column = createColumnHelper<typeof features, TableRow>();

/** The columns of the specification; the id of each is what it is sorted by. */
export const columns = column.columns([
  column.display({
    id: "nombre" satisfies Sort,
    header: "Nombre",
    cell: ({ row: { original: business } }) => (
      <>
        <Link href={routes.adminBusiness(business.id)} className="wrap-anywhere text-link">
          {business.name}
        </Link>
        <span className="block text-ink-soft min-[30rem]:hidden">{categoryLabel(business.categorySlug)}</span>
      </>
    ),
  }),
  column.display({
    id: "categoria" satisfies Sort,
    header: "Categoría",
    cell: ({ row }) => categoryLabel(row.original.categorySlug),
  }),
  column.display({
    id: "plan" satisfies Sort,
    header: "Plan",
    cell: ({ row }) => PLANS[row.original.plan].name,
  }),
  column.display({
    id: "estado" satisfies Sort,
    header: "Estado",
    cell: ({ row }) => (
      <>
        <StatusBadge state={row.original} />
        <UndoHere place={rowPlace(row.original.id)} />
      </>
    ),
  }),
  column.display({
    id: "telefono" satisfies Sort,
    header: "Teléfono",
    cell: ({ row }) => row.original.phone ?? "—",
  }),
  column.display({
    id: "fecha" satisfies Sort,
    header: "Registro",
    cell: ({ row }) => <Registered at={row.original.createdAt} />,
  }),
]);

/** On phones columns go in this order: date, telephone, plan; there the category stands below the name. */
export const COLUMN_CLASSES: Readonly<Record<string, string>> = {
  fecha: "max-md:hidden whitespace-nowrap",
  telefono: "max-sm:hidden whitespace-nowrap",
  plan: "max-[30rem]:hidden",
  categoria: "max-[30rem]:hidden",
};
