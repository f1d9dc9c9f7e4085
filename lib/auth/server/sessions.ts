import "server-only";
import { securityEvent } from "@/lib/http/server/security-event";
import { BackendError } from "@/lib/supabase/public";
import { describeDevice } from "../device";
import type { OwnSession } from "../model";
import { sessionClient } from "./session-client";

/** The sessions of whoever is signed in, this one first. @throws {BackendError} */
export async function listSessions(): Promise<OwnSession[]> {
  const { data, error } = await (await sessionClient()).rpc("list_own_sessions");
  if (error) throw new BackendError("listSessions", error);
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
  const { error } = await (await sessionClient()).rpc("end_own_sessions", id ? { session: id } : {});
  if (error) throw new BackendError("endSessions", error);
  await securityEvent("session-end", "accepted", { account: viewerId, reason: id ? "one" : "others" });
}

/** Whether whoever is signed in has proved it lately. @throws {BackendError} */
export async function hasRecentProof(): Promise<boolean> {
  const { data, error } = await (await sessionClient()).rpc("has_recent_proof");
  if (error) throw new BackendError("hasRecentProof", error);
  return data;
}
