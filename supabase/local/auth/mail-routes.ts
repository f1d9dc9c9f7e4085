import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type AuthContext, type AuthRoute, authError } from "@/supabase/local/auth/auth-route";
import { mailAddress } from "@/supabase/local/auth/fields";
import { ownRedirect, sendLink } from "@/supabase/local/auth/mail-links";
import { createUser, EMAIL_APP_METADATA, findUserByEmail, userJson } from "@/supabase/local/auth/users";
import { jsonBody } from "@/supabase/local/http";

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

/** A mail endpoint. The library's forget `redirect_to` and PKCE, confirm unproven addresses, tell accounts, send no second mail. */
const mailRoute =
  (answer: (context: AuthContext, request: MailRequest) => Promise<Response>): AuthRoute =>
  async (context, request) => {
    const parsed = mailSchema.safeParse(jsonBody(request));
    if (!parsed.success) {
      return authError(400, "validation_failed", "Unable to validate email address: invalid format");
    }
    const challenge = parsed.data.code_challenge || null;
    const redirectTo = ownRedirect(request.url.searchParams.get("redirect_to"), context.siteUrl);
    return answer(context, { ...parsed.data, challenge, redirectTo });
  };

export const magicLink = mailRoute(async (context, request) => {
  const { sql } = context;
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
  if (user) await sendLink(context, { ...request, user, kind });
  return Response.json({});
});

export const recover = mailRoute(async (context, request) => {
  const user = await findUserByEmail(context.sql, request.email);
  if (user) await sendLink(context, { ...request, user, kind: "recovery" });
  return Response.json({});
});

export const resend = mailRoute(async (context, request) => {
  if (request.type !== "signup") return authError(400, "validation_failed", "Only the type signup is sent again");
  const user = await findUserByEmail(context.sql, request.email);
  if (user && !user.email_confirmed_at) await sendLink(context, { ...request, user, kind: "confirmation" });
  return Response.json({});
});

export const signUp = mailRoute(async (context, request) => {
  const { sql } = context;
  const { email, password, data } = request;
  if (!password) return authError(400, "validation_failed", "Signup requires a valid password");
  // The hash that it makes takes most of the time, for a known address too.
  const made = await createUser(sql, { email, password, isConfirmed: false, userMetadata: data ?? {} });
  const user = made ?? (await findUserByEmail(sql, email));
  // The password stays the first one: nobody has shown yet that this address is theirs.
  if (user && !user.email_confirmed_at) await sendLink(context, { ...request, user, kind: "confirmation" });
  return Response.json(signUpResponse(request));
});

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
