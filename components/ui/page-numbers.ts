export type PageItem = { kind: "page"; page: number } | { kind: "gap"; after: number };

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
