import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function subscribe(notify: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, notify);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, notify);
  };
}

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
