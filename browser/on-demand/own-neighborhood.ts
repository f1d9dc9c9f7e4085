import { readStored, writeStored } from "@/lib/browser/device-storage";
import { OWN_NEIGHBORHOOD_KEY, parseOwnNeighborhood } from "@/lib/search/own-neighborhood";

/** Offers the colonia that was chosen in this browser, and keeps the one that is chosen now; the form itself leads there. */
export function start(place: HTMLElement): void {
  const [own, form] = [place.querySelector("p"), place.querySelector("form")];
  const link = own?.querySelector("a");
  if (!own || !form || !link) return;
  const kept = parseOwnNeighborhood(readStored(OWN_NEIGHBORHOOD_KEY));
  if (kept) {
    link.href = `/colonias/${kept.slug}`;
    link.textContent = `Negocios en ${kept.name}`;
  }
  const show = (isKept: boolean) => {
    own.hidden = !isKept;
    form.hidden = isKept;
  };
  show(kept !== null);
  own.querySelector("button")?.addEventListener("click", () => show(false));
  form.addEventListener("submit", () => {
    const [option] = form.querySelector("select")?.selectedOptions ?? [];
    if (option?.value) writeStored(OWN_NEIGHBORHOOD_KEY, JSON.stringify({ slug: option.value, name: option.text }));
  });
}
