import path from "node:path";
import { extract, type Plan, plan } from "@supabase/pg-delta";
import pg from "pg";
import postgres from "postgres";
import { applyMigrations } from "@/supabase/local/migrations";
import { applySystemSchema } from "@/supabase/local/system-schema";

/** Each object once, a file a topic, in order of dependence: what the migrations have to make. */
export const SCHEMAS_FOLDER = path.resolve(import.meta.dirname, "../schemas");

/** Makes another database in the same cluster, as the files of a folder have it. @param until the newest of them, all without. */
export async function createDatabase(url: string, name: string, folder: string, until?: string): Promise<string> {
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  await server`create database ${server(name)}`;
  await server.end();
  const made = url.replace(/[^/]*$/, name);
  const sql = postgres(made, { max: 1, onnotice: () => undefined });
  try {
    await applySystemSchema(sql);
    await applyMigrations(sql, folder, until);
  } finally {
    await sql.end();
  }
  return made;
}

/** Returns the statements that make the schema of one database that of another; none when they are equal. Rows are left aside. */
export async function planSchema(from: string, to: string): Promise<Plan> {
  const pools = [from, to].map((connectionString) => new pg.Pool({ connectionString }));
  try {
    const [source, desired] = await Promise.all(pools.map((pool) => extract(pool)));
    if (!source || !desired) throw new Error("a schema could not be read");
    return plan(source.factBase, desired.factBase);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** Returns the names of the tables of two databases whose rows differ, times and numbers given by the database left aside. */
export async function differingTables(from: string, to: string): Promise<string[]> {
  const [source, desired] = await Promise.all([from, to].map(readRows));
  const names = new Set([...(source ?? []), ...(desired ?? [])].map(([name]) => name));
  return [...names].filter((name) => source?.get(name) !== desired?.get(name)).sort();
}

async function readRows(url: string): Promise<Map<string, string>> {
  const sql = postgres(url, { max: 1 });
  try {
    const tables = await sql<{ name: string; columns: string[] }[]>`
      select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attname) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'private', 'storage')
        and not (a.atttypid = 'timestamptz'::regtype and a.atthasdef) and a.attidentity = ''
      group by 1`;
    const rows = tables.map(async ({ name, columns }) => {
      const [digest] = await sql.unsafe<{ text: string | null }[]>(
        `select string_agg(r::text, chr(10) order by r::text) as text from (select ${columns.join(", ")} from ${name}) r`,
      );
      return [name, digest?.text ?? ""] as const;
    });
    return new Map(await Promise.all(rows));
  } finally {
    await sql.end();
  }
}
