import { z } from "zod";
import { toCentavos } from "@/lib/text/money";

const PAYMENT_ID = /^\d{1,20}$/;

/** A payment's id as it may stand in an address: nothing else is asked of the provider. */
export const paymentIdSchema = z.string().regex(PAYMENT_ID);

const text = (max: number) => z.string().max(max).nullish().catch(null);
const time = z.iso.datetime({ offset: true });

/** A payment as the provider's API has it: what the ledger needs of it, and of the right kind or absent. */
export const providerPaymentSchema = z
  .object({
    id: z.union([z.number().int().nonnegative(), z.string()]).transform(String).pipe(paymentIdSchema),
    status: z.string().min(1).max(40),
    status_detail: text(80),
    payment_type_id: text(40),
    transaction_amount: z.unknown(),
    transaction_amount_refunded: z.unknown(),
    currency_id: text(10),
    collector_id: z.union([z.number(), z.string()]).transform(String).nullish().catch(null),
    live_mode: z.boolean().nullish().catch(null),
    captured: z.boolean().nullish().catch(null),
    external_reference: text(400),
    date_approved: time.nullish().catch(null),
    date_of_expiration: time.nullish().catch(null),
    transaction_details: z
      .object({ external_resource_url: text(2000) })
      .nullish()
      .catch(null),
    date_last_updated: time,
  })
  .transform((payment) => ({
    id: payment.id,
    status: payment.status,
    detail: payment.status_detail ?? null,
    method: payment.payment_type_id ?? null,
    /** Centavos; null for an amount that is none, which pays for nothing. */
    amount: toCentavos(payment.transaction_amount),
    refunded: toCentavos(payment.transaction_amount_refunded),
    currency: payment.currency_id ?? null,
    collector: payment.collector_id ?? null,
    live: payment.live_mode ?? null,
    captured: payment.captured ?? null,
    reference: payment.external_reference ?? null,
    approved_at: payment.date_approved ?? null,
    /** Address of the voucher, by the provider: `voucherUrl` decides whether it may be kept. */
    voucher_url: payment.transaction_details?.external_resource_url ?? null,
    /** Until when it can be paid. */
    expires_at: payment.date_of_expiration ?? null,
    updated_at: payment.date_last_updated,
  }));

/** Facts of a payment for SQL `apply_payment`, which alone decides whether it pays for a month. */
export type PaymentFacts = z.infer<typeof providerPaymentSchema>;
