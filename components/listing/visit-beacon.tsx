"use client";

import { useEffect } from "react";
import { sendEvent } from "@/components/businesses/send-event";
import { whenSeen } from "@/lib/browser/when-seen";

/** Counts a visit once the page is loaded and somebody can see it. */
export function VisitBeacon({ slug }: { slug: string }) {
  useEffect(() => whenSeen(() => sendEvent({ tipo: "visita", slug })), [slug]);
  return null;
}
