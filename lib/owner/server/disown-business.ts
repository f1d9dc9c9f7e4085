import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

/** "No es mío": takes off what somebody else registered under the user's address, while it is not published. @returns whether it was
 * such a business. @throws {BackendError} */
export const disownBusiness = (person: string, business: string): Promise<boolean> =>
  callDatabase("disown_business", { person, business });
