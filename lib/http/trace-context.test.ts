import { describe, expect, it } from "vitest";
import { requestIdIn, traceOf, traceparentOf, tracestateOf } from "./trace-context";

const SEED = "7f3a1b2c-4d5e-4f60-8a1b-2c3d4e5f6071";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

describe("traceOf", () => {
  it("names a new trace like the request, so that either is found by the other", () => {
    expect(traceparentOf(traceOf(SEED, undefined))).toBe("00-7f3a1b2c4d5e4f608a1b2c3d4e5f6071-8a1b2c3d4e5f6071-00");
  });

  it("continues a trace, and takes over whether it is recorded", () => {
    const place = { traceId: TRACE, spanId: "8a1b2c3d4e5f6071", parentId: PARENT };
    expect(traceOf(SEED, `00-${TRACE}-${PARENT}-01`)).toEqual({ ...place, flags: "01" });
    expect(traceOf(SEED, `00-${TRACE}-${PARENT}-00`, "01")).toEqual({ ...place, flags: "00" });
  });

  it.each([
    "",
    `00-${"0".repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `01-${TRACE}-${PARENT}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01'; select 1`,
  ])("begins a new one for «%s»", (received) => {
    expect(traceOf(SEED, received)).toEqual(traceOf(SEED, undefined));
  });
});

it("finds the request's id beside the trace, and nothing else", () => {
  expect(requestIdIn(tracestateOf(SEED))).toBe(SEED);
  expect(requestIdIn(`visit=${SEED},other=1`)).toBeUndefined();
});
