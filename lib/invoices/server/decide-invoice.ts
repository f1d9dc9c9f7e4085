import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import type { InvoiceState } from "../model";

const outcomeSchema = z.enum(["decided", "same", "unknown"]);

/** Notes by an administrator that an invoice went out, that it cannot (with the reason), or neither ("pedida"); the buyer is written to
 * a minute later. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function decideInvoice(
  reviewer: string,
  invoice: string,
  outcome: InvoiceState,
  reason: string | null,
): Promise<z.infer<typeof outcomeSchema>> {
  const data = await callDatabase("decide_invoice", {
    reviewer,
    invoice,
    outcome,
    ...(reason === null ? {} : { reason }),
  });
  return outcomeSchema.parse(data);
}
