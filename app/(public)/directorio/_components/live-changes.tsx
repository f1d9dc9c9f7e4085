"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { isSavingData } from "@/lib/browser/saved-data";
import { whenIdle } from "@/lib/browser/when-idle";
import type { BrowserSupabase } from "@/lib/supabase/browser";

/** Specification, section 9. */
const RELOAD_DELAY_MS = 250;
/** How long the first look at the page may keep the connection waiting. */
const IDLE_TIMEOUT_MS = 5000;

/** Calls back when the page has loaded and the browser has nothing better to do. @returns stops waiting. */
function whenLoaded(callback: () => void): () => void {
  const wait = () => void whenIdle(callback, IDLE_TIMEOUT_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => window.removeEventListener("load", wait);
}

/** Loads the list anew when some business changed. Silent while the page is hidden, and where data is to be saved. */
export function LiveChanges({ supabase: { url, publishableKey } }: { supabase: BrowserSupabase }) {
  const router = useRouter();

  useEffect(() => {
    if (isSavingData()) return;
    let isMounted = true;
    let isMissingChanges = false;
    let reload: ReturnType<typeof setTimeout> | undefined;
    let stopListening: (() => void) | undefined;

    function reloadSoon() {
      clearTimeout(reload);
      reload = setTimeout(() => startTransition(() => router.refresh()), RELOAD_DELAY_MS);
    }

    async function followVisibility() {
      if (document.hidden) {
        isMissingChanges ||= stopListening !== undefined;
        stopListening?.();
        stopListening = undefined;
        return;
      }
      const { listenToChanges } = await import("@/lib/supabase/browser");
      if (!isMounted || document.hidden || stopListening) return;
      stopListening = listenToChanges({ url, publishableKey }, { onChange: reloadSoon });
      if (isMissingChanges) reloadSoon();
      isMissingChanges = false;
    }

    const stopWaiting = whenLoaded(() => {
      if (!isMounted) return;
      document.addEventListener("visibilitychange", followVisibility);
      void followVisibility();
    });
    return () => {
      isMounted = false;
      stopWaiting();
      clearTimeout(reload);
      document.removeEventListener("visibilitychange", followVisibility);
      stopListening?.();
    };
  }, [url, publishableKey, router]);

  return null;
}
