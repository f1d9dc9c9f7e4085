import type postgres from "postgres";
import type { Claims } from "@/supabase/local/realtime/claims";
import type { Change } from "@/supabase/local/realtime/protocol";

interface Column {
  readonly name: string;
  readonly type: string;
}

export interface VisibleRow {
  readonly columns: readonly Column[];
  readonly record: Readonly<Record<string, unknown>>;
}

interface KnownColumn extends Column {
  /** The type as SQL, to compare the key without losing its index. */
  readonly sqlType: string;
}

export type ReadRow = (change: Change, claims: Claims) => Promise<VisibleRow | null>;

/** Reads rows with the subscriber's rights: null when it may not see the row or its key; for a deletion, the key alone. */
export function createRowReader(sql: postgres.Sql): ReadRow {
  const known = new Map<string, readonly KnownColumn[]>();

  async function visibleColumns(schema: string, table: string, role: string): Promise<readonly KnownColumn[]> {
    const id = JSON.stringify([schema, table, role]);
    const columns =
      known.get(id) ??
      (await sql<KnownColumn[]>`
        select a.attname as name, t.typname as type, format_type(a.atttypid, a.atttypmod) as "sqlType"
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = format('%I.%I', ${schema}::text, ${table}::text)::regclass and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(${role}, a.attrelid, a.attnum, 'select')
        order by a.attnum`);
    known.set(id, columns);
    return columns;
  }

  return async ({ schema, table, type, key }, claims) => {
    const columns = await visibleColumns(schema, table, claims.role);
    const keys = columns.filter(({ name }) => name in key);
    if (keys.length === 0 || keys.length < Object.keys(key).length) return null;
    const shown = columns.map(({ name, type }) => ({ name, type }));
    if (type === "DELETE") return { columns: shown, record: key };

    const names = columns.map(({ name }) => name);
    return sql.begin(async (transaction) => {
      await transaction`
        select set_config('role', ${claims.role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const where = keys
        .map(
          ({ name, sqlType }) =>
            transaction`${transaction(name)} = ${String(key[name])}::text::${transaction.unsafe(sqlType)}`,
        )
        .reduce((all, one) => transaction`${all} and ${one}`);
      const [found] = await transaction<{ record: Record<string, unknown> }[]>`
        select to_jsonb(visible) as record
        from (select ${transaction(names)} from ${transaction(schema)}.${transaction(table)} where ${where}) visible`;
      return found ? { columns: shown, record: found.record } : null;
    });
  };
}
