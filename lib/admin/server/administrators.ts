import "server-only";
import { z } from "zod";
import { securityEvent } from "@/lib/http/server/security-event";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Administrator } from "../administrators";

const addOutcome = z.enum(["added", "already", "unknown"]);
const removeOutcome = z.enum(["removed", "unknown", "last"]);

/** All of them, the first one first. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function listAdministrators(reviewerId: string): Promise<Administrator[]> {
  const data = await callDatabase("list_administrators", { reviewer: reviewerId });
  return data.map(({ id, email, created_at, hecho_por, puede_entrar }) => ({
    id,
    email,
    since: new Date(created_at),
    madeBy: hecho_por,
    canEnter: puede_entrar,
  }));
}

/** Gives the role to the account with this confirmed address, which is written to. "unknown": there is none. @throws {BackendError} */
export const addAdministrator = async (reviewerId: string, email: string): Promise<z.infer<typeof addOutcome>> =>
  addOutcome.parse(await callDatabase("add_admin", { reviewer: reviewerId, admin_email: email }));

/** Takes the role, at once; the account is written to. "last": nobody else who has it can sign in. @throws {BackendError} */
export const removeAdministrator = async (reviewerId: string, id: string): Promise<z.infer<typeof removeOutcome>> =>
  removeOutcome.parse(await callDatabase("remove_admin", { reviewer: reviewerId, person: id }));

/** Ends all sessions of the account with this address; false: there is none. @throws {BackendError} */
export async function endAccountSessions(reviewerId: string, email: string): Promise<boolean> {
  const data = await callDatabase("end_account_sessions", { reviewer: reviewerId, account_email: email });
  // Whose they were is in the trail.
  if (data) await securityEvent("session-end", "accepted", { account: reviewerId, reason: "by-administrator" });
  return data;
}
