"use client";

import { useEffect } from "react";
import { sendEvent } from "@/components/businesses/send-event";

/** Counts a visit once the page is loaded and somebody can see it. */
export function VisitBeacon({ slug }: { slug: string }) {
  useEffect(() => {
    const listening = new AbortController();
    function sendWhenSeen() {
      if (document.visibilityState !== "visible" || document.readyState !== "complete") return;
      listening.abort();
      sendEvent("visita", slug);
    }
    document.addEventListener("visibilitychange", sendWhenSeen, listening);
    window.addEventListener("load", sendWhenSeen, listening);
    sendWhenSeen();
    return () => listening.abort();
  }, [slug]);
  return null;
}
