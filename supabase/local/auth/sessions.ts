import type postgres from "postgres";

/** Ends the sessions of a user, with their refresh tokens, and those that a code would open. @param except the session that goes on. */
export async function endSessions(sql: postgres.Sql, userId: string, except: string | null): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id is distinct from ${except}::uuid`;
  await sql`delete from auth.flow_state where user_id = ${userId}`;
}
