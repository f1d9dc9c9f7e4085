import { expect, it } from "vitest";
import { Flights, type Passengers } from "./flights";

/** A flight that does not land, and who waits for it. */
function startOne() {
  const flights = new Flights<never>();
  const waiting: Passengers[] = [];
  const flight = flights.start("/", (passengers) => {
    waiting.push(passengers);
    return new Promise(() => undefined);
  });
  const [passengers] = waiting;
  if (!passengers) throw new Error("it did not start");
  return { flights, flight, passengers };
}

it("counts a client once, however many times it waits", () => {
  const { flight, passengers } = startOne();
  const leaves = ["a", "a", "a", "b"].map((client) => flight.join(client));
  expect(passengers.clients()).toBe(2);
  leaves[0]?.();
  leaves[1]?.();
  expect(passengers.clients()).toBe(2);
  leaves[2]?.();
  expect(passengers.clients()).toBe(1);
});

it("is broken off when the last has left, and can be joined until then", () => {
  const { flights, flight, passengers } = startOne();
  const leaves = ["a", "b"].map((client) => flight.join(client));
  leaves[0]?.();
  expect(passengers.signal.aborted).toBe(false);
  expect(flights.get("/")).toBe(flight);
  leaves[1]?.();
  expect(passengers.signal.aborted).toBe(true);
  expect(flights.get("/")).toBeUndefined();
});
