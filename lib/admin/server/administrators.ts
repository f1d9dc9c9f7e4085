import "server-only";
import { z } from "zod";
import { securityEvent } from "@/lib/http/server/security-event";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Administrator } from "../administrators";

const addOutcome = z.enum(["added", "already", "unknown"]);
const removeOutcome = z.enum(["removed", "unknown", "last"]);

/** All of them, the first one first. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function listAdministrators(reviewerId: string): Promise<Administrator[]> {
  const { data, error } = await adminClient().rpc("list_administrators", { reviewer: reviewerId });
  if (error) throw new BackendError("listAdministrators", error);
  return data.map(({ id, email, created_at, hecho_por, puede_entrar }) => ({
    id,
    email,
    since: new Date(created_at),
    madeBy: hecho_por,
    canEnter: puede_entrar,
  }));
}

/** Gives the role to the account with this confirmed address, which is written to. "unknown": there is none. @throws {BackendError} */
export async function addAdministrator(reviewerId: string, email: string): Promise<z.infer<typeof addOutcome>> {
  const { data, error } = await adminClient().rpc("add_admin", { reviewer: reviewerId, admin_email: email });
  if (error) throw new BackendError("addAdministrator", error);
  return addOutcome.parse(data);
}

/** Takes the role, at once; the account is written to. "last": nobody else who has it can sign in. @throws {BackendError} */
export async function removeAdministrator(reviewerId: string, id: string): Promise<z.infer<typeof removeOutcome>> {
  const { data, error } = await adminClient().rpc("remove_admin", { reviewer: reviewerId, person: id });
  if (error) throw new BackendError("removeAdministrator", error);
  return removeOutcome.parse(data);
}

/** Ends all sessions of the account with this address; false: there is none. @throws {BackendError} */
export async function endAccountSessions(reviewerId: string, email: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("end_account_sessions", {
    reviewer: reviewerId,
    account_email: email,
  });
  if (error) throw new BackendError("endAccountSessions", error);
  // Whose they were is in the trail.
  if (data) await securityEvent("session-end", "accepted", { account: reviewerId, reason: "by-administrator" });
  return data;
}
