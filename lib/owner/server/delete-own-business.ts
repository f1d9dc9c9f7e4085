import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/**
 * Takes a business off the directory for its owner.
 * @returns false when it is not this person's to delete.
 * @throws {BackendError}
 */
export async function deleteOwnBusiness(person: string, business: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("delete_own_business", { person, business });
  if (error) throw new BackendError("deleteOwnBusiness", error);
  return data;
}
