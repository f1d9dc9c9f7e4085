import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-error";
import { mailAddress, weakPassword } from "@/supabase/local/auth/fields";
import { sendLink } from "@/supabase/local/auth/mail-links";
import { ownRedirect } from "@/supabase/local/auth/redirect";
import { createUser, EMAIL_APP_METADATA, findUserByEmail, userJson } from "@/supabase/local/auth/users";
import { type ApiRequest, type Handler, jsonBody } from "@/supabase/local/http";
import type { Mailbox } from "@/supabase/local/mailbox";

interface Options {
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
}

/** A challenge that is its own verifier ("plain") proves nothing. */
const challengeSchema = z
  .object({
    code_challenge: z.string().min(43).max(128).nullish(),
    code_challenge_method: z.string().nullish(),
  })
  .refine(
    ({ code_challenge, code_challenge_method }) => !code_challenge || code_challenge_method?.toLowerCase() === "s256",
  );

const mailSchema = z
  .object({
    email: mailAddress,
    create_user: z.boolean().default(true),
    data: z.record(z.string(), z.unknown()).nullish(),
    password: z.string().nullish(),
    type: z.string().nullish(),
  })
  .and(challengeSchema);
type MailRequest = z.infer<typeof mailSchema> & {
  readonly challenge: string | null;
  readonly redirectTo: string | null;
};

/** Mail endpoints. The library's forget `redirect_to` and PKCE, confirm unproven addresses, tell accounts, send no second mail. */
export function mailRoutes(options: Options): Handler {
  const routes: Readonly<Record<string, (request: MailRequest) => Promise<Response>>> = {
    "/auth/v1/otp": (request) => magicLink(options, request),
    "/auth/v1/magiclink": (request) => magicLink(options, request),
    "/auth/v1/recover": (request) => recover(options, request),
    "/auth/v1/signup": (request) => signUp(options, request),
    "/auth/v1/resend": (request) => resend(options, request),
  };
  return async (request) => {
    const route = routes[request.url.pathname];
    if (!route || request.method !== "POST") return null;
    const parsed = parse(request, options.siteUrl);
    if (!parsed) return authError(400, "validation_failed", "Unable to validate email address: invalid format");
    return route(parsed);
  };
}

function parse(request: ApiRequest, siteUrl: string): MailRequest | null {
  const parsed = mailSchema.safeParse(jsonBody(request));
  if (!parsed.success) return null;
  const { code_challenge: challenge } = parsed.data;
  return {
    ...parsed.data,
    challenge: challenge || null,
    redirectTo: ownRedirect(request.url.searchParams.get("redirect_to"), siteUrl),
  };
}

async function magicLink(options: Options, request: MailRequest): Promise<Response> {
  const { sql } = options;
  const { email, create_user, data } = request;
  const known = await findUserByEmail(sql, email);
  // Supabase Auth answers 422 here, which tells whose address has an account.
  if (!known && !create_user) return Response.json({});
  // Not confirmed: the click on the link is what confirms. Two requests at once make one user.
  const user =
    known ??
    (await createUser(sql, { email, isConfirmed: false, userMetadata: data ?? {} })) ??
    (await findUserByEmail(sql, email));
  const kind = user?.email_confirmed_at ? "magicLink" : "confirmation";
  if (user) await sendLink(options, { ...request, user, kind });
  return Response.json({});
}

async function recover(options: Options, request: MailRequest): Promise<Response> {
  const user = await findUserByEmail(options.sql, request.email);
  if (user) await sendLink(options, { ...request, user, kind: "recovery" });
  return Response.json({});
}

async function resend(options: Options, request: MailRequest): Promise<Response> {
  if (request.type !== "signup") return authError(400, "validation_failed", "Only the type signup is sent again");
  const user = await findUserByEmail(options.sql, request.email);
  if (user && !user.email_confirmed_at) await sendLink(options, { ...request, user, kind: "confirmation" });
  return Response.json({});
}

async function signUp(options: Options, request: MailRequest): Promise<Response> {
  const { sql } = options;
  const { email, password, data } = request;
  if (!password) return weakPassword();
  // The hash that it makes takes most of the time, for a known address too.
  const made = await createUser(sql, { email, password, isConfirmed: false, userMetadata: data ?? {} });
  const user = made ?? (await findUserByEmail(sql, email));
  // The password stays the first one: nobody has shown yet that this address is theirs.
  if (user && !user.email_confirmed_at) await sendLink(options, { ...request, user, kind: "confirmation" });
  return Response.json(signUpResponse(request));
}

/** Returns one response for every address, with an invented id: who has an account stays private. */
function signUpResponse({ email, data }: MailRequest) {
  const now = new Date();
  return {
    ...userJson({
      id: randomUUID(),
      aud: null,
      role: null,
      email: email.toLowerCase(),
      email_confirmed_at: null,
      confirmation_sent_at: now,
      last_sign_in_at: null,
      raw_app_meta_data: EMAIL_APP_METADATA,
      raw_user_meta_data: data ?? {},
      created_at: now,
      updated_at: now,
    }),
    identities: [],
  };
}
