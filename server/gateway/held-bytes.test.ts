import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { HeldBytes } from "./held-bytes";

/** Part of a response that is looked at. */
class Response extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
    this.emit("close");
  }
}
const respond = () => new Response() as unknown as ServerResponse;

describe("held bytes", () => {
  it("are so many for each client, and free again when its responses have ended", () => {
    const held = new HeldBytes({ perClient: 10, inAll: 100 });
    const first = respond();
    expect(held.hold("a", first, 6)).toBe(true);
    expect(held.hold("a", first, 4)).toBe(true);
    expect(held.hold("a", respond(), 1)).toBe(false);
    expect(held.hold("b", respond(), 10)).toBe(true);
    first.destroy();
    expect(held.hold("a", respond(), 10)).toBe(true);
  });

  it("of a response that has ended are none", () => {
    const held = new HeldBytes({ perClient: 10, inAll: 100 });
    const response = respond();
    response.destroy();
    expect(held.hold("a", response, 10)).toBe(false);
    expect(held.hold("a", respond(), 10)).toBe(true);
  });

  it("are taken from who has the most, the oldest first, when there are too many in all", () => {
    const held = new HeldBytes({ perClient: 10, inAll: 20 });
    const [small, old, recent] = [respond(), respond(), respond()];
    held.hold("a", small, 2);
    held.hold("b", old, 4);
    held.hold("b", recent, 5);
    const other = respond();
    expect(held.hold("c", other, 8)).toBe(true);
    expect(held.hold("d", respond(), 4)).toBe(true);
    expect([small, old, recent, other].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
  });

  it("of the last to come are taken if they are the most", () => {
    const held = new HeldBytes({ perClient: 10, inAll: 12 });
    const first = respond();
    held.hold("a", first, 5);
    expect(held.hold("b", respond(), 8)).toBe(false);
    expect(first.destroyed).toBe(false);
    expect(held.hold("b", respond(), 7)).toBe(true);
  });
});
