/** Closes a menu (`popover`) when one of its links is followed: "back" may bring the page again as it was left. */
export function closeMenu(): void {
  document.addEventListener("click", ({ target }) => {
    const menu = target instanceof Element && target.closest("a") ? target.closest<HTMLElement>("[popover]") : null;
    menu?.hidePopover();
  });
}
