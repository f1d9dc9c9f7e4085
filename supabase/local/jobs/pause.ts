export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Remembers a ring until somebody waits, so that none between two looks is missed. */
export class Bell {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  async wait(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#isRung) {
      const rung = new AbortController();
      this.#wake = () => rung.abort();
      await pause(maxMs, AbortSignal.any([signal, rung.signal]));
    }
    this.#isRung = false;
  }
}
