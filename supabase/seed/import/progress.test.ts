import { expect, it } from "vitest";
import { progressBar } from "@/supabase/seed/import/progress";

/** Each step takes a second. */
function written(isTTY: boolean, steps: readonly [number, number][]): string[] {
  const output: string[] = [];
  let clock = 0;
  const show = progressBar({ isTTY, write: (text: string) => output.push(text) > 0 }, () => clock);
  for (const [read, total] of steps) {
    clock += 1000;
    show({ read, total });
  }
  return output;
}

it("draws over itself on a terminal, with the time left, and ends its line", () => {
  const [half, whole] = written(true, [
    [50, 100],
    [100, 100],
  ]);
  expect(half).toBe(`\r${"█".repeat(15)}${"░".repeat(15)} 50 % 50/100, 1 s left`);
  expect(whole).toBe(`\r${"█".repeat(30)} ${"100 % 100/100".padEnd("50 % 50/100, 1 s left".length)}\n`);
});

it.each([
  [1, 10, "10 % 1/10, 9 s left"],
  [1, 500, "0 % 1/500, 8 min left"],
])("says of %i of %i what is left", (read, total, text) => {
  expect(written(false, [[read, total]])).toEqual([`${text}\n`]);
});

it("writes one line per tenth elsewhere", () => {
  const steps = Array.from({ length: 101 }, (_, read): [number, number] => [read, 100]);
  expect(written(false, steps)).toHaveLength(11);
});
