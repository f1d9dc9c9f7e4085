const SHEET = "[popover][data-modal]";
const FOCUSABLE = "a[href], button, input, select, textarea";

function besides(sheet: Element): HTMLElement[] {
  const all: HTMLElement[] = [];
  for (let part = sheet; part !== document.body && part.parentElement; part = part.parentElement)
    for (const each of part.parentElement.children)
      if (each !== part && each instanceof HTMLElement && !each.matches("[role=status], [aria-live], script, [inert]"))
        all.push(each);
  return all;
}

/** Makes dialogs of sheets: Tab stays, the rest is inert. A followed link closes it: "back" may bring the page as it was. */
export function makeSheetsModal(): void {
  let waiting: HTMLElement[] = [];
  let opener: HTMLElement | null = null;
  /** Toggle events do not bubble. */
  const whenToggled = (type: "beforetoggle" | "toggle", state: string, tell: (sheet: HTMLElement) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const { target, newState } = event as ToggleEvent;
        if (target instanceof HTMLElement && target.matches(SHEET) && newState === state) tell(target);
      },
      true,
    );
  whenToggled("toggle", "open", (sheet) => {
    waiting = besides(sheet);
    opener = document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`);
    sheet.setAttribute("role", "dialog");
    sheet.setAttribute("aria-modal", "true");
    sheet.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    for (const each of waiting) each.inert = true;
  });
  whenToggled("beforetoggle", "closed", (sheet) => {
    for (const each of waiting) each.inert = false;
    // Tab may have left the page for the browser's own buttons.
    const { activeElement } = document;
    if (activeElement === document.body || sheet.contains(activeElement)) opener?.focus({ preventScroll: true });
  });
  document.addEventListener("click", ({ target }) => {
    const sheet = target instanceof Element && target.closest("a") ? target.closest<HTMLElement>("[popover]") : null;
    sheet?.hidePopover();
  });
}
