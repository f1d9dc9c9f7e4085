import { decodeJwt } from "jose";
import { z } from "zod";
import { type AuthContext, type AuthRoute, authError } from "@/supabase/local/auth/auth-route";
import { pretendChange } from "@/supabase/local/auth/email-change";
import { mailAddress } from "@/supabase/local/auth/fields";
import { endSessions, findUserByEmail } from "@/supabase/local/auth/users";
import { type ApiRequest, bearerToken, jsonBody, withJson } from "@/supabase/local/http";

const userSchema = z.object({ id: z.string(), email: z.string() });
const sessionSchema = z.object({ session_id: z.guid() });

/** Changes to one's account: no taken address is told, a new password ends other sessions; it and an address need a recent sign-in. */
export const changeUser: AuthRoute = async (context, request) => {
  const { email, app_metadata, ...others } = jsonBody(request);
  if (app_metadata !== undefined) {
    return authError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const address = mailAddress.safeParse(email).data?.toLowerCase();
  if (email !== undefined && address === undefined) {
    return authError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  const isProofNeeded = address !== undefined || "password" in others;
  const refusal = isProofNeeded ? await refuseUnproved(context, request) : null;
  if (refusal) return refusal;
  const response = await context.lite(withJson(request, others));
  if (!response.ok) return response;
  const user = userSchema.parse(await response.clone().json());
  if ("password" in others) await endSessions(context.sql, user.id, sessionOf(request));
  // After the password, which ends a change that is pending.
  return address === undefined || address === user.email ? response : askForChange(context, request, user, address);
};

async function refuseUnproved({ sql, lite }: AuthContext, request: ApiRequest): Promise<Response | null> {
  const own = await lite(readingOf(request));
  if (!own.ok) return own;
  const recent = await sql`
    select from auth.sessions s where s.id = ${sessionOf(request)} and private.is_recent_proof(s)`;
  return recent.length > 0 ? null : authError(400, "reauthentication_needed", "This change requires a recent sign-in");
}

const readingOf = (request: ApiRequest): ApiRequest => ({ ...request, method: "GET", body: null });

async function askForChange(
  context: AuthContext,
  request: ApiRequest,
  user: z.infer<typeof userSchema>,
  address: string,
): Promise<Response> {
  const { sql, lite } = context;
  const [recent] = await sql`
    select from auth.users where id = ${user.id} and email_change_sent_at > now() - interval '1 minute'`;
  if (recent) return authError(429, "over_email_send_rate_limit", "A change can be asked for once a minute");
  if (!(await findUserByEmail(sql, address))) return lite(withJson(request, { email: address }));
  await pretendChange(context, user, address);
  return lite(readingOf(request));
}

/** Session of a token that the library has accepted. */
function sessionOf({ headers }: ApiRequest): string | null {
  const token = bearerToken(headers);
  return token ? (sessionSchema.safeParse(decodeJwt(token)).data?.session_id ?? null) : null;
}
