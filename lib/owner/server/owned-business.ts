import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import { type OwnedBusiness, toOwnedBusiness } from "../owned-business";

/** A business as its owner edits it; null when it is not this person's, or was not accepted. @throws {BackendError} */
export async function getOwnedBusiness(person: string, business: string): Promise<OwnedBusiness | null> {
  const data = await callDatabase("read_own_business", { person, business });
  return data === null ? null : toOwnedBusiness(data);
}
