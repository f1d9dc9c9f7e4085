import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "@/lib/log";
import { createFailureLog } from "./failure-log";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("names each failed request, but in a flood says how many more there were", () => {
  const lines: Record<string, unknown>[] = [];
  const write = createFailureLog(createLog({ write: (line) => lines.push(JSON.parse(line)) }));
  for (let count = 0; count < 1_000; count += 1) write({ request: `r${count}`, status: 503, class: "page" });
  vi.advanceTimersByTime(60_000);
  write({ request: "later", status: 502, class: "api" });
  expect(lines).toHaveLength(302);
  expect(lines.slice(299)).toMatchObject([
    { level: "warn", request: "r299", status: 503, class: "page", msg: "a request failed" },
    { more: 700 },
    { request: "later" },
  ]);
});
