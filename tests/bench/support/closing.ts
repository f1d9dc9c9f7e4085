const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const INTERRUPTED = 130;

/** Opened things, to be closed in order. */
export class Closing {
  readonly #ends: (() => unknown)[] = [];
  #closing: Promise<void> | undefined;

  /** Has something done at the end, the last first. */
  atEnd(end: () => unknown): void {
    this.#ends.push(end);
  }

  /** Waits for all of it: a bench that fails over what a signal has closed must not end before. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) await end();
  }
}

/**
 * Has a signal end the bench in order, so that no folder is left. The same signal again ends it at once: as after
 * kill -9, its processes end by themselves.
 */
export function closeOnSignals(close: () => Promise<unknown>): void {
  let isClosing = false;
  for (const signal of SIGNALS) {
    process.once(signal, async () => {
      if (isClosing) return;
      isClosing = true;
      // What is being measured fails over what is closed: no news.
      process.on("uncaughtException", () => undefined);
      await close().finally(() => process.exit(INTERRUPTED));
    });
  }
}
