import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { instanceUnderTest } from "./e2e-instance";
import { aMailAddress } from "./e2e-mails";

export const PASSWORD = "una-clave-de-prueba";

/** The instance's own project, with every right. */
function serverClient(): SupabaseClient {
  const { supabaseUrl, secretKey } = instanceUnderTest();
  return createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** A user with a confirmed address and a password. */
export async function aUser(): Promise<{ id: string; email: string; password: string }> {
  const email = aMailAddress();
  const { data, error } = await serverClient().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
  return { id: data.user.id, email, password: PASSWORD };
}

/** Makes a user an administrator. */
export async function makeAdmin(id: string): Promise<void> {
  const { error } = await serverClient().rpc("grant_admin", { admin_id: id });
  if (error) throw error;
}
