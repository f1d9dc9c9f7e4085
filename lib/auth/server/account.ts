import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";

/** Asks the database, so that it ends at once when the row goes. */
export const isAdministrator = (userId: string): Promise<boolean> =>
  callDatabase("is_administrator", { person: userId });

/** Gives a user who has just signed in what waits for the confirmed e-mail: businesses, paid orders, and the administration by
 * ADMIN_EMAIL when nobody has it. A failure is noted and stops nothing: the next sign-in does it again. */
export async function linkAccount(userId: string, confirmedEmail: string): Promise<void> {
  const linked = await adminClient().rpc("link_account", { person: userId });
  if (linked.error) log.error({ code: linked.error.code }, "an account was not linked");
  if (confirmedEmail.toLowerCase() !== env().adminEmail) return;
  const granted = await adminClient().rpc("bootstrap_admin", { person: userId });
  if (granted.error) log.error({ code: granted.error.code }, "the first administrator was not made");
}

/** Account that a mail's link opens; null where that cannot be told: the link says by itself whether it can be used. */
export async function addressOfLink(tokenHash: string): Promise<string | null> {
  const { data, error } = await adminClient().rpc("address_of_link", { token_hash: tokenHash });
  if (!error) return data;
  log.error({ error: new BackendError("addressOfLink", error) }, "it is not known whose link it is");
  return null;
}
