import { beginNavigation, onPendingNavigation, pendingNavigation } from "@/lib/browser/pending-navigation";
import { loadingText } from "./loading-text";

/** Wait after which the loading text is shown; a page that comes sooner replaces the one before by itself. */
const LATE_MS = 400;
const PENDING = "data-pending";

/** True for a form that is answered with a file or elsewhere (`data-download`): it leaves the page where it is. */
const staysHere = ({ target, dataset }: HTMLFormElement): boolean =>
  target === "_blank" || dataset.download !== undefined;

/** Link that the browser is about to follow here, to another page of the site; null for none. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;
  if (!link || link.origin !== location.origin || link.download || (link.target && link.target !== "_self"))
    return null;
  const isHere = link.pathname + link.search === location.pathname + location.search;
  return isHere && link.hash ? null : link;
}

/** Waits until the page goes, or "back" brings it again as it was, or its reader would rather read on. */
function beginUntilShown(element: Element, mark: string, value: string, href: string): void {
  const over = beginNavigation(href);
  const listening = new AbortController();
  element.setAttribute(mark, value);
  const end = () => {
    listening.abort();
    element.removeAttribute(mark);
    over();
  };
  window.addEventListener("pageshow", end, listening);
  window.addEventListener("pointerdown", end, listening);
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), listening);
}

function show(place: Element): void {
  const href = pendingNavigation();
  place.replaceChildren();
  if (href === null) return;
  const line = document.createElement("span");
  line.className = "loading-line";
  place.append(line);
  setTimeout(() => {
    if (!line.isConnected) return;
    const text = document.createElement("p");
    text.className = "loading-page";
    text.textContent = loadingText(href);
    place.append(text);
  }, LATE_MS);
}

/** Says that the page one has asked for is being loaded: by a line at once, in words where it will be when it is late (`#cargando`). */
export function noteNavigation(): void {
  onPendingNavigation(() => {
    const place = document.getElementById("cargando");
    if (place) show(place);
  });
  // On the window: whoever follows a link or sends a form by itself has had the event by then.
  window.addEventListener("click", (event) => {
    const link = followedLink(event);
    if (link) beginUntilShown(link, PENDING, "", link.pathname);
  });
  window.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || staysHere(target)) return;
    beginUntilShown(target, "aria-busy", "true", new URL(target.action, location.href).pathname);
  });
}
