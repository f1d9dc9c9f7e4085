import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { type FiscalForm, PAYMENT_FIELD } from "../schema";

const outcomeSchema = z.enum(["asked", "already", "late", "unknown"]);

/** Asks for the invoice of a payment of the user. @throws {BackendError} */
export async function requestInvoice(userId: string, form: FiscalForm): Promise<z.infer<typeof outcomeSchema>> {
  const { data, error } = await adminClient().rpc("request_invoice", {
    person: userId,
    payment: form[PAYMENT_FIELD],
    tax_id: form.rfc,
    legal_name: form.razon_social,
    regime: form.regimen,
    postal_code: form.codigo_postal,
    usage: form.uso,
  });
  if (error) throw new BackendError("requestInvoice", error);
  return outcomeSchema.parse(data);
}
