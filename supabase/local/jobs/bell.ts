import { setTimeout as sleep } from "node:timers/promises";

/** Ends early when the signal does. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Remembers a ring until somebody waits, so that none between two looks is missed. */
export class Bell {
  #rung = new AbortController();

  ring(): void {
    this.#rung.abort();
  }

  async wait(maxMs: number, signal: AbortSignal): Promise<void> {
    await pause(maxMs, AbortSignal.any([signal, this.#rung.signal]));
    this.#rung = new AbortController();
  }
}
