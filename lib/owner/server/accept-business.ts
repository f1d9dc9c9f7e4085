import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

const outcomeSchema = z.enum(["accepted", "full", "unknown"]);

/**
 * "Sí, es mío": what was registered under the user's address, by whomever, counts as the user's from now on.
 * @returns "full" when the account has as many businesses as it may have.
 * @throws {BackendError}
 */
export async function acceptBusiness(person: string, business: string): Promise<z.infer<typeof outcomeSchema>> {
  const { data, error } = await adminClient().rpc("accept_business", { person, business });
  if (error) throw new BackendError("acceptBusiness", error);
  return outcomeSchema.parse(data);
}
