import { z } from "zod";
import { columns, orNull } from "@/lib/database-rows/columns";
import { toCentavos } from "@/lib/text/money";

const PAYMENT_ID = /^\d{1,20}$/;

/** A payment's id as it may stand in an address: nothing else is asked of the provider. */
export const paymentIdSchema = z.string().regex(PAYMENT_ID);

const orNothing = <Schema extends z.ZodType>(schema: Schema) => orNull(schema).catch(null);
const text = (max: number) => orNothing(z.string().max(max));
const time = z.iso.datetime({ offset: true });
/** Centavos; null for an amount that is none, which pays for nothing. */
const amount = z.unknown().transform(toCentavos);

/** A payment as the provider's API has it: what the ledger needs of it, and of the right kind or null. */
export const providerPaymentSchema = columns({
  id: ["id", z.union([z.number().int().nonnegative(), z.string()]).transform(String).pipe(paymentIdSchema)],
  status: ["status", z.string().min(1).max(40)],
  detail: ["status_detail", text(80)],
  method: ["payment_type_id", text(40)],
  amount: ["transaction_amount", amount],
  refunded: ["transaction_amount_refunded", amount],
  currency: ["currency_id", text(10)],
  collector: ["collector_id", orNothing(z.union([z.number(), z.string()]).transform(String))],
  live: ["live_mode", orNothing(z.boolean())],
  captured: ["captured", orNothing(z.boolean())],
  reference: ["external_reference", text(400)],
  approved_at: ["date_approved", orNothing(time)],
  /** Address of the voucher, by the provider: `voucherUrl` decides whether it may be kept. */
  voucher_url: [
    "transaction_details",
    orNothing(z.object({ external_resource_url: text(2000) }).transform((details) => details.external_resource_url)),
  ],
  /** Until when it can be paid. */
  expires_at: ["date_of_expiration", orNothing(time)],
  updated_at: ["date_last_updated", time],
});

/** Facts of a payment for SQL `apply_payment`, which alone decides whether it pays for a month. */
export type PaymentFacts = z.infer<typeof providerPaymentSchema>;
