import { decodeJwt } from "jose";
import type postgres from "postgres";
import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-error";
import { pretendChange } from "@/supabase/local/auth/email-change";
import { mailAddress } from "@/supabase/local/auth/fields";
import { jsonPayload } from "@/supabase/local/auth/json-payload";
import { endSessions } from "@/supabase/local/auth/sessions";
import { findUserByEmail } from "@/supabase/local/auth/users";
import { type ApiRequest, bearerToken, type Handler, jsonBody, toFetchRequest } from "@/supabase/local/http";
import type { Mailbox } from "@/supabase/local/mailbox";

interface Options {
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
  readonly lite: (request: Request) => Promise<Response>;
}

const userSchema = z.object({ id: z.string(), email: z.string() });
const sessionSchema = z.object({ session_id: z.guid() });

/** Changes to one's account: no taken address is told, a new password ends other sessions; it and an address need a recent sign-in. */
export function userRoutes(options: Options): Handler {
  return async (request) => {
    if (request.url.pathname !== "/auth/v1/user" || request.method !== "PUT") return null;
    const { email, ...others } = jsonBody(request);
    const address = mailAddress.safeParse(email).data?.toLowerCase();
    if (email !== undefined && address === undefined) {
      return authError(400, "validation_failed", "Unable to validate email address: invalid format");
    }
    const isProofNeeded = address !== undefined || "password" in others;
    const refusal = isProofNeeded ? await refuseUnproved(options, request) : null;
    if (refusal) return refusal;
    const response = await put(options, request, others);
    if (!response.ok) return response;
    const user = userSchema.parse(await response.clone().json());
    if ("password" in others) await endSessions(options.sql, user.id, sessionOf(request));
    // After the password, which ends a change that is pending.
    return address === undefined || address === user.email ? response : askForChange(options, request, user, address);
  };
}

async function refuseUnproved({ sql, lite }: Options, request: ApiRequest): Promise<Response | null> {
  const own = await readUser(lite, request);
  if (!own.ok) return own;
  const recent = await sql`
    select from auth.sessions s where s.id = ${sessionOf(request)} and private.is_recent_proof(s)`;
  return recent.length > 0 ? null : authError(403, "reauthentication_needed", "This change requires a recent sign-in");
}

function readUser(lite: Options["lite"], request: ApiRequest): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return lite(new Request(request.url, { headers }));
}

const put = ({ lite }: Options, request: ApiRequest, body: object): Promise<Response> =>
  lite(toFetchRequest({ ...request, ...jsonPayload(request, body) }));

async function askForChange(
  options: Options,
  request: ApiRequest,
  user: z.infer<typeof userSchema>,
  address: string,
): Promise<Response> {
  const { sql, lite } = options;
  const [recent] = await sql`
    select from auth.users where id = ${user.id} and email_change_sent_at > now() - interval '1 minute'`;
  if (recent) return authError(429, "over_email_send_rate_limit", "A change can be asked for once a minute");
  if (!(await findUserByEmail(sql, address))) return put(options, request, { email: address });
  await pretendChange(options, user, address);
  return readUser(lite, request);
}

/** Session of a token that the library has accepted. */
function sessionOf({ headers }: ApiRequest): string | null {
  const token = bearerToken(headers);
  return token ? (sessionSchema.safeParse(decodeJwt(token)).data?.session_id ?? null) : null;
}
