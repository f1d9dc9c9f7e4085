import { setImmediate as aTurn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue";

const open = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ concurrency: 1, longest: 100, maxWaitMs: 60_000, maxHoldMs: 60_000, ...options });

/** Sends work that ends at once, and notes who came when. */
function send(queue: FairQueue, order: string[], client: string, waiting = {}): Promise<void> {
  return queue.acquire(client, waiting).then((release) => {
    order.push(release ? client : `${client} refused`);
    release?.();
  });
}

it("lets as much go on as there are slots", async () => {
  const queue = open({ concurrency: 2 });
  const [first] = [await queue.acquire("a"), await queue.acquire("a")];
  const entered = vi.fn();
  const third = queue.acquire("b").then(entered);
  await Promise.resolve();
  expect(entered).not.toHaveBeenCalled();
  first?.();
  await third;
  expect(entered).toHaveBeenCalledOnce();
});

it("takes the clients in turn", async () => {
  const queue = open();
  const release = await queue.acquire("x");
  const order: string[] = [];
  const all = ["a", "a", "a", "a", "b", "c", "b"].map((client) => send(queue, order, client));
  release?.();
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "a", "b", "a", "a"]);
});

it("gives every other slot to what most clients wait for", async () => {
  const queue = open();
  const release = await queue.acquire("x");
  const order: string[] = [];
  const all = ["a", "b", "c"].map((client) => send(queue, order, client));
  let [few, many] = [1, 1];
  all.push(send(queue, order, "few", { clients: () => few }), send(queue, order, "many", { clients: () => many }));
  // The others come while it waits.
  [few, many] = [2, 3];
  release?.();
  await Promise.all(all);
  expect(order).toEqual(["many", "a", "few", "b", "c"]);
});

it("refuses the newest of who waits with the most when too much waits", async () => {
  const queue = open({ longest: 3 });
  const release = await queue.acquire("x");
  const order: string[] = [];
  const all = ["a", "a", "a", "b", "c"].map((client) => send(queue, order, client));
  await Promise.resolve();
  release?.();
  await Promise.all(all);
  expect(order).toEqual(["a refused", "a refused", "a", "b", "c"]);
});

it("forgets who does not wait any more", async () => {
  const queue = open();
  const release = await queue.acquire("x");
  const order: string[] = [];
  const leaving = new AbortController();
  const all = [send(queue, order, "a", { signal: leaving.signal }), send(queue, order, "b")];
  leaving.abort();
  await all[0];
  release?.();
  await Promise.all(all);
  expect(order).toEqual(["a refused", "b"]);
});

it("refuses what waits for too long, and frees a slot that is held for too long", async () => {
  const waits = open({ maxWaitMs: 5 });
  await waits.acquire("x");
  expect(await waits.acquire("a")).toBeNull();
  const holds = open({ maxHoldMs: 5 });
  const stuck = await holds.acquire("x");
  const after = await holds.acquire("a");
  expect(after).not.toBeNull();
  // What comes late gives nobody else's slot back.
  stuck?.();
  const order: string[] = [];
  const waiting = send(holds, order, "b");
  await Promise.resolve();
  expect(order).toEqual([]);
  after?.();
  await waiting;
  expect(order).toEqual(["b"]);
});

function openBounded(concurrency = 3, concurrencyPerClient = 2, longestPerClient = 10) {
  const turns = new FairQueue({ concurrency, concurrencyPerClient, longestPerClient });
  const underWay: { name: string; end: () => void }[] = [];
  const refused: string[] = [];
  const ask = (name: string) =>
    turns.acquire(name).then((end) => {
      if (end) underWay.push({ name, end });
      else refused.push(name);
    });
  const askTimes = async (name: string, times: number) => {
    for (let n = 0; n < times; n++) void ask(name);
    await aTurn();
  };
  const end = async (name: string) => {
    const index = underWay.findIndex((turn) => turn.name === name);
    underWay.splice(index, 1)[0]?.end();
    await aTurn();
  };
  const names = () => underWay.map(({ name }) => name).join("");
  return { askTimes, end, names, refused };
}

describe("FairQueue with bounds of each client", () => {
  it("leaves room beside a client with many requests", async () => {
    const { askTimes, names } = openBounded();
    await askTimes("a", 5);
    expect(names()).toBe("aa");
    await askTimes("b", 5);
    expect(names()).toBe("aab");
  });

  it("gives the next turn to whoever has the fewest, then to whoever had none for longest", async () => {
    const { askTimes, end, names } = openBounded();
    await askTimes("a", 5);
    await askTimes("b", 5);
    await askTimes("c", 1);
    await end("a");
    expect(names()).toBe("abc");
    await end("c");
    expect(names()).toBe("aba");
    await end("b");
    expect(names()).toBe("aab");
  });

  it("refuses those for whom no place to wait is left, and takes others", async () => {
    const { askTimes, names, refused } = openBounded(3, 2, 4);
    await askTimes("a", 8);
    await askTimes("b", 1);
    expect(refused).toEqual(["a", "a"]);
    expect(names()).toBe("aab");
  });

  it("serves every request in the end", async () => {
    const { askTimes, end, names } = openBounded();
    await askTimes("a", 7);
    await askTimes("b", 3);
    let ended = 0;
    for (let name = names()[0]; name !== undefined; name = names()[0]) {
      await end(name);
      ended += 1;
    }
    expect(ended).toBe(10);
  });
});
