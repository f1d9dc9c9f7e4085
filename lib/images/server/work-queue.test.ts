import { expect, it, vi } from "vitest";
import { WorkQueue } from "./work-queue";

it("does one thing at a time, the same thing once, and refuses when too much waits", async () => {
  const queue = new WorkQueue<number>(2);
  let finish = (_value: number) => {};
  const first = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
  const second = vi.fn(async () => 2);
  const both = [queue.get("a", first), queue.get("a", first)];
  const later = queue.get("b", second);
  expect(await queue.get("c", second)).toBeNull();
  expect(second).not.toHaveBeenCalled();
  finish(1);
  expect(await Promise.all([...both, later])).toEqual([1, 1, 2]);
  expect(first).toHaveBeenCalledTimes(1);
});
