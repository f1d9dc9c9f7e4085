import { describe, expect, it } from "vitest";
import { RateLimiter } from "./rate-limiter";

const MINUTE_MS = 60_000;
const limiter = () => new RateLimiter({ max: 2, windowMs: MINUTE_MS });

describe("RateLimiter", () => {
  it("lets a key go on until its maximum, then tells how long to wait", () => {
    const limits = limiter();
    expect(limits.waitMs("a", 0)).toBe(0);
    limits.record("a", 0);
    limits.record("a", 1_000);
    expect(limits.waitMs("a", 10_000)).toBe(50_000);
  });

  it("counts each key by itself", () => {
    const limits = limiter();
    limits.record("a", 0);
    limits.record("a", 0);
    expect(limits.waitMs("b", 0)).toBe(0);
  });

  it("starts again when the window has ended", () => {
    const limits = limiter();
    limits.record("a", 0);
    limits.record("a", 0);
    expect(limits.waitMs("a", MINUTE_MS)).toBe(0);
    limits.record("a", MINUTE_MS);
    expect(limits.waitMs("a", MINUTE_MS)).toBe(0);
  });

  it("takes one back", () => {
    const limits = limiter();
    limits.record("a", 0);
    limits.record("a", 0);
    limits.takeBack("a", 0);
    limits.takeBack("b", 0);
    expect(limits.waitMs("a", 0)).toBe(0);
    limits.record("a", 0);
    expect(limits.waitMs("a", 0)).toBe(MINUTE_MS);
  });

  it("stays bounded under a flood of keys, which undoes nothing that is nearly used up", () => {
    const limits = limiter();
    limits.record("victim", 0);
    limits.record("victim", 0);
    for (let n = 0; n < 200_000; n++) limits.record(`made-up-${n}`, 1);
    expect(limits.size).toBeLessThanOrEqual(20_000);
    expect(limits.waitMs("victim", 2)).toBe(MINUTE_MS - 2);
  });

  it("forgets a key on request", () => {
    const limits = limiter();
    limits.record("a", 0);
    limits.record("a", 0);
    limits.forget("a");
    expect(limits.waitMs("a", 0)).toBe(0);
  });
});
