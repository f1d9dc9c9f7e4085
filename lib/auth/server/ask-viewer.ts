import "server-only";
import { z } from "zod";
import { BackendError } from "@/lib/supabase/public";
import type { SessionClient } from "@/lib/supabase/session";
import type { ViewerWithChange } from "../model";

const rowSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  is_admin: z.boolean(),
  new_email: z.string().nullable(),
  new_email_sent_at: z.string().nullable(),
});

const REFUSALS = new Set([401, 403]);

/** Returns the viewer of a client's session in one question; null when it has ended or the address is unconfirmed. @param token of a
 * program, in place of a session. @throws {BackendError} when the project does not answer: nobody is signed out by an outage. */
export async function askViewer(client: SessionClient, token?: string): Promise<ViewerWithChange | null> {
  const question = client.rpc("current_viewer");
  const { data, error, status } = await (token ? question.setHeader("Authorization", `Bearer ${token}`) : question);
  if (REFUSALS.has(status)) return null;
  if (error) throw new BackendError("askViewer", error);
  if (data === null) return null;
  const row = rowSchema.parse(data);
  const { new_email: address, new_email_sent_at: sentAt } = row;
  return {
    ...{ id: row.id, email: row.email, isAdmin: row.is_admin },
    pendingEmail: address && sentAt ? { address, sentAt } : null,
  };
}
