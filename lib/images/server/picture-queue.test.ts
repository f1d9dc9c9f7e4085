import { describe, expect, it, vi } from "vitest";
import { PictureQueue } from "./picture-queue";

const picture = (bytes: number) => vi.fn(async () => Buffer.alloc(bytes));
const never = () => new Promise<Buffer>(() => undefined);

describe("PictureQueue", () => {
  it("draws a picture once, also for many at a time", async () => {
    const queue = new PictureQueue({ keptBytes: 100, longestQueue: 2 });
    const draw = picture(10);
    const all = await Promise.all([queue.get("a", draw), queue.get("a", draw), queue.get("a", draw)]);
    expect(await queue.get("a", draw)).toBe(all[0]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("forgets the picture that was not asked for the longest", async () => {
    const queue = new PictureQueue({ keptBytes: 25, longestQueue: 2 });
    const [a, b, c] = [picture(10), picture(10), picture(10)];
    for (const [key, draw] of [
      ["a", a],
      ["b", b],
      ["a", a],
      ["c", c],
    ] as const)
      await queue.get(key, draw);
    await queue.get("a", a);
    await queue.get("b", b);
    expect([a, b, c].map((draw) => draw.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it("draws one at a time, and refuses when too many wait", async () => {
    const queue = new PictureQueue({ keptBytes: 100, longestQueue: 2 });
    const second = picture(1);
    void queue.get("first", never);
    void queue.get("second", second);
    expect(await queue.get("third", picture(1))).toBeNull();
    expect(second).not.toHaveBeenCalled();
  });

  it("draws what waits when its turn comes, and gives it to all, full or not", async () => {
    const queue = new PictureQueue({ keptBytes: 100, longestQueue: 1 });
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const first = vi.fn(() => promise);
    const both = [queue.get("a", first), queue.get("a", first)];
    expect(await queue.get("b", picture(1))).toBeNull();
    resolve(Buffer.alloc(2));
    expect((await Promise.all(both)).map((each) => each?.length)).toEqual([2, 2]);
    expect(first).toHaveBeenCalledTimes(1);
    expect(await queue.get("b", picture(1))).toHaveLength(1);
  });

  it("gives a picture that is larger than all that is kept, or was pushed out while it was drawn", async () => {
    const queue = new PictureQueue({ keptBytes: 10, longestQueue: 4 });
    const [large, ...others] = [20, 9, 9].map((bytes, index) => queue.get(String(index), picture(bytes)));
    expect(await large).toHaveLength(20);
    for (const other of others) expect(await other).toHaveLength(9);
  });

  it("goes on after a picture that could not be drawn, and tries it again", async () => {
    const queue = new PictureQueue({ keptBytes: 100, longestQueue: 2 });
    await expect(queue.get("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.get("a", picture(3))).toHaveLength(3);
  });
});
