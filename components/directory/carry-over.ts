/** What a visitor was at when one page of the directory took another's place. */
type Carried = { focusedField: string; isPanelOpen: boolean };

let carried: Carried | null = null;

/**
 * The plain directory is a cached page and the filtered one is not: to the browser they are two pages, and the first filter
 * exchanges one for the other. Call this when the old one goes; the new one must come in the same moment.
 */
export function rememberPlace(form: HTMLFormElement, panel: HTMLElement | null): void {
  const { activeElement } = document;
  const isField = Array.from(form.elements).some((field) => field === activeElement);
  carried = {
    focusedField: (isField && activeElement?.getAttribute("name")) || "",
    isPanelOpen: panel?.matches(":popover-open") ?? false,
  };
  // The page stays in the document, hidden, and may be shown again.
  if (carried.isPanelOpen) panel?.hidePopover();
  setTimeout(() => {
    carried = null;
  });
}

/** Opens the filters again and puts the focus back, if the directory follows upon itself. */
export function restorePlace(form: HTMLFormElement, panel: HTMLElement | null): void {
  if (!carried) return;
  const { focusedField, isPanelOpen } = carried;
  if (isPanelOpen && panel) {
    panel.style.animation = "none";
    panel.showPopover();
  }
  const field = focusedField && form.elements.namedItem(focusedField);
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
}
