import { describe, expect, it } from "vitest";
import { searcherMark, visitorKeys } from "./visitor-keys";

const VISITOR = { network: "203.0.113.9", userAgent: "Firefox", day: "2026-05-03" };
const KEYS = visitorKeys(VISITOR, "secret");

describe("visitorKeys", () => {
  it("are the same for the same visitor, and give nothing away", () => {
    expect(visitorKeys(VISITOR, "secret")).toEqual(KEYS);
    expect(KEYS.visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(KEYS.origin).not.toBe(KEYS.visitor);
  });

  it.each([
    ["another day", { ...VISITOR, day: "2026-05-04" }, "secret"],
    ["another network", { ...VISITOR, network: "203.0.113.8" }, "secret"],
    ["another secret", VISITOR, "other"],
  ])("both change with %s", (_, visitor, secret) => {
    const keys = visitorKeys(visitor, secret);
    expect(keys.visitor).not.toBe(KEYS.visitor);
    expect(keys.origin).not.toBe(KEYS.origin);
  });

  it("of one network share the origin, whatever browser they claim", () => {
    const keys = visitorKeys({ ...VISITOR, userAgent: "Chrome" }, "secret");
    expect(keys.visitor).not.toBe(KEYS.visitor);
    expect(keys.origin).toBe(KEYS.origin);
  });
});

describe("searcherMark", () => {
  const searcher = { network: "203.0.113.9", termino: "plomeria", periodo: 11 };
  const mark = searcherMark(searcher, "secret");

  it("is the same 16 bits for the same network, term and period", () => {
    expect(searcherMark({ ...searcher }, "secret")).toBe(mark);
    for (let network = 0; network < 200; network += 1) {
      const each = searcherMark({ ...searcher, network: `198.51.100.${network}` }, "secret");
      expect(each).toBeGreaterThanOrEqual(0);
      expect(each).toBeLessThan(2 ** 16);
    }
  });

  it.each([
    ["network", { ...searcher, network: "203.0.113.8" }, "secret"],
    ["term", { ...searcher, termino: "plomero" }, "secret"],
    ["period", { ...searcher, periodo: 12 }, "secret"],
    ["secret", searcher, "other"],
  ])("is another one with another %s", (_, other, secret) => {
    expect(searcherMark(other, secret)).not.toBe(mark);
  });
});
