import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import type { Helper, InvitationPage } from "../staff";

const invitedSchema = z.enum(["invited", "known", "owner", "full", "unknown"]);
export type InviteOutcome = z.infer<typeof invitedSchema>;

/** Asks an address to help with a business of the person. @throws {BackendError} */
export const inviteHelper = async (person: string, business: string, address: string): Promise<InviteOutcome> =>
  invitedSchema.parse(await callDatabase("invite_helper", { person, business, address }));

/** Helpers of a business; none for whoever does not own it. @throws {BackendError} */
export async function listHelpers(person: string, business: string): Promise<Helper[]> {
  const data = await callDatabase("list_helpers", { person, business });
  return data.map((row) => ({ email: row.email, isAccepted: row.is_accepted, since: new Date(row.created_at) }));
}

/** Parts a business from a helper; without an address the person leaves. @returns whether there was one. @throws {BackendError} */
export const removeHelper = (person: string, business: string, address?: string): Promise<boolean> =>
  callDatabase("remove_helper", {
    ...{ person, business },
    ...(address === undefined ? {} : { address }),
  });

/** Businesses whose owners ask for the person's help, the latest first. @throws {BackendError} */
export async function listInvitations(person: string, page: number): Promise<InvitationPage> {
  const data = await callDatabase("list_invitations", { person, page });
  return {
    page,
    invitations: data.map((row) => ({ businessId: row.id, name: row.nombre })),
    hasMore: data.at(-1)?.is_last === false,
  };
}

/** @returns whether the invitation was still there. @throws {BackendError} */
export const answerInvitation = (person: string, business: string, isAccepted: boolean): Promise<boolean> =>
  callDatabase("answer_invitation", { person, business, is_accepted: isAccepted });
