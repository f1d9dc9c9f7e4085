import type { Sql } from "postgres";

/** Does something while the database lacks a function, as during a deployment that went wrong. */
export async function withoutFunction<T>(sql: Sql, name: string, work: () => Promise<T>): Promise<T> {
  await sql`alter function ${sql(name)} rename to missing_for_now`;
  try {
    return await work();
  } finally {
    await sql`alter function missing_for_now rename to ${sql(name)}`;
  }
}
