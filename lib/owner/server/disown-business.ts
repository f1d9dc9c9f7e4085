import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/**
 * "No es mío": takes off what somebody else registered under the user's address, while it is not published.
 * @returns whether it was such a business.
 * @throws {BackendError}
 */
export async function disownBusiness(person: string, business: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("disown_business", { person, business });
  if (error) throw new BackendError("disownBusiness", error);
  return data;
}
