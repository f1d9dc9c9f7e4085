import postgres from "postgres";
import { importDenue, SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";
import { secretClient } from "@/supabase/seed/target";
import { startScratchBackend } from "@/tests/support/scratch-backend";
import { printTable } from "../support/table";
import { readCensus } from "./census-rows";
import { ENGINES, type Engine, prepareEngines } from "./engines";
import { type BenchQuery, isExpected } from "./expectation";
import { HALVES, type Half, readHalf } from "./halves";
import { mean, type Score, score } from "./score";

type Result = { query: BenchQuery; found: readonly string[]; score: Score };
type Judge = (query: BenchQuery, found: readonly string[]) => Score;

const decimals = (value: number): string => value.toFixed(3);
const MISSES_SHOWN = 5;

/** Imports the shipped census into a scratch database and prints how much of what is expected each search finds. */
export async function measureRelevance({ showsMisses }: { showsMisses: boolean }): Promise<void> {
  const census = await readCensus();
  const judge: Judge = ({ query, expected }, found) => {
    const ids = census.filter((row) => isExpected(row, expected)).map(({ denueId }) => denueId);
    if (ids.length === 0) throw new Error(`no business is what "${query}" should find: the data has changed`);
    return score(found, new Set(ids));
  };
  const backend = await startScratchBackend();
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const client = secretClient({ supabaseUrl: backend.url, secretKey: backend.secretKey });
    for (const file of SHIPPED_FILES) await importDenue({ client, file });
    await sql`analyze`;
    await prepareEngines(sql);
    process.stdout.write(`${census.length} businesses (DENUE)\n\n`);

    const results = new Map<Half, Result[]>();
    for (const half of HALVES) results.set(half, await run(sql, ENGINES[0], await readHalf(half), judge));
    const rows: string[][] = [];
    for (const engine of ENGINES) {
      for (const half of HALVES) {
        const own = engine === ENGINES[0] && results.get(half);
        const scored = own || (await run(sql, engine, await readHalf(half), judge));
        const { recall, reciprocalRank } = mean(scored.map((result) => result.score));
        rows.push([engine.name, half, `${scored.length}`, decimals(recall), decimals(reciprocalRank)]);
      }
    }
    printTable(["search", "half", "queries", "recall@20", "MRR"], rows);
    const tuning = results.get("tuning") ?? [];
    printKinds(tuning);
    if (showsMisses) printMisses(tuning, new Map(census.map(({ denueId, row }) => [denueId, row.nombre])));
  } finally {
    await sql.end();
    await backend.stop();
  }
}

async function run(sql: postgres.Sql, engine: Engine, queries: readonly BenchQuery[], judge: Judge): Promise<Result[]> {
  const results: Result[] = [];
  for (const query of queries) {
    const found = await engine.find(sql, query.query);
    results.push({ query, found, score: judge(query, found) });
  }
  return results;
}

function printKinds(results: readonly Result[]): void {
  const byKind = Map.groupBy(results, ({ query }) => query.kind);
  printTable(
    ["kind (tuning half only)", "queries", "recall@20", "MRR"],
    [...byKind].map(([kind, own]) => {
      const { recall, reciprocalRank } = mean(own.map((result) => result.score));
      return [kind, `${own.length}`, decimals(recall), decimals(reciprocalRank)];
    }),
  );
}

function printMisses(results: readonly Result[], nameOf: ReadonlyMap<string, string>): void {
  for (const { query, found, score: own } of results.filter((result) => result.score.recall < 1)) {
    const names = found.slice(0, MISSES_SHOWN).map((id) => nameOf.get(id));
    process.stdout.write(`${decimals(own.recall)}  ${query.kind}: ${query.query}\n`);
    process.stdout.write(`       expected ${JSON.stringify(query.expected)}\n`);
    process.stdout.write(`       found ${found.length}: ${names.join(" | ")}\n`);
  }
}
