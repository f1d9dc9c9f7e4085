import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const outcomeSchema = z.enum(["accepted", "full", "unknown"]);

/** "Sí, es mío": what was registered under the user's address, by whomever, counts as the user's from now on. @returns "full" when the
 * account has as many businesses as it may have. @throws {BackendError} */
export const acceptBusiness = async (person: string, business: string): Promise<z.infer<typeof outcomeSchema>> =>
  outcomeSchema.parse(await callDatabase("accept_business", { person, business }));
