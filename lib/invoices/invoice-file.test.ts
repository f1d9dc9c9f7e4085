import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { INVOICE_FILE_HEAD, invoiceLine } from "./invoice-file";
import type { RequestedInvoice } from "./mapper";

const INVOICE: RequestedInvoice = {
  id: "1",
  state: "pedida",
  reason: null,
  // The evening before in Mexico City.
  requestedAt: "2026-05-03T04:00:00+00:00",
  paymentId: "90000000001",
  orderId: "10000000-0000-4000-8000-000000000001",
  plan: "pro",
  amountCentavos: 30_050,
  method: "credit_card",
  paidAt: new Date("2026-05-02T18:00:00Z"),
  payment: { status: "approved", detail: null, problem: null },
  email: "ana@example.com",
  rfc: "GODE561231GR8",
  name: "Gómez, Ana",
  regime: "612",
  postalCode: "09000",
  usage: "G03",
};

it("has a line with all that an accountant needs", () => {
  expect(parse(INVOICE_FILE_HEAD + invoiceLine(INVOICE))).toEqual([
    expect.arrayContaining(["Solicitada", "Estado", "RFC"]),
    [
      "2026-05-02",
      "Por enviar",
      "GODE561231GR8",
      "Gómez, Ana",
      "612 Personas Físicas con Actividades Empresariales y Profesionales",
      "09000",
      "G03 Gastos en general",
      "ana@example.com",
      "Plan Profesional, un mes",
      "300.50",
      "2026-05-02",
      "04 Tarjeta de crédito",
      "90000000001",
      "10000000-0000-4000-8000-000000000001",
      "Vale",
    ],
  ]);
});

it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1"])("runs nothing of a name like %j", (name) => {
  expect(invoiceLine({ ...INVOICE, name })).toContain(`'${name}`);
});

it("says of a payment that it was given back", () => {
  const payment = { status: "refunded", detail: null, problem: "devuelto" };
  expect(invoiceLine({ ...INVOICE, payment })).toContain("Ya no vale");
});
