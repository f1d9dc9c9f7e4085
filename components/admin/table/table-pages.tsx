import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatCount } from "@/lib/format";
import { type Cursor, type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";

type TablePagesProps = { view: TableView; total: number; previous: Cursor | null; next: Cursor | null };

export function TablePages({ view, total, previous, next }: TablePagesProps) {
  const to = (cursor: Cursor) => routes.adminRows(tableQuery({ ...view, cursor }));
  return (
    <nav aria-label="Páginas de la tabla" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft text-sm">{formatCount(total, "negocio", "negocios")}</p>
      <div className="flex gap-2">
        {previous && (
          <Link href={to(previous)} rel="prev" className={buttonVariants({ variant: "outline", size: "sm" })}>
            Anteriores
          </Link>
        )}
        {next && (
          <Link href={to(next)} rel="next" className={buttonVariants({ variant: "outline", size: "sm" })}>
            Siguientes
          </Link>
        )}
      </div>
    </nav>
  );
}
