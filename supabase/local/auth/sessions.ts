import type postgres from "postgres";

/** Ends the sessions of a user, with their refresh tokens. @param except the session that goes on. */
export async function endSessions(sql: postgres.Sql, userId: string, except: string | null): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id is distinct from ${except}::uuid`;
}
