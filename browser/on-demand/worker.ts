import { keepStyles } from "@/browser/keep-styles";
import { whenever } from "@/browser/whenever";
import { isSavingData } from "@/lib/browser/saved-data";
import { showToast } from "@/lib/browser/toasts";
import { workerAddress } from "@/lib/browser/trusted";
import { seenMessage, TAKE_OVER_MESSAGE } from "@/lib/pwa/messages";
import { businessRoute } from "@/lib/routes";

/** Lets the waiting version take over, then loads this page anew; only this one, at its reader's wish. */
function update(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: TAKE_OVER_MESSAGE });
}

function offerUpdate(waiting: ServiceWorker): void {
  showToast({
    title: "Hay una versión nueva",
    text: "Actualiza para tener lo último.",
    action: { label: "Actualizar", run: () => update(waiting) },
  });
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // Without a controller it is the first version: nothing to tell.
      if (worker.state === "installed" && navigator.serviceWorker.controller) offerUpdate(worker);
    });
  });
}

/** A private window, or a policy of the browser, may refuse either: the site works without. */
async function register(): Promise<void> {
  await keepStyles().catch(() => undefined);
  await navigator.serviceWorker
    .register(workerAddress(), { scope: "/" })
    .then(watchForUpdates)
    .catch(() => undefined);
}

const listSeenPictures = (): string[] =>
  [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc);

export function start(): void {
  // In development a file's name does not change with its content.
  // biome-ignore lint/style/noProcessEnv: known when it is bundled
  if (process.env.NODE_ENV === "production") void register();
  whenever("data-visita", async (slug) => {
    if (isSavingData()) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(seenMessage(businessRoute(slug), listSeenPictures()));
  });
}
