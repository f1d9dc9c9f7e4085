import { readFileSync } from "node:fs";
import postgres from "postgres";
import { startScratchDatabase } from "@/tests/support/scratch-backend";
const database = await startScratchDatabase({ dataDir: "/tmp/sql-w/m100k", migrations: "/tmp/sql-w/mig/supabase/migrations" });
const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
try {
  const [n] = await sql`select count(*)::int as n from negocios`;
  const [has] = await sql`select to_regprocedure('private.find_by_words(private.understanding,point,integer)') is not null as has`;
  console.log(n, has, process.argv[2]);
  const queries = ["tuning", "put-aside"].flatMap((half) => readFileSync(`tests/bench/relevance/${half}.jsonl`, "utf8").trim().split("\n").map((l) => JSON.parse(l).query as string));
  const file = readFileSync("supabase/migrations/20261101001500_search.sql", "utf8");
  const take = (name: string) => {
    const at = file.indexOf(`create function private.${name}(`);
    const rest = file.slice(at);
    return rest.slice(0, rest.search(/\n\n/)).replace("create function", "create or replace function");
  };
  const whole = (name: string) => { const at = file.indexOf(`create function private.${name}(`); const rest = file.slice(at); return rest.slice(0, rest.indexOf("\nend $$;") + 8).replace("create function", "create or replace function"); };
  const pid = (await sql`select pg_backend_pid() as pid`)[0]!.pid;
  const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) * 10; };
  const all = async (label: string) => {
    const got: string[] = [];
    await sql`discard plans`;
    for (const q of queries) {
      for (const [args, v] of [["", []], [", plan => 'free'", []], [", lat => 19.35, lng => -99.06, radius_m => 3000", []]] as const) {
        got.push(JSON.stringify((await sql.unsafe(`select search_businesses($1 ${args}) as a`, [q]))[0]!.a));
      }
    }
    const timed: number[] = [];
    for (let r = 0; r < 3; r++) { const t = cpu(); for (const q of queries) await sql`select search_businesses(${q})`; timed.push((cpu() - t) / queries.length); }
    const t = cpu(); for (const q of queries) await sql`select search_businesses(${q}, plan => 'free')`; 
    console.log(label, "CPU ms a search, unfiltered:", timed.map((x) => x.toFixed(2)).join(" "), "filtered:", ((cpu() - t) / queries.length).toFixed(2));
    return got;
  };
  await sql`select set_config('jit', 'off', false)`;
  const before = await all("old");
  await sql.unsafe(take("relevance")); await sql.unsafe(take("query_weight"));
  await sql.unsafe(whole("find_by_words")); await sql.unsafe(whole("find_candidates"));
  const after = await all("new");
  console.log("answers", before.length, "different", before.filter((b, i) => b !== after[i]).length);
  before.forEach((b, i) => { if (b !== after[i] && i < 400) console.log(queries[Math.floor(i / 3)], i % 3); });
  await sql.unsafe(`load 'auto_explain'`).catch((e) => console.log(String(e)));
} finally { await sql.end(); await database.stop(); }
