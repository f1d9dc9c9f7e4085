import { expect, it } from "vitest";
import { requestCheckout } from "./request-checkout";

const wish = { plan: "pro", email: "ana@example.com" } as const;
const responding = (status: number, body: string) => requestCheckout(wish, async () => new Response(body, { status }));

it.each([
  [
    '{"init_point":"https://pay.example/?pref_id=1"}',
    "https://pay.example/?pref_id=1&email=ana%40example.com&plan=pro",
  ],
  ['{"sandbox_init_point":"https://pay.example/"}', "https://pay.example/?email=ana%40example.com&plan=pro"],
  ['{"init_point":"https://pay.example/?plan=x&email=y"}', "https://pay.example/?plan=x&email=y"],
])("goes to the link of %s", async (body, href) => {
  expect(await responding(200, body)).toEqual({ kind: "open", href });
});

it.each([
  [200, "{}", "Respuesta sin init_point válido."],
  [200, '{"init_point":"javascript:alert(1)"}', "Respuesta sin init_point válido."],
  [200, '{"init_point":"https://"}', "Respuesta sin init_point válido."],
  [200, "<html>", "Respuesta sin init_point válido."],
  [503, '{"error":"Pagos no configurados."}', "Pagos no configurados."],
  [400, '{"message":"Ingresa un email válido."}', "Ingresa un email válido."],
  [502, "Bad gateway", "Servidor 502: Bad gateway"],
])("tells a visitor what is wrong with %i %s", async (status, body, message) => {
  expect(await responding(status, body)).toEqual({ kind: "failed", title: "No se pudo iniciar el pago", message });
});

it("tells a visitor that there was no response", async () => {
  const result = await requestCheckout(wish, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(result).toMatchObject({ kind: "failed", title: "❌ Error al iniciar el pago" });
});
