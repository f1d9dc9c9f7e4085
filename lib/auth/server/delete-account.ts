import "server-only";
import { securityEvent } from "@/lib/http/server/security-event";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import type { DeletionOutcome, DoomedBusiness } from "../model";
import { forgetClient, leaveBrowser } from "./session-cookies";

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
