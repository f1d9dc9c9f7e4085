import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { expect } from "vitest";
import { dataPaths } from "@/supabase/local/paths";
import { eventually } from "./eventually";
import type { Instance } from "./instance";
import { listTree } from "./processes";

/** The setting of an instance that can be reset. */
export const RESETTABLE = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, "forget-on-signal.ts")).href}`,
} as const;

/** Not a tag: with it, the gateway forgets every page that it keeps. */
const ANYTHING = "*";

/** Copies of all rows, and two functions that take them. They stand beside what they copy. The log of changes goes on: pages on disk carry
 * its positions. */
const BEGINNING = `
create schema beginning;
create function beginning.tables() returns table (source regclass, copy text) language sql stable as $$
  select format('%I.%I', schemaname, tablename)::regclass, format('beginning.%I', schemaname || '.' || tablename)
  from pg_tables where schemaname in ('public', 'private', 'auth', 'storage', 'embedded')
    and tablename not in ('posiciones', 'cambios_pasados', 'nodos')
$$;
do $$ declare t record; begin
  for t in select * from beginning.tables() loop execute format('create table %s as table %s', t.copy, t.source); end loop;
end $$;
create procedure beginning.restore() language plpgsql set session_replication_role = replica as $$
declare
  t record;
  columns text;
begin
  for t in select * from beginning.tables() loop
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute where attrelid = t.source and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('delete from %s', t.source);
    execute format('insert into %s (%s) overriding system value select %s from %s', t.source, columns, columns, t.copy);
  end loop;
end $$`;

/** All tags under which pages of what is there now may be kept. */
const EVERY_TAG = `
select array['businesses', 'categories', 'every-business', 'withdrawn', '${ANYTHING}']
  || (select array_agg('category:' || slug) from public.categorias)
  || coalesce((select private.business_tags(jsonb_agg(to_jsonb(n))) from public.negocios n), '{}') as tags`;

type Running = Pick<Instance, "pid" | "dataDir" | "status">;
const connect = (instance: Running): postgres.Sql =>
  postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });

const filesOf = (instance: Running) => {
  const { storage, root } = dataPaths(instance.dataDir);
  return { storage, copy: path.join(root, "beginning") };
};

async function copyFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true }).catch((error) => {
    // Nothing has been uploaded yet.
    if (error.code !== "ENOENT") throw error;
  });
}

/** Waits until no change waits to be announced. */
const announced = (sql: postgres.Sql) =>
  eventually(async () => expect(await sql`select from public.cambios_pendientes`).toHaveLength(0));

/** Keeps what a new instance holds, for {@link resetInstance}. */
export async function keepBeginning(instance: Running): Promise<void> {
  const sql = connect(instance);
  await announced(sql);
  await sql.unsafe(BEGINNING);
  await sql.end();
  const { storage, copy } = filesOf(instance);
  await copyFiles(storage, copy);
}

/** Makes an instance what it was when its beginning was kept: rows, files, counts of requests, and no page is kept. */
export async function resetInstance(instance: Running): Promise<void> {
  for (const { pid, command } of listTree(instance.pid)) {
    if (/^next-server|\/backend\.mjs/.test(command)) process.kill(pid, "SIGUSR2");
  }
  const sql = connect(instance);
  await announced(sql);
  const [{ tags = [] } = {}] = await sql.unsafe<{ tags: string[] }[]>(EVERY_TAG);
  await sql`call beginning.restore()`;
  const { storage, copy } = filesOf(instance);
  await copyFiles(copy, storage);
  await sql`select private.queue_tags(${tags})`;
  await announced(sql);
  await sql.end();
}
