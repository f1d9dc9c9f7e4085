import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** Whether the user administers the directory: a row in the database, so that it ends at once when the row goes. */
export async function isAdministrator(person: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("is_administrator", { person });
  if (error) throw new BackendError("is_administrator", error);
  return data;
}
