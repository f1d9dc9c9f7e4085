import { availableParallelism } from "node:os";
import postgres from "postgres";
import { startScratchDatabase } from "@/tests/support/scratch-backend";
import { processCpuMs } from "../support/cpu";
import { Durations } from "../support/percentiles";
import { printTable, say } from "../support/table";
import { fillSynthetic } from "./fill";
import { HOSTILE } from "./hostile";
import { type Operation, operations } from "./operations";

const WARM_UP = 20;
const HOSTILE_CALLS = { warmUp: 2, measured: 10 } as const;
type Calls = { readonly warmUp: number; readonly measured: number };
const KNOWN_SLUGS = 20_000;
const NO_SUCH_FUNCTION = "42883";

type Prepare = (sql: postgres.Sql) => Promise<void>;

/**
 * Fills a scratch database with synthetic businesses and prints how long the directory's questions take, as a visitor.
 * @param dataDir a folder that stays: filled once, measured again. Its migrations are those it was filled with.
 */
export const measureScale = (rows: number, calls: number, dataDir?: string): Promise<void> =>
  withSynthetic(
    rows,
    async (sql) => {
      await measureQuestions(sql, calls);
      await measure(sql, "hostile, milliseconds", HOSTILE, HOSTILE_CALLS);
    },
    { dataDir },
  );

type Synthetic = {
  /** Changes what is filled in, before it is analyzed. */
  prepare?: Prepare;
  dataDir?: string | undefined;
};

/** Looks at a scratch database with synthetic businesses. */
export async function withSynthetic(
  rows: number,
  look: (sql: postgres.Sql) => Promise<void>,
  { prepare = async () => undefined, dataDir }: Synthetic = {},
): Promise<void> {
  const database = await startScratchDatabase(dataDir ? { dataDir } : {});
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  try {
    const [server] = await sql`select current_setting('server_version') as version`;
    process.stdout.write(`PostgreSQL ${server?.version}, ${availableParallelism()} CPUs, one connection\n`);
    const [there] = await sql`select count(*)::int as rows from public.negocios`;
    if (there?.rows !== rows) await fill(sql, rows, prepare);
    await look(sql);
  } finally {
    await sql.end();
    await database.stop();
  }
}

/** Prints how long the directory's questions take over the businesses that are there; the session goes on as a visitor's. */
export async function measureQuestions(sql: postgres.Sql, calls: number): Promise<void> {
  const slugs =
    await sql`select slug from public.negocios where is_approved and not is_deleted order by id limit ${KNOWN_SLUGS}`;
  const colonias =
    await sql`select distinct slug_colonia as slug from public.negocios where slug_colonia is not null order by 1`;
  await sql`set role anon`;
  const named = (found: postgres.RowList<postgres.Row[]>) => found.map(({ slug }) => String(slug));
  await measure(sql, "milliseconds", operations(named(slugs), named(colonias)), { warmUp: WARM_UP, measured: calls });
}

async function fill(sql: postgres.Sql, rows: number, prepare: Prepare): Promise<void> {
  const startedAt = performance.now();
  await fillSynthetic(sql, rows, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${rows}`);
  });
  const filledAt = performance.now();
  await prepare(sql);
  // What the outbox worker and an import do afterwards: counters are added up, words counted.
  await sql`select public.announce_changes(array(select id from public.cambios_pendientes))`;
  const [refresh] = await sql`select to_regprocedure('public.refresh_vocabulary()') as name`;
  if (refresh?.name) await sql`select public.refresh_vocabulary()`;
  await sql`vacuum analyze`;
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const [size] = await sql`
    select pg_size_pretty(pg_table_size('public.negocios')) as heap, pg_size_pretty(pg_indexes_size('public.negocios')) as indexes,
      pg_size_pretty(pg_database_size(current_database())) as whole`;
  process.stdout.write(
    `${rows} rows inserted in ${seconds(startedAt, filledAt)} s, vocabulary and vacuum analyze ${seconds(filledAt, performance.now())} s; ` +
      `table ${size?.heap}, its indexes ${size?.indexes}, database ${size?.whole}\n\n`,
  );
}

/** Prints how long each takes. Returns the names of those that miss their target. */
export async function measure(
  sql: postgres.Sql,
  title: string,
  list: readonly Operation[],
  calls: Calls,
): Promise<string[]> {
  const table: string[][] = [];
  for (const operation of list) {
    const row = await time(sql, operation, calls);
    say(row);
    table.push(row);
  }
  printTable([title, "p50", "p95", "p99", "max", "target p95", "CPU, mean"], table);
  return table.filter(([, , p95, , , target]) => target && Number(p95) > Number(target)).map(([name = ""]) => name);
}

async function time(
  sql: postgres.Sql,
  { name, targetMs, run }: Operation,
  { warmUp, measured }: Calls,
): Promise<string[]> {
  const durations = new Durations();
  const [backend] = await sql`select pg_backend_pid() as pid`;
  const cpuMs = () => processCpuMs(Number(backend?.pid));
  let cpuAtStart = 0;
  try {
    for (let count = 0; count < warmUp; count++) await run(sql);
    cpuAtStart = cpuMs();
    for (let count = 0; count < measured; count++) await durations.measure(() => run(sql));
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === NO_SUCH_FUNCTION) return [name, "not there"];
    if (error instanceof postgres.PostgresError) return [name, error.message.slice(0, 40)];
    throw error;
  }
  const cpuPerCall = (cpuMs() - cpuAtStart) / measured;
  const figures = [durations.percentile(50), durations.percentile(95), durations.percentile(99), durations.max];
  return [
    name,
    ...figures.map((value) => value.toFixed(1)),
    targetMs === null ? "" : `${targetMs}`,
    cpuPerCall.toFixed(1),
  ];
}
