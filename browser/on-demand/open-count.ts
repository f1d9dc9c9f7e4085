import { formatNumber } from "@/lib/format";

/** Says " (31)", how many are open at this moment (`data-pregunta`: where to ask), once it comes into sight. */
export function start(place: HTMLElement): void {
  const sight = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return;
    sight.disconnect();
    try {
      const response = await fetch(place.dataset.pregunta ?? "");
      const { total } = (await response.json()) as { total?: unknown };
      if (response.ok && typeof total === "number") place.textContent = ` (${formatNumber(total)})`;
    } catch {
      // The filter works without its number.
    }
  });
  sight.observe(place);
}
