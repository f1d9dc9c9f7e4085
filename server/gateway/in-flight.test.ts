import { expect, it } from "vitest";
import { InFlightRequests, type Waiters } from "./in-flight";

/** A request that is not answered, and who waits for it. */
function startOne() {
  const requests = new InFlightRequests<never>();
  const waiting: Waiters[] = [];
  const inFlight = requests.start("/", (waiters) => {
    waiting.push(waiters);
    return new Promise(() => undefined);
  });
  const [waiters] = waiting;
  if (!waiters) throw new Error("it did not start");
  return { requests, inFlight, waiters };
}

it("counts a client once, however many times it waits", () => {
  const { inFlight, waiters } = startOne();
  const leaves = ["a", "a", "a", "b"].map((client) => inFlight.join(client));
  expect(waiters.clients()).toBe(2);
  leaves[0]?.();
  leaves[1]?.();
  expect(waiters.clients()).toBe(2);
  leaves[2]?.();
  expect(waiters.clients()).toBe(1);
});

it("is broken off when the last has left, and can be joined until then", () => {
  const { requests, inFlight, waiters } = startOne();
  const leaves = ["a", "b"].map((client) => inFlight.join(client));
  leaves[0]?.();
  expect(waiters.signal.aborted).toBe(false);
  expect(requests.get("/")).toBe(inFlight);
  leaves[1]?.();
  expect(waiters.signal.aborted).toBe(true);
  expect(requests.get("/")).toBeUndefined();
});
