"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isSavingData } from "@/components/ui/is-saving-data";
import { showToast } from "@/components/ui/toast-queue";
import { seenMessage, TAKE_OVER_MESSAGE } from "@/lib/pwa/messages";

/** As long as errors: it, too, asks for something to be done. Missed, it comes again with the next page load. */
const UPDATE_TOAST_MS = 8000;

/** Lets the waiting version take over, then loads this page anew; only this one, at its reader's wish. */
function update(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: TAKE_OVER_MESSAGE });
}

function offerUpdate(waiting: ServiceWorker): void {
  showToast({
    title: "Hay una versión nueva",
    text: "Actualiza para tener lo último.",
    durationMs: UPDATE_TOAST_MS,
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

async function register(): Promise<void> {
  // In development a file's name does not change with its content.
  // biome-ignore lint/style/noProcessEnv: known at build, and the bundler writes it in
  if (process.env.NODE_ENV !== "production") return;
  try {
    const registration = await navigator.serviceWorker.register("/sw/sw.js", { scope: "/" });
    watchForUpdates(registration);
  } catch {
    // A private window, or a policy of the browser: the site works without it.
  }
}

const listSeenPictures = (): string[] =>
  [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc);

/** Brings the service worker once the page is loaded, and tells it which pages are seen. */
export function ServiceWorker() {
  const pathname = usePathname();

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") register();
    else window.addEventListener("load", register, { once: true });
  }, []);

  useEffect(() => {
    if (!("serviceWorker" in navigator) || !pathname.startsWith("/negocio/")) return;
    if (isSavingData()) return;
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(seenMessage(pathname, listSeenPictures())));
  }, [pathname]);

  return null;
}
