import { parse } from "libpg-query";
import type postgres from "postgres";

const WRITES = ["UpdateStmt", "DeleteStmt"];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const countIn = (node: unknown): number =>
  !isObject(node)
    ? 0
    : Object.entries(node).reduce((count, [key, child]) => {
        const isUnbounded = WRITES.includes(key) && isObject(child) && !child.whereClause;
        return count + Number(isUnbounded) + countIn(child);
      }, 0);

/** How many UPDATE and DELETE statements of a text, or inside one of them, have no WHERE. */
export const countUnbounded = async (text: string): Promise<number> => countIn(await parse(text));

/**
 * Returns what functions and triggers have written without a WHERE, as PostgreSQL has recorded it: hosted connections refuse that also
 * inside functions (safeupdate).
 * @throws when statements were forgotten
 */
export async function recordedUnboundedWrites(sql: postgres.Sql): Promise<string[]> {
  const [info] = await sql<
    { forgotten: string }[]
  >`select dealloc as forgotten from extensions.pg_stat_statements_info`;
  if (info?.forgotten !== "0") throw new Error("pg_stat_statements.max is too small for the statements of this stage");
  const recorded = await sql<{ query: string }[]>`
    select s.query from extensions.pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and not s.toplevel and s.query ~* '\\m(update|delete)\\M'`;
  const counts = await Promise.all(recorded.map(({ query }) => countUnbounded(query)));
  return recorded.map(({ query }) => query).filter((_query, at) => counts[at] !== 0);
}
