import type postgres from "postgres";
import { authError } from "@/supabase/local/auth/auth-error";
import { refreshToken } from "@/supabase/local/auth/refresh-in-turn";
import type { Handler } from "@/supabase/local/http";

/** Longest life, and without use. The migrations say so too, and less of administrators (…_sessions.sql). */
export const SESSION_LIMITS = { timebox: "4320h", inactivity_timeout: "720h" } as const;

/** Seconds in which a used token is good again: the answer to its first use may have been lost. */
export const REUSE_S = 10;

/** Ends the session of a refresh token that comes again after its use: one of the two who have it is a thief. The library goes on for ever. */
export function refuseReused(sql: postgres.Sql, next: Handler): Handler {
  return async (request) => {
    const token = refreshToken(request);
    if (token === null) return next(request);
    const reused = await sql`
      delete from auth.sessions s using auth.refresh_tokens t
      where t.token = ${token} and t.revoked and t.updated_at < now() - ${REUSE_S} * interval '1 second' and s.id = t.session_id
      returning s.id`;
    if (reused.length === 0) return next(request);
    return authError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  };
}
