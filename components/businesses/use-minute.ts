import { useSyncExternalStore } from "react";
import { whenIdle } from "@/lib/browser/when-idle";

const MINUTE_MS = 60_000;
/** The first use of Intl takes a phone's processor 50 ms: not while the page is being hydrated. */
const MOST_WAIT_MS = 2000;

let hasRested = false;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  const stopWaiting = whenIdle(() => {
    hasRested = true;
    tick();
  }, MOST_WAIT_MS);
  return () => {
    clearInterval(timer);
    stopWaiting();
  };
}

const minuteNow = () => (hasRested ? Math.floor(Date.now() / MINUTE_MS) : null);
const noMinuteOnServer = () => null;

/**
 * The present minute by the visitor's clock; null in the page as it was cached, which cannot know the time, and until the
 * browser has a moment for it.
 */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinuteOnServer);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
