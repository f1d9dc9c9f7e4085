"use client";

import { useEffect } from "react";
import type { PageEventKind } from "@/lib/statistics/event";
import { sendEvent } from "./send-event";

const RIGHT_BUTTON = 2;

function count(event: MouseEvent): void {
  if (event.button === RIGHT_BUTTON) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cuenta]") : null;
  const cuenta = link?.dataset.cuenta;
  const negocio = link?.closest<HTMLElement>("[data-negocio]")?.dataset.negocio;
  // The server knows the kinds, and refuses others.
  if (cuenta && negocio) sendEvent({ tipo: cuenta as PageEventKind, slug: negocio });
}

/**
 * Counts clicks on every link that says what it is (`data-cuenta="llamada|whatsapp|ruta|web"`) and whose
 * (`data-negocio`, on it or around it): one listener for the whole page, so that cards stay plain HTML.
 */
export function ClickCounter() {
  useEffect(() => {
    document.addEventListener("click", count, { capture: true });
    document.addEventListener("auxclick", count, { capture: true });
    return () => {
      document.removeEventListener("click", count, { capture: true });
      document.removeEventListener("auxclick", count, { capture: true });
    };
  }, []);
  return null;
}
