import type postgres from "postgres";
import { z } from "zod";
import { type AuthRoute, authError } from "@/supabase/local/auth/auth-route";
import { mailAddress } from "@/supabase/local/auth/fields";
import { issueToken, ownRedirect } from "@/supabase/local/auth/mail-links";
import { confirmationLink } from "@/supabase/local/auth/mail-texts";
import {
  createUser,
  endSessions,
  findUserByEmail,
  hashPassword,
  type UserRow,
  userJson,
} from "@/supabase/local/auth/users";
import { KEEPS_PASSWORD } from "@/supabase/local/backend-schema";
import { type ApiRequest, isServerRequest, jsonBody } from "@/supabase/local/http";

const BASE = "/auth/v1/admin/users";

const metadata = z.record(z.string(), z.unknown()).optional();
const changesSchema = z.object({
  email: mailAddress.optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().optional(),
  app_metadata: metadata,
  user_metadata: metadata,
});
const newUserSchema = changesSchema.extend({ email: mailAddress });
const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  per_page: z.coerce.number().int().min(1).max(1_000).catch(50),
});

/** `auth.admin` of supabase-js: create, list, get, update and delete users, by the secret key alone. */
export const adminUsers: AuthRoute = async ({ sql, secretKey }, request) => {
  const path = request.url.pathname;
  if (path !== BASE && !path.startsWith(`${BASE}/`)) return null;
  if (!isServerRequest(request, secretKey)) return authError(403, "not_admin", "User not allowed");
  const id = path.slice(BASE.length + 1);
  if (id && !z.guid().safeParse(id).success) return authError(404, "validation_failed", "user_id must be an UUID");
  const methods = id ? ONE_USER : ALL_USERS;
  const answer = methods[request.method];
  return answer ? answer(sql, request, id) : authError(405, "method_not_allowed", "Method not allowed");
};

type Methods = Readonly<Record<string, (sql: postgres.Sql, request: ApiRequest, id: string) => Promise<Response>>>;

const ALL_USERS: Methods = { GET: list, POST: create };
const ONE_USER: Methods = {
  GET: async (sql, _request, id) => shown(await sql<UserRow[]>`select * from auth.users where id = ${id}`),
  PUT: update,
  DELETE: async (sql, _request, id) => {
    const rows = await sql<UserRow[]>`delete from auth.users where id = ${id} returning *`;
    return rows.length > 0 ? Response.json({}) : shown(rows);
  },
};

async function create(sql: postgres.Sql, request: ApiRequest): Promise<Response> {
  const parsed = newUserSchema.safeParse(jsonBody(request));
  if (!parsed.success) return invalid(parsed.error);
  const { email, password, email_confirm, app_metadata, user_metadata } = parsed.data;
  const row = await createUser(sql, {
    email,
    password,
    isConfirmed: email_confirm === true,
    appMetadata: app_metadata,
    userMetadata: user_metadata,
  });
  return row ? Response.json(userJson(row)) : taken();
}

async function list(sql: postgres.Sql, { url }: ApiRequest): Promise<Response> {
  const { page, per_page } = pageSchema.parse(Object.fromEntries(url.searchParams));
  const rows = await sql<UserRow[]>`
    select * from auth.users order by created_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`;
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
  const total = counted?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / per_page));
  const links = [`<${BASE}?page=${last}&per_page=${per_page}>; rel="last"`];
  if (page < last) links.unshift(`<${BASE}?page=${page + 1}&per_page=${per_page}>; rel="next"`);
  const headers = { "x-total-count": String(total), link: links.join(", ") };
  return Response.json({ users: rows.map(userJson), aud: "authenticated" }, { headers });
}

async function update(sql: postgres.Sql, request: ApiRequest, id: string): Promise<Response> {
  const parsed = changesSchema.safeParse(jsonBody(request));
  if (!parsed.success) return invalid(parsed.error);
  const { email, password, email_confirm, app_metadata, user_metadata } = parsed.data;
  const hash = password === undefined ? null : await hashPassword(password);
  try {
    const rows = await sql.begin(async (transaction) => {
      await transaction`select set_config(${KEEPS_PASSWORD}, 'on', true)`;
      return transaction<UserRow[]>`
        update auth.users set
          email = coalesce(${email?.toLowerCase() ?? null}, email),
          encrypted_password = coalesce(${hash}, encrypted_password),
          email_confirmed_at = case when ${email_confirm === true} then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
          raw_app_meta_data = ${merged(sql, "raw_app_meta_data", app_metadata)},
          raw_user_meta_data = ${merged(sql, "raw_user_meta_data", user_metadata)},
          updated_at = now()
        where id = ${id}
        returning *`;
    });
    if (hash) await endSessions(sql, id, null);
    return shown(rows);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "23505") return taken();
    throw error;
  }
}

/** The metadata of a column with changes, whose nulls drop a key. */
function merged(sql: postgres.Sql, column: string, changes: Record<string, unknown> = {}) {
  const dropped = Object.keys(changes).filter((key) => changes[key] === null);
  return sql`(coalesce(${sql(column)}, '{}') || ${JSON.stringify(changes)}::text::jsonb) - ${dropped}::text[]`;
}

function shown([row]: readonly UserRow[]): Response {
  return row ? Response.json(userJson(row)) : authError(404, "user_not_found", "User not found");
}

const taken = () => authError(422, "email_exists", "A user with this email address has already been registered");

function invalid(error: z.ZodError): Response {
  const fields = error.issues.map((issue) => issue.path.join(".")).join(", ");
  return authError(400, "validation_failed", `Not valid: ${fields}`);
}

const linkSchema = z.object({
  type: z.enum(["magiclink", "recovery"]),
  email: mailAddress,
  redirect_to: z.string().nullish(),
});

/** `auth.admin.generateLink` for sign-in and recovery: the link without the mail, by the secret key alone. */
export const generateLink: AuthRoute = async ({ sql, siteUrl, secretKey }, request) => {
  if (!isServerRequest(request, secretKey)) return authError(403, "not_admin", "User not allowed");
  const parsed = linkSchema.safeParse(jsonBody(request));
  if (!parsed.success) return authError(400, "validation_failed", "Only magiclink and recovery, for a mail address");
  const { type, email, redirect_to } = parsed.data;

  const known = await findUserByEmail(sql, email);
  const user = known ?? (type === "magiclink" ? await createUser(sql, { email, isConfirmed: false }) : null);
  if (!user) return authError(404, "user_not_found", "User with this email not found");
  const kind = type === "magiclink" ? "magicLink" : "recovery";
  const tokenHash = await issueToken(sql, user.id, kind);
  const redirectTo = ownRedirect(redirect_to ?? null, siteUrl);
  return Response.json({
    ...userJson(user),
    action_link: confirmationLink({ siteUrl, kind, tokenHash, redirectTo }),
    email_otp: "",
    hashed_token: tokenHash,
    verification_type: type,
    redirect_to: redirectTo ?? siteUrl,
  });
};
