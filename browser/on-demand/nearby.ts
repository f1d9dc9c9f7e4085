import { followLink } from "@/browser/follow-link";
import { showProblem } from "@/lib/browser/show-message";
import { dismissErrors } from "@/lib/browser/toasts";
import { locate } from "@/lib/geo/locate";
import { positionCookie } from "@/lib/geo/position-cookie";
import { MESSAGES } from "@/lib/messages";

/** Takes distances out of what the directory's links and form ask for: nobody knows from where. */
function forgetDistances(): void {
  document.querySelector('[data-parte="ocultos"]')?.replaceChildren();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="sort=nearby"]')) {
    const address = new URL(link.href);
    for (const name of ["sort", "radio"]) address.searchParams.delete(name);
    link.setAttribute("href", address.pathname + address.search);
  }
}

/** Asks for the position, leaves it where the server reads it, and has the list sorted by distance ("Cerca de mí"). */
export function start(button: HTMLElement): void {
  if (!(button instanceof HTMLButtonElement)) return;
  const { normal = "" } = button.dataset;
  const label = button.querySelector("[data-rotulo]");

  async function turnOn(): Promise<void> {
    const usual = label?.textContent ?? "";
    // Not `disabled`, which would take the focus away.
    button.ariaDisabled = "true";
    label?.replaceChildren("Ubicando…");
    const located = await locate();
    label?.replaceChildren(usual);
    button.ariaDisabled = null;
    const help = document.querySelector<HTMLElement>('[data-parte="sin-posicion"]');
    if (help) help.hidden = located.kind === "located";
    if (located.kind !== "located") {
      showProblem(located.kind === "unsupported" ? MESSAGES.noGeolocation : MESSAGES.positionFailed);
      // Without a position the list has its usual order already.
      if (button.dataset.estado === "falta") {
        forgetDistances();
        history.replaceState(history.state, "", normal);
      }
      button.dataset.estado = "no";
      return;
    }
    dismissErrors();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers in use
    document.cookie = positionCookie(located.position, location.protocol === "https:");
    // Something else may have been chosen meanwhile, and have brought another button.
    const present = button.isConnected ? button : document.querySelector<HTMLElement>("[data-script=nearby]");
    if (present) followLink(present, present.dataset.cerca ?? "", "replace");
  }

  button.addEventListener("click", () => {
    if (button.ariaDisabled) return;
    if (button.dataset.estado === "si") followLink(button, normal, "replace");
    else void turnOn();
  });
  if (button.dataset.estado === "falta") void turnOn();
}
