"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { hintOf, type SessionHint } from "@/lib/auth/session-hint";

const EVENTS = ["pageshow", "focus"];

/** As of the last look: each one asks the browser's main process, and waits for it. */
let hint: SessionHint | null = null;
let seenAt: string | null = null;

function look(pathname: string): SessionHint | null {
  if (pathname !== seenAt) hint = hintOf(document.cookie);
  seenAt = pathname;
  return hint;
}

/** A sign-in or sign-out in another tab is noticed when one comes back to this one. */
function listen(onChange: () => void): () => void {
  const lookAgain = () => {
    seenAt = null;
    onChange();
  };
  for (const event of EVENTS) window.addEventListener(event, lookAgain);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, lookAgain);
  };
}

/**
 * Whether the visitor is signed in, for links on pages that are the same for everybody and kept: a cookie tells the
 * browser. Null on the server and without JavaScript.
 */
export function useSessionHint(): SessionHint | null {
  // Signing in ends with another page: looked at again then.
  const pathname = usePathname();
  return useSyncExternalStore(
    listen,
    () => look(pathname),
    () => null,
  );
}
