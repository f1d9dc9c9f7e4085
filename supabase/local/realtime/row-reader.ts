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

export class RowReader {
  readonly #sql: postgres.Sql;
  readonly #columns = new Map<string, readonly KnownColumn[]>();

  constructor(sql: postgres.Sql) {
    this.#sql = sql;
  }

  /** @returns null when the subscriber may not see the row or its key; for a deletion, the key alone. */
  async read({ schema, table, type, key }: Change, claims: Claims): Promise<VisibleRow | null> {
    const columns = await this.#visibleColumns(schema, table, claims.role);
    const keys = Object.keys(key).map((name) => columns.find((column) => column.name === name));
    if (keys.length === 0 || keys.some((column) => column === undefined)) return null;
    const shown = columns.map(({ name, type }) => ({ name, type }));
    if (type === "DELETE") return { columns: shown, record: key };

    const sql = this.#sql;
    const names = columns.map((column) => column.name);
    return sql.begin(async (transaction) => {
      await transaction`
        select set_config('role', ${claims.role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const conditions = columns
        .filter((column) => column.name in key)
        .map(
          ({ name, sqlType }) =>
            transaction`${transaction(name)} = ${String(key[name])}::text::${transaction.unsafe(sqlType)}`,
        );
      const where = conditions.reduce((all, one) => transaction`${all} and ${one}`);
      const [found] = await transaction<{ record: Record<string, unknown> }[]>`
        select to_jsonb(visible) as record
        from (select ${transaction(names)} from ${transaction(schema)}.${transaction(table)} where ${where}) visible`;
      return found ? { columns: shown, record: found.record } : null;
    });
  }

  async #visibleColumns(schema: string, table: string, role: string): Promise<readonly KnownColumn[]> {
    const id = JSON.stringify([schema, table, role]);
    const known = this.#columns.get(id);
    if (known) return known;
    const rows = await this.#sql<KnownColumn[]>`
      select a.attname as name, t.typname as type, format_type(a.atttypid, a.atttypmod) as "sqlType"
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = format('%I.%I', ${schema}::text, ${table}::text)::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(${role}, a.attrelid, a.attnum, 'select')
      order by a.attnum`;
    this.#columns.set(id, rows);
    return rows;
  }
}
