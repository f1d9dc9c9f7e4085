import { expect, it } from "vitest";
import { requestCheckout } from "./request-checkout";

const wish = { plan: "pro", email: "ana@example.com" } as const;
const responding = (status: number, body: string) => requestCheckout(wish, async () => new Response(body, { status }));

it.each([
  ['{"init_point":"https://pay.example/?pref_id=1"}', "https://pay.example/?pref_id=1&plan=pro"],
  ['{"sandbox_init_point":"https://pay.example/"}', "https://pay.example/?plan=pro"],
  ['{"init_point":"https://pay.example/?plan=x"}', "https://pay.example/?plan=x"],
])("goes to the link of %s", async (body, href) => {
  expect(await responding(200, body)).toEqual({ kind: "open", href });
});

it.each([
  [200, "{}", "Respuesta sin init_point válido.", true],
  [200, '{"init_point":"javascript:alert(1)"}', "Respuesta sin init_point válido.", true],
  [200, '{"init_point":"https://"}', "Respuesta sin init_point válido.", true],
  [200, "<html>", "Respuesta sin init_point válido.", true],
  [503, '{"error":"Error al generar el enlace de pago."}', "Error al generar el enlace de pago.", true],
  [503, '{"error":"Pagos no configurados."}', "Pagos no configurados.", true],
  [502, "Bad gateway", "Servidor 502: Bad gateway", true],
  [400, '{"message":"Ingresa un email válido."}', "Ingresa un email válido.", false],
  [403, '{"error":"Ese negocio no es tuyo. Elige otro."}', "Ese negocio no es tuyo. Elige otro.", false],
  [429, '{"error":"Ya empezaste muchos pagos hoy."}', "Ya empezaste muchos pagos hoy.", false],
])("tells a visitor what is wrong with %i %s, and whether it can be mended", async (status, body, message, isOver) => {
  const title = "No se pudo iniciar el pago";
  expect(await responding(status, body)).toEqual({ kind: "failed", title, message, isOver });
});

it("tells a visitor that there was no response", async () => {
  const result = await requestCheckout(wish, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(result).toMatchObject({ kind: "failed", title: "❌ Error al iniciar el pago", isOver: true });
});
