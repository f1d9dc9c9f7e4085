import { useEffect } from "react";
import { dismissErrors } from "@/lib/browser/toasts";

/** The address that is being loaded; null when none is. */
let pending: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Says that a page is being loaded, which an error does not outlast. @returns says that this one has come, or will not */
export function beginNavigation(href: string): () => void {
  dismissErrors();
  set(href);
  // Another one may have begun since.
  return () => pending === href && set(null);
}

/** The address that is being loaded, for whoever shows that it is; null when none is. */
export const pendingNavigation = (): string | null => pending;

/** Calls back after each change; returns the function that stops it. */
export function onPendingNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While there is an address, says that it is being loaded. */
export function usePendingNavigation(href: string | null): void {
  useEffect(() => (href === null ? undefined : beginNavigation(href)), [href]);
}
