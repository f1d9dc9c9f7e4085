import type postgres from "postgres";
import { z } from "zod";
import { errorFields, log } from "@/supabase/local/log";
import type { Change } from "@/supabase/local/realtime/protocol";

const CHANNEL = "embedded_realtime";
const TRIGGER = "embedded_realtime";

const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  key: z.record(z.string(), z.unknown()),
  at: z.string(),
});

/** Only the key travels: a notification holds 8,000 bytes, and each subscriber reads the row with its own rights. */
const FUNCTION = `
create or replace function embedded.notify_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('${CHANNEL}', json_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', now(),
    'key', (select jsonb_object_agg(name, changed -> name) from unnest(tg_argv) name))::text);
  return null;
end $$`;

export async function installFeed(sql: postgres.Sql): Promise<void> {
  const published = await sql<{ schema: string; table: string; keys: string[] }[]>`
    select p.schemaname as schema, p.tablename as table, array_agg(a.attname::text order by a.attnum) as keys
    from pg_publication_tables p
      join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where p.pubname = 'supabase_realtime'
    group by 1, 2`;
  const installed = await sql<{ relation: string }[]>`
    select tgrelid::regclass::text as relation from pg_trigger where tgname = ${TRIGGER}`;
  await sql.begin(async (transaction) => {
    await transaction.unsafe(FUNCTION);
    for (const { relation } of installed) await transaction.unsafe(`drop trigger ${TRIGGER} on ${relation}`);
    for (const { schema, table, keys } of published) {
      const names = keys.map((key) => `'${key.replaceAll("'", "''")}'`).join(", ");
      await transaction`
        create trigger ${transaction(TRIGGER)} after insert or update or delete on ${transaction(schema)}.${transaction(table)}
        for each row execute function embedded.notify_change(${transaction.unsafe(names)})`;
    }
  });
}

/** Calls back for each committed change of a published table, after a restart of the database too. */
export async function listenToFeed(sql: postgres.Sql, onChange: (change: Change) => Promise<void>): Promise<void> {
  await sql.listen(CHANNEL, (payload) => {
    const parsed = changeSchema.safeParse(JSON.parse(payload));
    if (!parsed.success) return;
    const { at, ...change } = parsed.data;
    onChange({ ...change, commitTimestamp: at }).catch((error: unknown) =>
      log.warn(errorFields(error), "a change could not be told"),
    );
  });
}
