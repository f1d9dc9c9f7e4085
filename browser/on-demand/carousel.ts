/** Less than this from an edge counts as the edge: browsers round. */
const EDGE_TOLERANCE_PX = 4;

/** Has two buttons (`data-paso`: -1 and 1) scroll by one slide. They stay focusable at the edge, for keyboards. */
export function start(carousel: HTMLElement): void {
  const row = carousel.querySelector("ul");
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>("[data-paso]")];
  if (!row) return;
  function show({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): void {
    const isAtStart = scrollLeft <= EDGE_TOLERANCE_PX;
    const isAtEnd = !isAtStart && scrollLeft + clientWidth >= scrollWidth - EDGE_TOLERANCE_PX;
    for (const button of buttons)
      button.setAttribute("aria-disabled", String(button.dataset.paso === "1" ? isAtEnd : isAtStart));
  }
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const slide = row.firstElementChild;
      if (button.getAttribute("aria-disabled") === "true" || !(slide instanceof HTMLElement)) return;
      row.scrollBy({ left: Number(button.dataset.paso) * slide.offsetWidth });
    });
  }
  row.addEventListener("scroll", () => show(row), { passive: true });
  show(row);
}
