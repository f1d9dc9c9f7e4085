import { expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue";

const open = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ lanes: 1, longest: 100, maxWaitMs: 60_000, maxHoldMs: 60_000, ...options });

/** Sends work that ends at once, and notes who came when. */
function send(queue: FairQueue, order: string[], client: string, waiting = {}): Promise<void> {
  return queue.enter(client, waiting).then((leave) => {
    order.push(leave ? client : `${client} refused`);
    leave?.();
  });
}

it("lets as much go on as there are lanes", async () => {
  const queue = open({ lanes: 2 });
  const [first] = [await queue.enter("a"), await queue.enter("a")];
  const entered = vi.fn();
  const third = queue.enter("b").then(entered);
  await Promise.resolve();
  expect(entered).not.toHaveBeenCalled();
  first?.();
  await third;
  expect(entered).toHaveBeenCalledOnce();
});

it("takes the clients in turn", async () => {
  const queue = open();
  const leave = await queue.enter("x");
  const order: string[] = [];
  const all = ["a", "a", "a", "a", "b", "c", "b"].map((client) => send(queue, order, client));
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
});

it("gives every other lane to what most clients wait for", async () => {
  const queue = open();
  const leave = await queue.enter("x");
  const order: string[] = [];
  const all = ["a", "b", "c"].map((client) => send(queue, order, client));
  let [few, many] = [1, 1];
  all.push(send(queue, order, "few", { clients: () => few }), send(queue, order, "many", { clients: () => many }));
  // The others come while it waits.
  [few, many] = [2, 3];
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(["many", "a", "few", "b", "c"]);
});

it("refuses the newest of who waits with the most when too much waits", async () => {
  const queue = open({ longest: 3 });
  const leave = await queue.enter("x");
  const order: string[] = [];
  const all = ["a", "a", "a", "b", "c"].map((client) => send(queue, order, client));
  await Promise.resolve();
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(["a refused", "a refused", "a", "b", "c"]);
});

it("forgets who does not wait any more", async () => {
  const queue = open();
  const leave = await queue.enter("x");
  const order: string[] = [];
  const leaving = new AbortController();
  const all = [send(queue, order, "a", { signal: leaving.signal }), send(queue, order, "b")];
  leaving.abort();
  await all[0];
  leave?.();
  await Promise.all(all);
  expect(order).toEqual(["a refused", "b"]);
});

it("refuses what waits for too long, and frees a lane that is held for too long", async () => {
  const waits = open({ maxWaitMs: 5 });
  await waits.enter("x");
  expect(await waits.enter("a")).toBeNull();
  const holds = open({ maxHoldMs: 5 });
  const stuck = await holds.enter("x");
  const after = await holds.enter("a");
  expect(after).not.toBeNull();
  // What comes late gives nobody else's lane back.
  stuck?.();
  const order: string[] = [];
  const waiting = send(holds, order, "b");
  await Promise.resolve();
  expect(order).toEqual([]);
  after?.();
  await waiting;
  expect(order).toEqual(["b"]);
});
