import { exchangeParts, fetchPage } from "@/browser/exchange-parts";
import { type BrowserSupabase, listenToChanges } from "@/lib/supabase/browser";

/** Specification, section 9. */
const RELOAD_DELAY_MS = 250;
const PARTS = ["cuenta", "en-uso", "lista", "paginas"];

/** True while somebody reads the list, or stands in it by keyboard: then nothing moves. */
function isRead(): boolean {
  const list = document.querySelector('[data-parte="lista"]');
  return list !== null && (list.contains(document.activeElement) || list.getBoundingClientRect().top < 0);
}

/** Reloads a changed list, unless hidden; offers it to a reader. @param place has `data-backend` and the offer */
export function start(place: HTMLElement): void {
  const backend: BrowserSupabase = JSON.parse(place.dataset.backend ?? "{}");
  const offer = place.querySelector("button");
  let isMissingChanges = false;
  let reload: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let stopListening: (() => void) | undefined;

  async function showAnew(): Promise<void> {
    request.abort();
    request = new AbortController();
    if (offer) offer.hidden = true;
    const [asked, { signal }] = [location.href, request];
    // The next change is another try.
    const page = await fetchPage(asked, signal).catch(() => null);
    // Something else may have been chosen meanwhile.
    if (page && !signal.aborted && location.href === asked) exchangeParts(page, PARTS);
  }
  function reloadSoon(): void {
    clearTimeout(reload);
    reload = setTimeout(() => {
      if (isRead() && offer) offer.hidden = false;
      else void showAnew();
    }, RELOAD_DELAY_MS);
  }
  function pause(): void {
    isMissingChanges ||= stopListening !== undefined;
    stopListening?.();
    stopListening = undefined;
  }
  function follow(): void {
    if (document.hidden) pause();
    if (document.hidden || stopListening) return;
    stopListening = listenToChanges(backend, { onChange: reloadSoon });
    if (isMissingChanges) reloadSoon();
    isMissingChanges = false;
  }

  offer?.addEventListener("click", () => void showAnew());
  document.addEventListener("visibilitychange", follow);
  // A page with an open connection is not kept for "back".
  window.addEventListener("pagehide", pause);
  window.addEventListener("pageshow", follow);
  follow();
}
