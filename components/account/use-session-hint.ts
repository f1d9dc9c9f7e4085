"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { hintOf, type SessionHint } from "@/lib/auth/session-hint";

const EVENTS = ["pageshow", "focus"];

/** A sign-in or sign-out in another tab is noticed when one comes back to this one. */
function listen(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

const currentHint = () => hintOf(document.cookie);

/**
 * Whether the visitor is signed in, for links on pages that are the same for everybody and kept: a cookie tells the
 * browser. Null on the server and without JavaScript.
 */
export function useSessionHint(): SessionHint | null {
  // Signing in ends with another page: looked at again then.
  usePathname();
  return useSyncExternalStore(listen, currentHint, () => null);
}
