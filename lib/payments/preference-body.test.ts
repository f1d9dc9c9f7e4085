import { expect, it } from "vitest";
import { preferenceBody } from "./preference-body";

const order = {
  id: "0d5c2f5e-4a0e-4a43-9d84-000000000001",
  reference: "pro|0d5c2f5e-4a0e-4a43-9d84-000000000001",
  plan: "pro",
  amountCentavos: 30000,
  email: "ana@example.com",
  expiresAt: "2026-05-04T18:00:00.000Z",
} as const;

it("sells one month at the order's price, for a day", () => {
  expect(preferenceBody(order, "http://localhost:3000")).toEqual({
    items: [
      {
        id: "pro",
        title: "Plan Profesional de Iztapalapa Local, un mes",
        quantity: 1,
        currency_id: "MXN",
        unit_price: 300,
      },
    ],
    payer: { email: "ana@example.com" },
    external_reference: order.reference,
    metadata: { order_id: order.id },
    back_urls: {
      success: `http://localhost:3000/pago/success?orden=${order.id}`,
      failure: `http://localhost:3000/pago/failure?orden=${order.id}`,
      pending: `http://localhost:3000/pago/pending?orden=${order.id}`,
    },
    expires: true,
    expiration_date_to: "2026-05-04T18:00:00.000+00:00",
  });
});

it("asks for notifications and the way back only where the provider allows it", () => {
  expect(preferenceBody(order, "https://iztapalapa.example")).toMatchObject({
    auto_return: "approved",
    notification_url: "https://iztapalapa.example/api/mp/webhook?source_news=webhooks",
  });
});
