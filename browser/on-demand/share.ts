/** Has the phone's own sheet share the page; where there is none, the button opens the menu that it names. */
export function start(button: HTMLElement): void {
  button.addEventListener("click", async (event) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    try {
      const { titulo: title = "" } = button.dataset;
      await navigator.share({ title, url: location.origin + location.pathname });
    } catch (error) {
      // Closing the sheet is no failure. Whatever else stops it leaves the menu.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) document.getElementById(button.getAttribute("popovertarget") ?? "")?.showPopover();
    }
  });
}
