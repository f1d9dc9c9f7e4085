import { afterEach, describe, expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit";

afterEach(() => vi.useRealTimers());

describe("createRateLimit", () => {
  it("lets so many of each key pass, until its window has ended", async () => {
    vi.useFakeTimers();
    const isAllowed = createRateLimit({ requests: 2, perSeconds: 60 });
    const take = (key: string) => Promise.all([1, 2, 3].map(() => isAllowed(key)));
    expect(await take("a")).toEqual([true, true, false]);
    expect(await take("b")).toEqual([true, true, false]);
    vi.advanceTimersByTime(59_000);
    expect(await isAllowed("a")).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await take("a")).toEqual([true, true, false]);
  });

  it("keeps counting a key that goes on asking amid a flood of others", async () => {
    const isAllowed = createRateLimit({ requests: 2, perSeconds: 60 });
    for (let n = 0; n < 60_000; n++) {
      await isAllowed(`made-up-${n}`);
      if (n % 1_000 === 0) await isAllowed("a");
    }
    expect(await isAllowed("a")).toBe(false);
    expect(await isAllowed("made-up-0")).toBe(true);
  });
});
