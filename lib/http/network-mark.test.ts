import { expect, it } from "vitest";
import { networkMark } from "./network-mark";

const NETWORK = "203.0.113.7";
const at = (time: string) => new Date(`2026-05-0${time}:00Z`);

it("is the same for a network all day, another one for another network and on another day", () => {
  const mark = networkMark(NETWORK, at("3T00:00"));
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(networkMark(NETWORK, at("3T23:59"))).toBe(mark);
  expect(networkMark("203.0.113.8", at("3T23:59"))).not.toBe(mark);
  expect(networkMark(NETWORK, at("4T00:00"))).not.toBe(mark);
});
