const WITHOUT_IDLE_MS = 250;

/** Calls back in a browser that has nothing better to do, `timeoutMs` from now at the latest. @returns stops waiting. */
export function whenIdle(callback: () => void, timeoutMs: number): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}
