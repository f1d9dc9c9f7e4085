import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

/** Takes a business off the directory for its owner. @returns false when it is not this person's to delete. @throws {BackendError} */
export const deleteOwnBusiness = (person: string, business: string): Promise<boolean> =>
  callDatabase("delete_own_business", { person, business });
