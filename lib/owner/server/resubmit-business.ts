import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

const outcomeSchema = z.enum(["sent", "full", "unknown"]);

/**
 * "Volver a enviar": a rejected business waits for its review again.
 * @returns "full" after five times within thirty days, "unknown" for one that was not rejected.
 * @throws {BackendError}
 */
export async function resubmitBusiness(person: string, business: string): Promise<z.infer<typeof outcomeSchema>> {
  const { data, error } = await adminClient().rpc("resubmit_business", { person, business });
  if (error) throw new BackendError("resubmitBusiness", error);
  return outcomeSchema.parse(data);
}
