import { afterEach, describe, expect, it, vi } from "vitest";
import { createRateLimit } from "./rate-limit";

afterEach(() => vi.useRealTimers());

describe("createRateLimit", () => {
  it("lets so many of each key pass, until its window has ended", async () => {
    vi.useFakeTimers();
    const isAllowed = createRateLimit({ name: "a-test", requests: 2, perSeconds: 60 });
    const take = (key: string) => Promise.all([1, 2, 3].map(() => isAllowed(key)));
    expect(await take("a")).toEqual([true, true, false]);
    expect(await take("b")).toEqual([true, true, false]);
    vi.advanceTimersByTime(59_000);
    expect(await isAllowed("a")).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await take("a")).toEqual([true, true, false]);
  });

  it("keeps refusing a key amid a flood of others, which are forgotten", async () => {
    const isAllowed = createRateLimit({ name: "a-test", requests: 2, perSeconds: 60 });
    for (let n = 0; n < 3; n++) await isAllowed("a");
    for (let n = 0; n < 60_000; n++) await isAllowed(`made-up-${n}`);
    expect(await isAllowed("a")).toBe(false);
  });
});
