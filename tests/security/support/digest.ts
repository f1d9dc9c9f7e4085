import { readdir } from "node:fs/promises";
import type postgres from "postgres";
import { dataPaths } from "@/supabase/local/paths";

/**
 * Tables that change by themselves: searches are counted by word, and edits by account; that a business is to be
 * judged, and that something is passed on and announced, up to ten seconds later, follows from a change of its own rows, which is
 * counted.
 */
const UNCOUNTED = [
  "public.busquedas",
  "private.marcas_de_busqueda",
  "private.terminos_comunes",
  "private.ediciones_por_api",
  "public.cambios",
  "private.anuncios",
  "private.cambios_pasados",
  "private.posiciones",
  "private.nodos",
  "embedded.job_runs",
  "private.moderacion_pendiente",
];

/** Time of a payment's last look: whoever names one may cause a look, which finds what the provider says. */
const UNCOUNTED_COLUMNS: Readonly<Record<string, string>> = { "public.pagos": "updated_at" };

const SCHEMAS = ["public", "private", "auth", "storage", "embedded"];

/** A sum over the rows of each table, and the stored files under "files". */
export type Digest = Readonly<Record<string, string>>;

/** Prepares the question, since the tables stay the same: a few milliseconds each time it is asked. */
export async function openDigest(sql: postgres.Sql, dataDir: string): Promise<() => Promise<Digest>> {
  const tables = await sql<{ name: string; has_log: boolean }[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name, relpersistence = 'p' as has_log from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ${sql(SCHEMAS)}`;
  const unlogged = tables.filter(({ name, has_log }) => !has_log && !UNCOUNTED.includes(name));
  if (unlogged.length > 0)
    throw new Error(`Changes of tables without a log would not be seen: ${JSON.stringify(unlogged)}`);
  const watched = tables.map(({ name }) => name).filter((name) => !UNCOUNTED.includes(name));
  const sums = watched.map((name) => {
    const column = UNCOUNTED_COLUMNS[name];
    const row = column ? `(to_jsonb(t) - '${column}')::text` : "t::text";
    return `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(${row}, 0)), 0) as digest from ${name} t`;
  });
  const question = sums.join(" union all ");
  const countRows = async (): Promise<Digest> => {
    // To plan it takes longer than to answer it.
    const rows = await sql.unsafe<{ name: string; digest: string }[]>(question, [], { prepare: true });
    return Object.fromEntries(rows.map(({ name, digest }) => [name.replace(/^public\./, ""), digest]));
  };
  let last = { position: "", digest: {} };
  return async () => {
    // Nobody has written anything since, if the log is as long as it was: no table is without one.
    const [{ position = "" } = {}] = await sql<{ position: string }[]>`
      select pg_current_wal_insert_lsn()::text as position`;
    if (position !== last.position) last = { position, digest: await countRows() };
    const files = await readdir(dataPaths(dataDir).storage, { recursive: true });
    return { ...last.digest, files: files.sort().join() };
  };
}

/** The tables in which two digests differ. */
export const changedBetween = (before: Digest, after: Digest): string[] =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .sort();
