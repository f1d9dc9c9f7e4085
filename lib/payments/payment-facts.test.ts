import { describe, expect, it } from "vitest";
import { paymentIdSchema, providerPaymentSchema } from "./payment-facts";

const response = {
  id: 123456789012,
  status: "approved",
  status_detail: "accredited",
  payment_type_id: "credit_card",
  transaction_amount: 300,
  transaction_amount_refunded: 0,
  currency_id: "MXN",
  collector_id: 42,
  live_mode: false,
  captured: true,
  external_reference: "a@example.com|pro|x",
  date_approved: "2026-01-31T12:00:00.000-04:00",
  date_of_expiration: "2026-02-05T22:59:59.000-04:00",
  transaction_details: {
    external_resource_url: "https://www.mercadopago.com.mx/payments/1/ticket",
    total_paid_amount: 1,
  },
  date_last_updated: "2026-01-31T12:00:01.000-04:00",
  payer: { email: "somebody@example.com" },
};

describe("a payment of the provider", () => {
  it("becomes what the ledger needs, and nothing more", () => {
    expect(providerPaymentSchema.parse(response)).toEqual({
      id: "123456789012",
      status: "approved",
      detail: "accredited",
      method: "credit_card",
      amount: 30000,
      refunded: 0,
      currency: "MXN",
      collector: "42",
      live: false,
      captured: true,
      reference: "a@example.com|pro|x",
      approved_at: "2026-01-31T12:00:00.000-04:00",
      voucher_url: "https://www.mercadopago.com.mx/payments/1/ticket",
      expires_at: "2026-02-05T22:59:59.000-04:00",
      updated_at: "2026-01-31T12:00:01.000-04:00",
    });
  });

  it.each([
    ["transaction_amount", "300", "amount"],
    ["transaction_amount_refunded", undefined, "refunded"],
    ["captured", "true", "captured"],
    ["live_mode", 0, "live"],
    ["currency_id", { id: "MXN" }, "currency"],
    ["date_approved", "yesterday", "approved_at"],
    ["date_of_expiration", 5, "expires_at"],
    ["transaction_details", "https://www.mercadopago.com.mx/", "voucher_url"],
    ["transaction_details", { external_resource_url: ["https://www.mercadopago.com.mx/"] }, "voucher_url"],
  ])("with %s of another kind has none", (field, value, fact) => {
    expect(providerPaymentSchema.parse({ ...response, [field]: value })).toMatchObject({ [fact]: null });
  });

  it.each([
    ["an empty response", {}],
    ["no id", { ...response, id: undefined }],
    ["an id that is no number", { ...response, id: "../users/me" }],
    ["no state", { ...response, status: "" }],
    ["no time", { ...response, date_last_updated: undefined }],
  ])("is not read from %s", (_, value) => {
    expect(providerPaymentSchema.safeParse(value).success).toBe(false);
  });
});

it.each(["", "12a", "-1", "1.5", "1".repeat(21), " 1", "1\n", "../1"])("the id of a payment is not %j", (id) => {
  expect(paymentIdSchema.safeParse(id).success).toBe(false);
});
