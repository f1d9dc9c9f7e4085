import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FairQueue } from "./fair-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPTIONS = { concurrency: 2, concurrencyPerClient: 1, longest: 100, longestPerClient: 100, maxWaitMs: 60_000 };
const BOMB_MS = 10_000;
const PICTURE_MS = 500;

/** Sends work that takes so long, and keeps what ended, in its order: "refused" before what was refused. */
function visitors(options: Partial<typeof OPTIONS> = {}) {
  const queue = new FairQueue({ ...OPTIONS, ...options });
  const ended: string[] = [];
  const send = (client: string, milliseconds: number, count = 1) => {
    for (let sent = 1; sent <= count; sent++) {
      const work = () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), milliseconds));
      void queue.get(client, work).then((result) => ended.push(`${result ?? "refused"} ${client}${sent}`));
    }
  };
  return { queue, ended, send, later: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) };
}

describe("FairQueue", () => {
  it("lets a small picture through while somebody else sends bombs", async () => {
    const { ended, send, later } = visitors();
    send("bomber", BOMB_MS, 20);
    await later(1);
    send("visitor", PICTURE_MS);
    await later(PICTURE_MS);
    expect(ended).toEqual(["done visitor1"]);
  });

  it("lets a newcomer go before whoever has used much, also where all slots are taken", async () => {
    const { ended, send, later } = visitors();
    for (const client of ["a", "b", "c", "d"]) send(client, BOMB_MS, 3);
    await later(BOMB_MS + 1);
    send("visitor", PICTURE_MS);
    await later(BOMB_MS + PICTURE_MS);
    expect(ended).toEqual(["done a1", "done b1", "done c1", "done d1", "done visitor1"]);
  });

  it("gives clients turns, whoever came first", async () => {
    const { ended, send, later } = visitors({ concurrency: 1 });
    send("a", PICTURE_MS, 3);
    await later(1);
    send("b", PICTURE_MS, 3);
    await later(10 * PICTURE_MS);
    expect(ended).toEqual(["done a1", "done b1", "done a2", "done b2", "done a3", "done b3"]);
  });

  it("makes nobody wait for ever behind clients that are always new", async () => {
    const { ended, send, later } = visitors({ concurrency: 1 });
    send("known", BOMB_MS);
    await later(BOMB_MS);
    send("known", PICTURE_MS);
    for (let each = 0; each < 40; each++) {
      send(`new${each}-`, PICTURE_MS);
      await later(PICTURE_MS);
    }
    expect(ended.filter((each) => each.includes("known"))).toHaveLength(2);
  });

  it("forgets what a client used when as much time has passed", async () => {
    const { ended, send, later } = visitors({ concurrency: 1 });
    send("a", BOMB_MS);
    await later(3 * BOMB_MS);
    send("b", PICTURE_MS);
    send("a", PICTURE_MS);
    send("c", PICTURE_MS);
    await later(10 * PICTURE_MS);
    expect(ended).toEqual(["done a1", "done b1", "done a1", "done c1"]);
  });

  it("refuses what is too much of one client, and of a full line its last", async () => {
    const { ended, send, later } = visitors({ longest: 4, longestPerClient: 2 });
    send("a", BOMB_MS, 6);
    await later(1);
    expect(ended).toEqual(["refused a4", "refused a5", "refused a6"]);
    for (const client of ["b", "c", "d", "e"]) send(client, BOMB_MS);
    await later(1);
    expect(ended.slice(3)).toEqual(["refused a3"]);
  });

  it("refuses what has waited for too long, and goes on after work that failed", async () => {
    const { queue, ended, send, later } = visitors({ concurrency: 1, maxWaitMs: 2000 });
    await expect(queue.get("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    send("a", BOMB_MS);
    send("b", PICTURE_MS);
    await later(BOMB_MS);
    expect(ended).toEqual(["refused b1", "done a1"]);
    send("b", PICTURE_MS);
    await later(PICTURE_MS);
    expect(ended.at(-1)).toBe("done b1");
  });

  it("does what is urgent first, however much waits of its client and others, and refuses none of it", async () => {
    const { queue, ended, send, later } = visitors({
      concurrency: 2,
      longest: 6,
      longestPerClient: 3,
      maxWaitMs: 2000,
    });
    const urgent = () =>
      void queue
        .get("owner", () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), BOMB_MS)), {
          isUrgent: true,
        })
        .then((result) => ended.push(`${result ?? "refused"} urgent`));
    for (const client of ["owner", "a"]) send(client, BOMB_MS, 4);
    for (let number = 0; number < 8; number += 1) urgent();
    await later(1);
    // Beside three of each that wait, and before them.
    expect(ended).toEqual([]);
    await later(5 * BOMB_MS);
    expect(ended.filter((each) => each.includes("urgent"))).toEqual(Array.from({ length: 8 }, () => "done urgent"));
    expect(ended.filter((each) => each.startsWith("done") && !each.includes("urgent"))).toEqual([
      "done owner1",
      "done a1",
    ]);
  });

  it("lets what is urgent have a slot beside one that its client has", async () => {
    const { queue, ended, send, later } = visitors();
    send("owner", BOMB_MS);
    void queue.get("owner", async () => "done", { isUrgent: true }).then((result) => ended.push(`${result} urgent`));
    await later(1);
    expect(ended).toEqual(["done urgent"]);
  });

  it("tells whoever waits which place in line is theirs, each time that it is another one", async () => {
    const { queue, later } = visitors({ concurrency: 1 });
    const places: Record<string, number[]> = {};
    for (const client of ["a", "b", "c"]) {
      places[client] = [];
      const work = () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), PICTURE_MS));
      void queue.get(client, work, { onPlace: (place) => places[client]?.push(place) });
    }
    expect(places).toEqual({ a: [], b: [1], c: [2] });
    await later(PICTURE_MS);
    expect(places).toEqual({ a: [], b: [1], c: [2, 1] });
  });

  it("lets go of what nobody waits for any more, and not of what is being done", async () => {
    const { queue, later } = visitors({ concurrency: 1 });
    const done: string[] = [];
    const send = (client: string, signal: AbortSignal) =>
      void queue
        .get(
          client,
          async () => {
            done.push(client);
            await new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
            return client;
          },
          { signal },
        )
        .then((result) => done.push(`${client}: ${result}`));
    const [first, second] = [new AbortController(), new AbortController()];
    send("a", first.signal);
    send("b", second.signal);
    send("gone", AbortSignal.abort());
    first.abort();
    second.abort();
    await later(PICTURE_MS);
    expect(done).toEqual(["a", "gone: null", "b: null", "a: a"]);
  });
});
