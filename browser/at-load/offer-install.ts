import { isAppleTouchDevice } from "@/lib/browser/is-apple-touch-device";

type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Has `data-instalar` install the app by the browser's dialog, or show steps (iPhones, iPads). Elsewhere its link explains it. */
export function offerInstall(tellSteps: () => void): void {
  let offer: InstallOffer | null = null;
  window.addEventListener("beforeinstallprompt", (event) => {
    // Keeps the browser from asking by itself: our button does.
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => {
    offer = null;
  });
  // Before a link is followed by whoever listens for that.
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-instalar]") : null;
      if (!button) return;
      if (offer) {
        // A refusal needs no answer: the browser offers again another day.
        offer.prompt().catch(() => undefined);
        offer = null;
      } else if (isAppleTouchDevice(navigator) || !(button instanceof HTMLAnchorElement)) tellSteps();
      else return;
      event.preventDefault();
    },
    { capture: true },
  );
}
