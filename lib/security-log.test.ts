import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "./log";
import { createSecurityLog, type SecurityLine } from "./security-log";

const LINE: SecurityLine = {
  event: "sign-in",
  outcome: "refused",
  reason: "invalid_credentials",
  account: null,
  network: "00",
  request: "r1",
};

let lines: Record<string, unknown>[];
let write: (line: SecurityLine) => void;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  write = createSecurityLog(createLog({ write: (line) => lines.push(JSON.parse(line)) }));
});
afterEach(() => vi.useRealTimers());

it("writes each event in one form, with the level of its outcome", () => {
  write(LINE);
  write({ ...LINE, outcome: "accepted", account: "u1" });
  const time = expect.any(String);
  expect(lines).toEqual([
    { level: "warn", time, ...LINE, msg: "security" },
    { level: "info", time, ...LINE, outcome: "accepted", account: "u1", msg: "security" },
  ]);
});

it("writes equal events once a minute, and then how many more there were", () => {
  for (let count = 0; count < 1_000; count += 1) write({ ...LINE, request: `r${count}` });
  write({ ...LINE, network: "01" });
  expect(lines.map(({ network, request }) => [network, request])).toEqual([
    ["00", "r0"],
    ["01", "r1"],
  ]);
  vi.runAllTimers();
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({ ...LINE, request: null, more: 999 });
  write(LINE);
  expect(lines).toHaveLength(4);
});

it("does not write a line for each of endless networks", () => {
  for (let count = 0; count < 5_000; count += 1) write({ ...LINE, network: `n${count}` });
  vi.runAllTimers();
  expect(lines).toHaveLength(302);
  expect(lines.at(-1)).toMatchObject({ network: null, more: 4_699 });
});
