import { createHmac } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Plan } from "@/lib/plans/plans";

export type AccountKey = "admin" | Plan;

export type ShowcaseAccount = {
  key: AccountKey;
  role: string;
  email: string;
  password: string;
};

const PASSWORD_CHARACTERS = 12;
const USERS_PER_PAGE = 200;

export const showcaseUsers: readonly Omit<ShowcaseAccount, "password">[] = [
  { key: "admin", role: "administrator", email: "admin@example.com" },
  { key: "free", role: "owner, free", email: "gratis@example.com" },
  { key: "pro", role: "owner, profesional", email: "profesional@example.com" },
  { key: "premium", role: "owner, premium", email: "premium@example.com" },
];

/** Sign-ins of the showcase; passwords come from the instance's secret key: the source does not tell them. */
export const showcaseAccounts = (secretKey: string): ShowcaseAccount[] =>
  showcaseUsers.map((user) => ({
    ...user,
    password: createHmac("sha256", secretKey)
      .update(`showcase ${user.key}`)
      .digest("base64url")
      .slice(0, PASSWORD_CHARACTERS),
  }));

/** Ids of the showcase's users by their key; those that are missing are made, with a confirmed address. */
export async function ensureUsers(
  client: SupabaseClient,
  accounts: readonly ShowcaseAccount[],
): Promise<ReadonlyMap<AccountKey, string>> {
  const idByEmail = await listUsers(client);
  const ids = new Map<AccountKey, string>();
  for (const { key, email, password } of accounts) {
    ids.set(key, idByEmail.get(email) ?? (await createUser(client, email, password)));
  }
  return ids;
}

async function listUsers(client: SupabaseClient): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: USERS_PER_PAGE });
    if (error) throw new Error(`the users could not be listed: ${error.message}`);
    for (const { id, email } of data.users) if (email) found.set(email, id);
    if (data.users.length < USERS_PER_PAGE) return found;
  }
}

async function createUser(client: SupabaseClient, email: string, password: string): Promise<string> {
  const { data, error } = await client.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw new Error(`${email} could not be created: ${error.message}`);
  return data.user.id;
}
