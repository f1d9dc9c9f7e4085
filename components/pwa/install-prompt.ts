/** Chromium's offer to install, which the types of the DOM do not know. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;

// Listened for as soon as this file is loaded: the offer comes once, soon after the page.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Keeps the browser from asking by itself: our button does.
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => {
    offer = null;
  });
}

/** Shows the browser's own dialog for installing; false when it has not offered one. Call it from a click. */
export function promptInstall(): boolean {
  if (!offer) return false;
  // A refusal needs no answer: the browser offers again another day.
  offer.prompt().catch(() => undefined);
  offer = null;
  return true;
}

/** iPhones and iPads install through their share menu only. iPads call themselves Macintosh. */
export function isAppleTouchDevice({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">) {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
