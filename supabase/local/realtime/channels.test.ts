import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Channel, Channels } from "./channels";
import type { Change } from "./protocol";

const CHANGE: Change = {
  schema: "public",
  table: "cambios",
  type: "UPDATE",
  key: { tema: "negocios" },
  commitTimestamp: "2026-11-22T00:00:00Z",
};

const row = { columns: [], record: { tema: "negocios", version: 2 } };

/** Adds so many listeners. @returns how many have been told so far */
function listeners(count: number) {
  const channels = new Channels(async () => row);
  const told = vi.fn();
  const all = Array.from({ length: count }, (_, index): Channel => {
    const subscription = { id: index, event: "UPDATE", schema: "public", table: "cambios" } as const;
    return {
      topic: "cambios",
      subscriptions: [subscription],
      claims: { role: "anon" } as Channel["claims"],
      send: told,
    };
  });
  for (const channel of all) channels.add(channel);
  return { channels, all, told };
}

describe("a change", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told to a few at once", async () => {
    const { channels, told } = listeners(50);
    await channels.tell(CHANGE);
    expect(told).toHaveBeenCalledTimes(50);
  });

  it("is told to many one group after the other, to all within half a second", async () => {
    const { channels, told } = listeners(2000);
    await channels.tell(CHANGE);
    expect(told).toHaveBeenCalledTimes(50);
    vi.advanceTimersByTime(100);
    expect(told.mock.calls.length).toBeLessThan(200);
    vi.advanceTimersByTime(400);
    expect(told).toHaveBeenCalledTimes(2000);
  });

  it("is not told to who has left meanwhile", async () => {
    const { channels, all, told } = listeners(51);
    await channels.tell(CHANGE);
    for (const channel of all) channels.remove(channel);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(50);
  });
});
