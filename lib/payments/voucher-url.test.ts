import { expect, it } from "vitest";
import { voucherUrl } from "./voucher-url";

const SIMULATOR = "http://localhost:3000";

it.each([
  "https://www.mercadopago.com.mx/payments/123456/ticket?caller_id=1&payment_method_id=oxxo&hash=a-b",
  "https://www.mercadopago.com/mlm/payments/sandbox/ticket/helper?payment_id=1234",
  "https://mercadopago.com.mx/x",
])("%s is a voucher's address", (url) => {
  expect(voucherUrl(url, null)).toBe(url);
});

it.each([
  null,
  "",
  "javascript:alert(1)//https://www.mercadopago.com/",
  "http://www.mercadopago.com.mx/payments/1/ticket",
  "//www.mercadopago.com.mx/payments/1/ticket",
  "https://www.mercadopago.com.mx.evil.mx/",
  "https://evilmercadopago.com/",
  "https://evil.mx/https://www.mercadopago.com/",
  "https://www.mercadopago.com@evil.mx/",
  "https://ana:clave@www.mercadopago.com/",
  "https://www.mercadopago.com:8443/",
  "https://www.mercadopago.com.ar/payments/1/ticket",
  "http://localhost:3000/simulador/pago",
  `https://www.mercadopago.com/${"x".repeat(1000)}`,
])("%j is none", (url) => {
  expect(voucherUrl(url, null)).toBeNull();
});

it("is the simulator's where that is the provider, and nobody else's on this machine", () => {
  expect(voucherUrl(`${SIMULATOR}/simulador/pago?pref_id=1`, SIMULATOR)).toBe(`${SIMULATOR}/simulador/pago?pref_id=1`);
  expect(voucherUrl("http://localhost:3001/simulador/pago?pref_id=1", SIMULATOR)).toBeNull();
});
