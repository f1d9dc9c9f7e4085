import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

/** Removes an unpublished business that somebody else registered under the user's address. @returns true if so. @throws {BackendError} */
export const disownBusiness = (person: string, business: string): Promise<boolean> =>
  callDatabase("disown_business", { person, business });
