import { expect, it } from "vitest";
import { progressBar } from "@/supabase/seed/denue/progress";

function written(isTTY: boolean, steps: readonly [number, number][]): string[] {
  const output: string[] = [];
  const show = progressBar({ isTTY, write: (text: string) => output.push(text) > 0 });
  for (const [read, total] of steps) show({ read, total });
  return output;
}

it("draws over itself on a terminal and ends its line", () => {
  const [half, whole] = written(true, [
    [50, 100],
    [100, 100],
  ]);
  expect(half).toBe(`\r${"█".repeat(15)}${"░".repeat(15)} 50 % 50/100`);
  expect(whole).toBe(`\r${"█".repeat(30)} 100 % 100/100\n`);
});

it("writes one line per tenth elsewhere", () => {
  const steps = Array.from({ length: 101 }, (_, read): [number, number] => [read, 100]);
  expect(written(false, steps)).toHaveLength(11);
});
