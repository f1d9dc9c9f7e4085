import type { SupabaseClient } from "@supabase/supabase-js";
import type { AccountKey, ShowcaseAccount } from "@/supabase/seed/showcase/accounts";

const USERS_PER_PAGE = 200;

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
