import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";

const outcomeSchema = z.enum(["sent", "full", "unknown"]);

/** "Volver a enviar": a rejected business waits for its review again. @returns "full" after five times within thirty days, "unknown" for
 * one that was not rejected. @throws {BackendError} */
export const resubmitBusiness = async (person: string, business: string): Promise<z.infer<typeof outcomeSchema>> =>
  outcomeSchema.parse(await callDatabase("resubmit_business", { person, business }));
