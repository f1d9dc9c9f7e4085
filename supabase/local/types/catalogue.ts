import type postgres from "postgres";

export interface Catalogue {
  readonly relations: readonly Relation[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: readonly DatabaseFunction[];
  readonly enums: readonly { readonly name: string; readonly labels: readonly string[] }[];
}

export interface Relation {
  readonly name: string;
  readonly kind: "table" | "view";
  readonly columns: readonly Column[];
}

export interface Column {
  readonly name: string;
  /** The name in pg_type: int4, _text, jsonb. */
  readonly type: string;
  readonly isNullable: boolean;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly isOneToOne: boolean;
}

export interface DatabaseFunction {
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[];
  readonly returnType: string;
  /** The columns of a `returns table`; empty otherwise. */
  readonly returnColumns: readonly { readonly name: string; readonly type: string }[];
  readonly isSet: boolean;
}

/** Reads the catalogue in a fixed order, so that the same migrations always give the same file; without what a comment says is retired,
 * so that a build that still asks for it does not compile. */
export async function readCatalogue(sql: postgres.Sql): Promise<Catalogue> {
  const relations = await sql<Relation[]>`
    select c.relname as name, case when c.relkind in ('r', 'p') then 'table' else 'view' end as kind,
      jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname, 'isNullable', not a.attnotnull) order by a.attname) as columns
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'Retired%'
      and coalesce(col_description(c.oid, a.attnum), '') not like 'Retired%'
    group by c.relname, c.relkind order by c.relname`;
  const foreignKeys = await sql<ForeignKey[]>`
    select c.conrelid::regclass::text as table, c.conname as name, f.relname as target,
      (select jsonb_agg(a.attname order by k.n) from unnest(c.conkey) with ordinality k (num, n)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
      (select jsonb_agg(a.attname order by k.n) from unnest(c.confkey) with ordinality k (num, n)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as "targetColumns",
      exists (select from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
        and i.indkey::int2[] @> c.conkey and i.indkey::int2[] <@ c.conkey) as "isOneToOne"
    from pg_constraint c join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
    order by 1, 2`;
  const functions = await sql<DatabaseFunction[]>`
    select p.proname as name, r.typname as "returnType", p.proretset as "isSet",
      coalesce((select jsonb_agg(jsonb_build_object('name', x.name, 'type', t.typname,
          'isOptional', x.n > p.pronargs - p.pronargdefaults) order by x.name)
        from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality x (name, type, n)
        join pg_type t on t.oid = x.type), '[]') as arguments,
      coalesce((select jsonb_agg(jsonb_build_object('name', x.name, 'type', t.typname) order by x.name)
        from unnest(p.proargnames, p.proallargtypes, p.proargmodes::text[]) x (name, type, mode)
        join pg_type t on t.oid = x.type where x.mode = 't'), '[]') as "returnColumns"
    from pg_proc p join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
      and coalesce(obj_description(p.oid, 'pg_proc'), '') not like 'Retired%'
    order by p.proname, p.oid`;
  const enums = await sql<Catalogue["enums"][number][]>`
    select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as labels
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`;
  return { relations, foreignKeys, functions, enums };
}
