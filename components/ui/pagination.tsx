import { Link } from "@/components/ui/link";
import { Icon } from "./icon";

type PaginationProps = {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefForPage: (page: number) => string;
};

export function Pagination({ page, pageCount, hrefForPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Páginas de resultados">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefForPage(page - 1)} rel="prev" className="page-link">
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
            <li key={item.page} className={item.page === page ? undefined : "max-sm:hidden"}>
              <Link
                href={hrefForPage(item.page)}
                aria-current={item.page === page ? "page" : undefined}
                className="page-link"
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
            <Link href={hrefForPage(page + 1)} rel="next" className="page-link">
              Siguiente
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type PageItem = { kind: "page"; page: number } | { kind: "gap"; after: number };

/** The pages to link: the first, the last, the current one and its neighbours. A gap never hides a single page. */
export function pageNumbers(current: number, pageCount: number): PageItem[] {
  const wanted = new Set([1, current - 1, current, current + 1, pageCount]);
  if (current === 4) wanted.add(2);
  if (current === pageCount - 3) wanted.add(pageCount - 1);
  const pages = [...wanted].filter((page) => page >= 1 && page <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PageItem[] => {
    const previous = pages[index - 1];
    const item: PageItem = { kind: "page", page };
    if (previous === undefined || page === previous + 1) return [item];
    return [{ kind: "gap", after: previous }, item];
  });
}
