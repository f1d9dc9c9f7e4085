import { expect, it } from "vitest";
import { decisionSchema } from "./schema";

const factura = "10000000-0000-4000-8000-000000000001";

it.each([
  [{ decision: "enviada" }, null],
  [{ decision: "pedida", motivo: "x" }, null],
  [{ decision: "rechazada", motivo: " El RFC\nno existe. " }, "El RFC no existe."],
])("takes %j", (form, motivo) => {
  expect(decisionSchema.parse({ factura, ...form })).toEqual({ factura, decision: form.decision, motivo });
});

it.each([
  {},
  { decision: "rechazada" },
  { decision: "rechazada", motivo: "\u200b" },
  { decision: "rechazada", motivo: "a".repeat(501) },
  { decision: "pagada" },
  { decision: "enviada", factura: "1" },
])("refuses %j", (form) => expect(decisionSchema.safeParse({ factura, ...form }).success).toBe(false));
