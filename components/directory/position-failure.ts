// The list by distance and the usual one are two pages to the browser, and a failure leads from one to the other.
let isRefused = false;
const listeners = new Set<() => void>();

/** Notes whether a position was to be had. */
export function notePosition({ isKnown }: { isKnown: boolean }): void {
  isRefused = !isKnown;
  for (const listener of listeners) listener();
}

export const wasPositionRefused = (): boolean => isRefused;

/** @returns stops listening. */
export function onPositionFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
