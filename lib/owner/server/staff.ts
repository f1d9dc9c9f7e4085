import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { Helper, InvitationPage } from "../staff";

const invitedSchema = z.enum(["invited", "known", "owner", "full", "unknown"]);
export type InviteOutcome = z.infer<typeof invitedSchema>;

/** Asks an address to help with a business of the person. @throws {BackendError} */
export async function inviteHelper(person: string, business: string, address: string): Promise<InviteOutcome> {
  const { data, error } = await adminClient().rpc("invite_helper", { person, business, address });
  if (error) throw new BackendError("inviteHelper", error);
  return invitedSchema.parse(data);
}

/** Who helps with a business; nobody for whoever does not own it. @throws {BackendError} */
export async function listHelpers(person: string, business: string): Promise<Helper[]> {
  const { data, error } = await adminClient().rpc("list_helpers", { person, business });
  if (error) throw new BackendError("listHelpers", error);
  return data.map((row) => ({ email: row.email, isAccepted: row.is_accepted, since: new Date(row.created_at) }));
}

/**
 * Parts a business from a helper; without an address the person leaves.
 * @returns whether there was one.
 * @throws {BackendError}
 */
export async function removeHelper(person: string, business: string, address?: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("remove_helper", {
    ...{ person, business },
    ...(address === undefined ? {} : { address }),
  });
  if (error) throw new BackendError("removeHelper", error);
  return data;
}

/** Businesses whose owners ask for the person's help, the latest first. @throws {BackendError} */
export async function listInvitations(person: string, page: number): Promise<InvitationPage> {
  const { data, error } = await adminClient().rpc("list_invitations", { person, page });
  if (error) throw new BackendError("listInvitations", error);
  return {
    page,
    invitations: data.map((row) => ({ businessId: row.id, name: row.nombre })),
    hasMore: data.at(-1)?.is_last === false,
  };
}

/** @returns whether the invitation was still there. @throws {BackendError} */
export async function answerInvitation(person: string, business: string, isAccepted: boolean): Promise<boolean> {
  const { data, error } = await adminClient().rpc("answer_invitation", { person, business, is_accepted: isAccepted });
  if (error) throw new BackendError("answerInvitation", error);
  return data;
}
