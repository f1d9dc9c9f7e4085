import { z } from "zod";
import type { Env } from "@/lib/env";
import { type Check, type Finding, look, ok, problem } from "./finding";

type Provider = NonNullable<Env["payments"]>;

const PROVIDER_URL = "https://api.mercadopago.com";
const WEBHOOK_SECRET_LENGTH = 16;
const TOPICS = "payment, topic_chargebacks_wh y topic_merchant_order_wh";

const accountSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  tags: z.array(z.string()).nullish(),
});

function webhookSecret({ webhookSecret: secret }: Provider): Finding {
  if (!secret) return problem("Falta MERCADOPAGO_WEBHOOK_SECRET: sin él no se cree ningún aviso.");
  return secret.length >= WEBHOOK_SECRET_LENGTH
    ? ok("MERCADOPAGO_WEBHOOK_SECRET está puesto.")
    : problem(
        `MERCADOPAGO_WEBHOOK_SECRET es muy corto: cópialo entero del panel (${WEBHOOK_SECRET_LENGTH} caracteres o más).`,
      );
}

function account({ accessToken, collectorId, isLive }: Provider, body: unknown): Finding[] {
  const found = accountSchema.safeParse(body).data;
  if (!found) return [problem("MERCADOPAGO_ACCESS_TOKEN: el proveedor respondió otra cosa.")];
  const isTest = accessToken.startsWith("TEST-") || Boolean(found.tags?.includes("test_user"));
  return [
    found.id === collectorId
      ? ok("El token es de la cuenta MERCADOPAGO_COLLECTOR_ID.")
      : problem("MERCADOPAGO_COLLECTOR_ID no es la cuenta del token: ningún pago se daría por bueno."),
    isTest === !isLive
      ? ok(isLive ? "Se cobra de verdad." : "Modo de prueba, con cuenta de prueba.")
      : problem(
          isLive
            ? "El token es de prueba, pero MERCADOPAGO_LIVE pide cobros de verdad."
            : "El token cobra de verdad, pero MERCADOPAGO_LIVE es false: ningún pago se daría por bueno.",
        ),
  ];
}

export const checkPayments: Check = async ({ payments, siteUrl }, { ask }) => {
  if (!payments) return [problem("Falta MERCADOPAGO_ACCESS_TOKEN: pagar responde «Pagos no configurados.».")];
  const { accessToken, apiUrl } = payments;
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await ask({ url: `${apiUrl ?? PROVIDER_URL}/users/me`, headers });
  const refusal = response ? `el proveedor lo rechaza (respuesta ${response.status}).` : "el proveedor no responde.";
  return [
    webhookSecret(payments),
    ...(response?.status === 200
      ? account(payments, response.body)
      : [problem(`MERCADOPAGO_ACCESS_TOKEN: ${refusal}`)]),
    ...(apiUrl ? [problem("Quita MERCADOPAGO_API_URL: es solo para pruebas.")] : []),
    look(`Tus integraciones → Webhooks: ${siteUrl ?? "SITE_URL"}/api/mp/webhook con los eventos ${TOPICS}.`),
  ];
};
