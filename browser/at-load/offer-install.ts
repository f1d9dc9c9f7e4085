import { showToast } from "@/lib/browser/toasts";

/** Chromium's offer to install, which the types of the DOM do not know. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Long enough to read the steps and find the button. */
const STEPS_TOAST_MS = 8000;

const APPLE = {
  title: "Instálala en tu iPhone o iPad",
  text: "Toca Compartir y luego «Agregar a pantalla de inicio».",
};
const OTHERS = {
  title: "Instálala desde tu navegador",
  text: "Abre el menú del navegador y elige «Instalar aplicación» o «Agregar a la pantalla principal».",
};

/** iPhones and iPads install through their share menu only. iPads call themselves Macintosh. */
const isAppleTouchDevice = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/**
 * Has everything marked `data-instalar` install the app: by the browser's own dialog where there is one, and with the steps where a
 * page can never ask, on iPhones and iPads. Elsewhere a link leads to the page that explains it, whose button tells the steps.
 */
export function offerInstall(): void {
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
      const isApple = isAppleTouchDevice(navigator);
      if (offer) {
        // A refusal needs no answer: the browser offers again another day.
        offer.prompt().catch(() => undefined);
        offer = null;
      } else if (isApple || !(button instanceof HTMLAnchorElement)) {
        showToast({ ...(isApple ? APPLE : OTHERS), durationMs: STEPS_TOAST_MS });
      } else return;
      event.preventDefault();
    },
    { capture: true },
  );
}
