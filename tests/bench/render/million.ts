import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { spawnWithUs } from "@/tests/support/ends-with-us";
import type { Part, Workshop } from "./part";
import { atMost, type Row } from "./row";

const FEW = 100_000;
const MANY = 1_000_000;
const CALLS = 200;
const TIMES = 4;
const SLUG = "one business by slug";
const SLUG_MS = 1;

/** Returns each question's p95 in ms, as `bench:search` prints it: column one is its name, three its p95. */
async function p95Of(rows: number, calls: number, workshop: Workshop): Promise<Map<string, number>> {
  const file = path.join(import.meta.dirname, "../search.ts");
  const child = spawnWithUs([file, "--rows", `${rows}`, "--calls", `${calls}`]);
  workshop.atEnd(() => child.kill("SIGINT"));
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`bench:search over ${rows} rows ended with ${code}`);
  const lines = report.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const figures = lines.flatMap(([, name = "", , p95 = ""]) => (Number(p95) > 0 ? [[name, Number(p95)] as const] : []));
  const hostileFrom = lines.findIndex(([, name = ""]) => name.startsWith("hostile"));
  const hostile = new Set(lines.slice(hostileFrom === -1 ? lines.length : hostileFrom).map(([, name]) => name));
  return new Map(figures.filter(([name]) => !hostile.has(name)));
}

/** The questions of the directory over ten times as many businesses. */
export const MILLION: Part = {
  name: "million",
  isOnlyNamed: true,
  async measure(workshop) {
    const calls = workshop.count(CALLS, 50);
    const few = await p95Of(workshop.count(FEW), calls, workshop);
    const many = await p95Of(workshop.count(MANY), calls, workshop);
    const rows: Row[] = [...many].map(([name, p95]) => {
      const before = few.get(name) ?? Number.NaN;
      const yardstick = `${workshop.count(FEW).toLocaleString("en")} rows: ${before.toFixed(1)} ms`;
      return atMost(`${name}, ${workshop.count(MANY).toLocaleString("en")} rows, p95`, TIMES, p95 / before, {
        unit: "x",
        detail: `${p95.toFixed(1)} ms`,
        yardstick,
      });
    });
    rows.push(atMost(`${SLUG}, p95`, SLUG_MS, many.get(SLUG) ?? Number.NaN));
    return rows;
  },
};
