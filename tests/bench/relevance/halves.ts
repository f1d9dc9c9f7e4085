import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BenchQuery, benchQuery } from "./expectation";

export const HALVES = ["tuning", "put-aside"] as const;
export type Half = (typeof HALVES)[number];

export const halfFile = (half: Half): string => path.join(import.meta.dirname, `${half}.jsonl`);

/** Decided by the query's text alone. */
export const halfOf = (query: string): Half =>
  (createHash("sha256").update(query).digest()[0] ?? 0) % 2 === 0 ? "tuning" : "put-aside";

export async function readHalf(half: Half): Promise<BenchQuery[]> {
  const text = await readFile(halfFile(half), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => benchQuery.parse(JSON.parse(line)));
}
