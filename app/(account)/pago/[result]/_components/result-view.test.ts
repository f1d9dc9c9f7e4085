import { describe, expect, it } from "vitest";
import type { LedgerPayment, Order, Voucher } from "@/lib/payments/mapper";
import { parseReturnQuery } from "@/lib/payments/query";
import { RESULTS, resultView, type Visit } from "./result-view";

const ORDER: Order = {
  id: "0d5c2f5e-4a0e-4a43-9d84-000000000001",
  buyerId: null,
  email: "ana@example.com",
  businessId: null,
  plan: "premium",
  amountCentavos: 50000,
  state: "creada",
  reference: "r",
  preferenceId: "1",
  checkoutUrl: "https://www.mercadopago.com.mx/checkout",
  expiresAt: "2999-01-01T00:00:00Z",
};
const PAYMENT: LedgerPayment = { id: "1", orderId: ORDER.id, outcome: "pending", status: "pending", detail: null };
const VOUCHER: Voucher = {
  url: "https://www.mercadopago.com.mx/payments/1/ticket",
  amountCentavos: 50000,
  endsAt: "2026-02-05T22:59:59.000-04:00",
  paidPlan: null,
};

const visit = (fields: Partial<Visit> = {}, query: Record<string, string> = {}): Visit => ({
  result: "failure",
  query: parseReturnQuery(query),
  verification: null,
  voucher: null,
  slug: null,
  email: "ana@example.com",
  here: "/pago/failure?orden=1",
  ...fields,
});
const labels = (fields: Partial<Visit>, query: Record<string, string> = {}) =>
  resultView(visit(fields, query)).links.map(({ label }) => label);

it.each(RESULTS)("money that came and pays for no order is not called rejected: %s", (result) => {
  const payment = { ...PAYMENT, outcome: "failed", status: "approved" } as const;
  const view = resultView(visit({ result, verification: { kind: "failed", order: ORDER, payment } }));
  expect([view.tone, view.title]).toEqual(["waiting", "No se pudo activar el plan automáticamente."]);
  expect(view.text).toContain("no pagues otra vez");
  expect(view.links.map(({ label }) => label)).toEqual(["Escribir a soporte", "Ir a Mi negocio", "Ir al inicio"]);
});

describe("leaving the provider without paying", () => {
  const left = { verification: { kind: "none", order: ORDER } } as const;
  const NULLS = { orden: ORDER.id, payment_id: "null", collection_id: "null", status: "null" };

  it.each(["failure", "success"] as const)("is neither approved nor rejected on %s", (result) => {
    const view = resultView(visit({ ...left, result }, NULLS));
    expect(view).toMatchObject({ tone: "plain", title: "No terminaste el pago. No se te cobró nada." });
    expect(view.links[0]).toEqual({ label: "Seguir con el pago", href: `/checkout?orden=${ORDER.id}` });
  });

  it("leads to a new order when the old one cannot be paid any more", () => {
    const order = { ...ORDER, expiresAt: "2020-01-01T00:00:00Z" };
    expect(resultView(visit({ verification: { kind: "none", order } }, NULLS)).links[0]?.href).toBe(
      "/checkout?plan=premium",
    );
  });

  it.each([
    ["pending", NULLS, "Pago pendiente"],
    ["success", { ...NULLS, payment_id: "7" }, "No pudimos confirmar tu pago"],
  ] as const)("is not claimed of somebody who may have paid: %s with %j", (result, query, title) => {
    expect(resultView(visit({ ...left, result }, query)).title).toBe(title);
  });
});

describe("an address that says nothing", () => {
  const CLAIMS = /aprobado|rechazado|activado|no se complet|cobr|pendiente/i;

  it.each(RESULTS)("claims nothing on %s, and says how to go on", (result) => {
    for (const [query, verification] of [
      [{}, null],
      [{ status: "approved", paid: "true", plan: "premium" }, null],
      [{ payment_id: "1" }, { kind: "unknown" }],
      [{ orden: ORDER.id, status: "rejected" }, { kind: "unknown" }],
    ] as const) {
      const view = resultView(visit({ result, verification }, query));
      expect(view.tone).toBe("plain");
      expect(`${view.title} ${view.text}`).not.toMatch(CLAIMS);
      expect(view.plan).toBeNull();
      expect(view.links[0]?.href).toBe("/mi-negocio");
    }
  });
});

describe("a voucher", () => {
  const pending = { result: "pending", verification: { kind: "pending", order: ORDER, payment: PAYMENT } } as const;

  it("is linked, with its last moment, while it can be paid", () => {
    const view = resultView(visit({ ...pending, voucher: VOUCHER }));
    expect(view.text).toContain("5 de febrero de 2026 a las 20:59. Si");
    expect(view.links[0]).toEqual({ label: "Ver mi comprobante", href: VOUCHER.url, isPlain: true });
    expect(labels(pending)).not.toContain("Ver mi comprobante");
  });

  it("is not to be paid when the plan was paid for otherwise", () => {
    const voucher = { ...VOUCHER, paidPlan: "premium" } as const;
    const view = resultView(visit({ ...pending, voucher }));
    expect(view).toMatchObject({ tone: "good", title: "Ya tienes Premium; no pagues ese comprobante." });
    expect(view.links.map(({ href }) => href)).not.toContain(VOUCHER.url);
    const approved = { result: "success", verification: { kind: "approved", order: ORDER, payment: null } } as const;
    expect(resultView(visit({ ...approved, voucher })).text).toContain("no pagues ese comprobante");
  });

  it("is linked also while the provider cannot be asked", () => {
    const verification = { kind: "unavailable", order: ORDER } as const;
    expect(labels({ verification, voucher: VOUCHER })).toContain("Ver mi comprobante");
  });
});

describe("an approved payment", () => {
  const approved = (order: Order) => ({ verification: { kind: "approved", order, payment: null } }) as const;
  const forBusiness = approved({ ...ORDER, businessId: "b" });

  it("leads to the page, then to the panel, or to registering one", () => {
    expect(labels({ ...forBusiness, slug: "tienda" })).toEqual(["Ver mi página", "Ir a Mi negocio", "Ir al inicio"]);
    expect(labels(forBusiness)[0]).toBe("Ir a Mi negocio");
    expect(resultView(visit(approved(ORDER))).links[0]).toEqual({
      label: "Registrar mi negocio",
      href: `/registro?plan=premium&paid=approved&orden=${ORDER.id}`,
    });
  });
});
