import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { Icon } from "./icon";
import { pageNumbers } from "./page-numbers";

type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefForPage: (page: number) => string;
};

const itemClasses = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-field px-3 font-semibold";

/** Pages of a list as plain links; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefForPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Páginas de resultados">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefForPage(page - 1)} rel="prev" className={cn(itemClasses, "hover:bg-sand")}>
              <Icon name="chevron-left" />
              Anterior
            </Link>
          </li>
        )}
        {pageNumbers(page, pageCount).map((item) =>
          item.kind === "gap" ? (
            <li key={`gap-${item.after}`} aria-hidden="true" className="px-1 text-ink-soft max-sm:hidden">
              …
            </li>
          ) : (
            <li key={item.page} className={cn(item.page !== page && "max-sm:hidden")}>
              <Link
                href={hrefForPage(item.page)}
                aria-current={item.page === page ? "page" : undefined}
                className={cn(itemClasses, item.page === page ? "bg-ink text-paper" : "hover:bg-sand")}
              >
                <span className="sr-only">Página</span>
                {item.page}
                {item.page === page && <span className="sm:hidden">de {pageCount}</span>}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link href={hrefForPage(page + 1)} rel="next" className={cn(itemClasses, "hover:bg-sand")}>
              Siguiente
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
