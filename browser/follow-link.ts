/** Follows an address as a link beside the element would. @param how "replace": no history entry, if possible */
export function followLink(place: Element, href: string, how: "push" | "replace" = "push"): void {
  const link = document.createElement("a");
  link.href = href;
  link.dataset.link = how;
  link.hidden = true;
  place.after(link);
  link.click();
  link.remove();
}
