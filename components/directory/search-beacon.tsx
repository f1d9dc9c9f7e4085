"use client";

import { useEffect, useRef } from "react";
import { sendEvent } from "@/components/businesses/send-event";
import { whenSeen } from "@/lib/browser/when-seen";
import type { SearchRecord } from "@/lib/statistics/event";

/** Counts a search once somebody can see its page: a list that is loaded anew, or filtered, is the same search. */
export function SearchBeacon({ termino, registro }: SearchRecord) {
  const counted = useRef<string | null>(null);
  useEffect(
    () =>
      whenSeen(() => {
        if (counted.current === termino) return;
        counted.current = termino;
        sendEvent({ tipo: "busqueda", termino, registro });
      }),
    [termino, registro],
  );
  return null;
}
