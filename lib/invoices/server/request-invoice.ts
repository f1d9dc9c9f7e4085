import "server-only";
import { z } from "zod";
import { callDatabase } from "@/lib/supabase/call-database";
import { type FiscalForm, PAYMENT_FIELD } from "../schema";

const outcomeSchema = z.enum(["asked", "already", "late", "unknown"]);

/** @throws {BackendError} */
export async function requestInvoice(userId: string, form: FiscalForm): Promise<z.infer<typeof outcomeSchema>> {
  const data = await callDatabase("request_invoice", {
    person: userId,
    payment: form[PAYMENT_FIELD],
    tax_id: form.rfc,
    legal_name: form.razon_social,
    regime: form.regimen,
    postal_code: form.codigo_postal,
    usage: form.uso,
  });
  return outcomeSchema.parse(data);
}
