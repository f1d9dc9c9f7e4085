import type postgres from "postgres";

/** A question that a build may ask of the data API, as a statement for `explain`. */
export interface ApiQuestion {
  readonly role: string;
  readonly statement: string;
}

const ROLES = ["anon", "authenticated", "service_role"];

/**
 * Returns all questions that a build may ask of a schema: each function with all its arguments and with those it demands, each
 * readable or writable column. What the schema says is retired, in the first word of its comment, no build of it asks any more.
 */
export async function readQuestions(sql: postgres.Sql): Promise<ApiQuestion[]> {
  const functions = await sql<ApiQuestion[]>`
    select role, format('select %s from %s.%I(%s) as r', coalesce(answer, 'r'), 'public', name, arguments) as statement
    from (
      select p.oid, p.proname as name,
        (select string_agg(format('coalesce(r.%I, null::%s)', x.name, format_type(x.type, null)), ', ')
          from unnest(p.proargnames, p.proallargtypes, p.proargmodes::text[]) x (name, type, mode) where x.mode = 't') as answer,
        (select coalesce(string_agg(format('%I => null::%s', x.name, format_type(x.type, null)), ', '), '')
          from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality x (name, type, n)
          where x.type is not null and (is_whole or x.n <= p.pronargs - p.pronargdefaults)) as arguments
      from pg_proc p, unnest(array[true, false]) is_whole
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
        and coalesce(obj_description(p.oid, 'pg_proc'), '') not like 'Retired%'
    ) f, unnest(${ROLES}::text[]) role
    where has_function_privilege(role, f.oid, 'execute')
    union select role, statement from (
      select role, c.oid, c.relname,
        string_agg(format('coalesce(%I, null::%s)', a.attname, format_type(a.atttypid, null)), ', ')
          filter (where has_column_privilege(role, c.oid, a.attnum, 'select')) as read,
        string_agg(quote_ident(a.attname), ', ') filter (where is_written and has_column_privilege(role, c.oid, a.attnum, 'insert')) as inserted,
        string_agg('null::' || format_type(a.atttypid, null), ', ')
          filter (where is_written and has_column_privilege(role, c.oid, a.attnum, 'insert')) as values,
        string_agg(format('%I = null::%s', a.attname, format_type(a.atttypid, null)), ', ')
          filter (where is_written and has_column_privilege(role, c.oid, a.attnum, 'update')) as updated
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        cross join lateral (select a.attgenerated = '' and a.attidentity <> 'a') as w (is_written),
        unnest(${ROLES}::text[]) role
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
        and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'Retired%'
        and coalesce(col_description(c.oid, a.attnum), '') not like 'Retired%'
      group by role, c.oid, c.relname
    ) t, lateral (values
      (format('select %s from public.%I', read, relname)),
      (format('insert into public.%I (%s) values (%s)', relname, inserted, values)),
      (format('update public.%I set %s where false', relname, updated)),
      (case when has_table_privilege(role, t.oid, 'delete') then format('delete from public.%I where false', relname) end)
    ) s (statement)
    where statement not like 'select  from%' and statement not like '%() values ()' and statement not like '% set  where false'
    order by statement, role`;
  return [...functions];
}

/** Columns that a row may not leave out, of tables that the data API may write. */
const demandedColumns = (sql: postgres.Sql) => sql<{ name: string }[]>`
  select c.relname || '.' || a.attname as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and a.attnotnull and not a.atthasdef and a.attidentity = ''
    and exists (select from unnest(${ROLES}::text[]) role where has_any_column_privilege(role, c.oid, 'insert'))`;

/** Returns a line for each question of a former schema that another one refuses. */
export async function refusedQuestions(former: postgres.Sql, sql: postgres.Sql): Promise<string[]> {
  const refused: string[] = [];
  for (const { role, statement } of await readQuestions(former)) {
    const asked = sql.begin(async (transaction) => {
      await transaction`select set_config('role', ${role}, true)`;
      await transaction.unsafe(`explain ${statement}`);
    });
    await asked.catch((error: unknown) => refused.push(`${role}: ${statement}: ${String(error)}`));
  }
  const before = new Set((await demandedColumns(former)).map(({ name }) => name));
  const demanded = (await demandedColumns(sql)).filter(({ name }) => !before.has(name));
  return [...refused, ...demanded.map(({ name }) => `${name} has no default, and a former build does not send it`)];
}
