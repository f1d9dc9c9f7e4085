import "server-only";
import { securityEvent } from "@/lib/http/server/security-event";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { describeDevice } from "../device";
import type { OwnSession } from "../model";
import { sessionClient } from "./session-client";

/** Sessions of the viewer, this one first. @throws {BackendError} */
export async function listSessions(): Promise<OwnSession[]> {
  const data = await callDatabaseAs(await sessionClient(), "list_own_sessions");
  return data.map(({ id, user_agent, created_at, seen_at, is_current }) => ({
    id,
    device: describeDevice(user_agent),
    since: new Date(created_at),
    seen: new Date(seen_at),
    isCurrent: is_current,
  }));
}

/** Ends a session of the viewer; without an id, all but this one. @throws {BackendError} */
export async function endSessions(viewerId: string, id: string | undefined): Promise<void> {
  await callDatabaseAs(await sessionClient(), "end_own_sessions", id ? { session: id } : {});
  await securityEvent("session-end", "accepted", { account: viewerId, reason: id ? "one" : "others" });
}

/** @throws {BackendError} */
export const hasRecentProof = async (): Promise<boolean> => callDatabaseAs(await sessionClient(), "has_recent_proof");
