import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
const noMinuteOnServer = () => null;

/** The present minute by the visitor's clock; null in the page as it was cached, which cannot know the time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(everyMinute, minuteNow, noMinuteOnServer);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
