import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import type { InvoiceState } from "../model";
import { type FiscalForm, PAYMENT_FIELD } from "../schema";

const requestOutcome = z.enum(["asked", "already", "late", "unknown"]);

/** @throws {BackendError} */
export async function requestInvoice(userId: string, form: FiscalForm): Promise<z.infer<typeof requestOutcome>> {
  const data = await callDatabase("request_invoice", {
    person: userId,
    payment: form[PAYMENT_FIELD],
    tax_id: form.rfc,
    legal_name: form.razon_social,
    regime: form.regimen,
    postal_code: form.codigo_postal,
    usage: form.uso,
  });
  return requestOutcome.parse(data);
}

const decideOutcome = z.enum(["decided", "same", "unknown"]);

/** Notes by an administrator that an invoice went out, that it cannot (with the reason), or neither ("pedida"); the buyer is written to
 * a minute later. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function decideInvoice(
  reviewer: string,
  invoice: string,
  outcome: InvoiceState,
  reason: string | null,
): Promise<z.infer<typeof decideOutcome>> {
  const data = await callDatabase("decide_invoice", {
    reviewer,
    invoice,
    outcome,
    ...(reason === null ? {} : { reason }),
  });
  return decideOutcome.parse(data);
}
