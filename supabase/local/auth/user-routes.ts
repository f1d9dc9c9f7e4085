import { randomBytes } from "node:crypto";
import { decodeJwt } from "jose";
import type postgres from "postgres";
import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-error";
import { jsonPayload } from "@/supabase/local/auth/json-payload";
import { noticeText } from "@/supabase/local/auth/mail-texts";
import { endSessions } from "@/supabase/local/auth/sessions";
import { findUserByEmail, type UserRow } from "@/supabase/local/auth/users";
import { type ApiRequest, bearerToken, type Handler, jsonBody, toFetchRequest } from "@/supabase/local/http";
import type { Mailbox } from "@/supabase/local/mailbox";

interface Options {
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly lite: (request: Request) => Promise<Response>;
}

const userSchema = z.object({ id: z.string(), email: z.string() });
type User = z.infer<typeof userSchema>;
const sessionSchema = z.object({ session_id: z.guid() });

/**
 * Changes to one's own account. Unlike the library, they do not tell which addresses have an account, and a new
 * password ends the other sessions.
 */
export function userRoutes(options: Options): Handler {
  return async (request) => {
    if (request.url.pathname !== "/auth/v1/user" || request.method !== "PUT") return null;
    const { email, ...others } = jsonBody(request);
    const address = z.email().safeParse(email).data;
    if (email !== undefined && email !== null && address === undefined) {
      return authError(400, "validation_failed", "Unable to validate email address: invalid format");
    }
    const owner = address ? await findUserByEmail(options.sql, address) : null;
    const asked = owner ? { ...request, ...jsonPayload(request, others) } : request;
    const response = await options.lite(toFetchRequest(asked));
    if (!response.ok) return response;
    const user = userSchema.parse(await response.clone().json());
    if ("password" in others) await endSessions(options.sql, user.id, sessionOf(request));
    return owner && owner.id !== user.id ? pretendChange(options, request, user, owner) : response;
  };
}

/** The account looks as if the change waited for its link, whose token nobody gets. */
async function pretendChange(options: Options, request: ApiRequest, user: User, owner: UserRow): Promise<Response> {
  const { sql, mailbox, lite } = options;
  await sql`
    update auth.users set email_change = ${owner.email}, email_change_token_current = null, email_change_sent_at = now(),
      email_change_token_new = ${randomBytes(32).toString("hex")}, updated_at = now()
    where id = ${user.id}`;
  await mailbox.send({ to: user.email, ...noticeText("emailChangeAsked") });
  if (owner.email) await mailbox.send({ to: owner.email, ...noticeText("addressInUse") });
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return lite(new Request(request.url, { headers }));
}

/** Of a token that the library has accepted. */
function sessionOf({ headers }: ApiRequest): string | null {
  const token = bearerToken(headers);
  return token ? (sessionSchema.safeParse(decodeJwt(token)).data?.session_id ?? null) : null;
}
