import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { type OwnedBusiness, toOwnedBusiness } from "../owned-business";

/** A business as its owner edits it; null when it is not this person's, or was not accepted. @throws {BackendError} */
export async function getOwnedBusiness(person: string, business: string): Promise<OwnedBusiness | null> {
  const { data, error } = await adminClient().rpc("read_own_business", { person, business });
  if (error) throw new BackendError("getOwnedBusiness", error);
  return data === null ? null : toOwnedBusiness(data);
}
