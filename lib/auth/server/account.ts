import "server-only";
import { env } from "@/lib/env";
import { securityEvent } from "@/lib/http/server/security-event";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import type { DeletionOutcome, DoomedBusiness } from "../model";
import { forgetClient, leaveBrowser } from "./session-cookies";

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

export async function previewDeletion(userId: string): Promise<DoomedBusiness[]> {
  const data = await callDatabase("preview_account_deletion", { person: userId });
  return data.map(({ slug, nombre, outcome }) => ({ slug, name: nombre, outcome: outcome as DeletionOutcome }));
}

/** Parts the user from everything, then deletes the user for good; repeatable. "last": the only administrator stays. */
export async function deleteAccount(userId: string): Promise<Result<void, "last" | "failed">> {
  const released = await adminClient().rpc("release_account", { person: userId });
  if (released.error) throw new BackendError("deleteAccount", released.error);
  if (!released.data) return failure("last");
  const { error } = await adminClient().auth.admin.deleteUser(userId);
  if (error) {
    log.error({ code: error.code }, "a released account was not deleted");
    return failure("failed");
  }
  await securityEvent("account-deletion", "accepted", { account: userId });
  await leaveBrowser();
  await forgetClient();
  return success(undefined);
}
