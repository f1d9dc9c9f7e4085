import { writeFile } from "node:fs/promises";
import type { BenchQuery } from "./expectation";
import { folded } from "./folded-words";
import { HALVES, halfFile, halfOf } from "./halves";
import { KINDS } from "./kinds";
import { openSource } from "./source";

/** Writes the frozen set anew: `node --import tsx tests/bench/relevance/generate.ts`. See README.md beside this file. */
const source = await openSource();
const queries = new Map<string, BenchQuery>();
for (const { kind, wanted, candidates } of KINDS) {
  let taken = 0;
  for (const { query, expected } of candidates(source)) {
    if (taken === wanted) break;
    if (queries.has(folded(query)) || source.count(expected) === 0) continue;
    queries.set(folded(query), { kind, query, expected });
    taken++;
  }
}
for (const half of HALVES) {
  const lines = [...queries.values()]
    .filter(({ query }) => halfOf(query) === half)
    .map((query) => JSON.stringify(query));
  await writeFile(halfFile(half), `${lines.join("\n")}\n`);
  process.stdout.write(`${half}: ${lines.length} queries\n`);
}
