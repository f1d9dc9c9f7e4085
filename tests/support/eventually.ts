import { setTimeout as sleep } from "node:timers/promises";

/** Tries until it does not throw, and fails with its last error. For what happens soon, but at no certain time. */
export async function eventually<T>(attempt: () => T | Promise<T>, timeoutMs = 30_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
