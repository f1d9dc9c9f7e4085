import { describe, expect, it } from "vitest";
import { emailIn, parseCheckoutQuery, parseReturnQuery } from "./query";

const ORDER = "0d5c2f5e-4a0e-4a43-9d84-000000000001";

describe("the address of the checkout", () => {
  it("asks for Profesional unless it says otherwise", () => {
    expect(parseCheckoutQuery({}).plan).toBe("pro");
    expect(parseCheckoutQuery({ plan: "gold" }).plan).toBe("pro");
    expect(parseCheckoutQuery({ plan: "Premium" }).plan).toBe("premium");
  });

  it.each(["nobody", "a@b", "a b@c.mx", ["a@b.mx", "c@d.mx"], `${"a".repeat(250)}@b.mx`])(
    "has no address in %j",
    (email) => {
      expect(emailIn(email)).toBe("");
    },
  );

  it.each(["1", "true", "YES"])("starts by itself with auto=%s", (auto) => {
    expect(parseCheckoutQuery({ auto }).isAutomatic).toBe(true);
  });
});

describe("the address after a payment", () => {
  it("names payment, order of the provider, and our order", () => {
    const query = {
      collection_id: "123",
      payment_id: "123",
      merchant_order_id: "77",
      external_reference: `premium|${ORDER}`,
      status: "approved",
    };
    expect(parseReturnQuery(query)).toMatchObject({
      plan: "premium",
      paymentId: "123",
      merchantOrderId: "77",
      orderId: ORDER,
      isFree: false,
    });
  });

  it("takes nothing that is no number for a payment", () => {
    const query = { payment_id: "null", collection_id: "../1", merchant_order_id: "1".repeat(21), plan: "pro" };
    expect(parseReturnQuery(query)).toMatchObject({ paymentId: null, merchantOrderId: null, hasPayment: false });
  });

  it.each<Record<string, string>>([
    { plan: "free" },
    { plan: "free", payment_id: "1" },
    { status: "free", payment_id: "1" },
    { external_reference: "free", payment_id: "1" },
  ])("is about the free plan with %j", (query) => expect(parseReturnQuery(query).isFree).toBe(true));

  it.each<Record<string, string>>([{}, { plan: "premium", paid: "true", status: "approved" }])(
    "is about nothing with %j",
    (query) => expect(parseReturnQuery(query)).toMatchObject({ isFree: false, hasPayment: false }),
  );
});
