/**
 * Goes to an address as a link beside the element would: whoever listens for links hears of it.
 * @param how "replace": no entry of its own in the history, where that is possible
 */
export function followLink(place: Element, href: string, how: "push" | "replace" = "push"): void {
  const link = document.createElement("a");
  link.href = href;
  link.dataset.link = how;
  link.hidden = true;
  place.after(link);
  link.click();
  link.remove();
}
