import type postgres from "postgres";

export interface TableFigures {
  readonly rows: number;
  readonly checksum: string;
  readonly newerRows: number;
}

/** Figures by table, of the rows that transactions before the horizon wrote; unlogged tables, which end with a crash, are left out. */
export async function readTables(sql: postgres.Sql, horizon: string): Promise<Map<string, TableFigures>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'private', 'auth', 'storage', 'embedded')
    order by 1`;
  const figures = new Map<string, TableFigures>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ rows: number; checksum: string; newer: number }[]>(
      `select count(*) filter (where is_old)::int as rows, count(*) filter (where not is_old)::int as newer,
         coalesce(sum(hash) filter (where is_old), 0)::text as checksum
       from (select t.xmin::text::bigint < $1::bigint as is_old, hashtextextended(t::text, 0)::numeric as hash from ${name} t) r`,
      [horizon],
    );
    if (row) figures.set(name, { rows: row.rows, checksum: row.checksum, newerRows: row.newer });
  }
  return figures;
}

/** The next transaction: what a copy of the cluster has was written by those before. */
export async function readHorizon(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ horizon: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as horizon`;
  return row?.horizon ?? "0";
}

/** Names tables of which a copy lacks rows, or has others. Rows that the original changed or deleted since are in the copy alone. */
export function differingTables(
  original: ReadonlyMap<string, TableFigures>,
  copy: ReadonlyMap<string, TableFigures>,
): string[] {
  return [...original].flatMap(([name, { rows, checksum }]) => {
    const copied = copy.get(name);
    const hasAll = copied && (copied.rows > rows || (copied.rows === rows && copied.checksum === checksum));
    return hasAll ? [] : [name];
  });
}
