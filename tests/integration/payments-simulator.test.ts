import { afterEach, describe, expect, it } from "vitest";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

let backend: ScratchBackend | undefined;
afterEach(async () => {
  await backend?.stop();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const token = backend?.simulator?.accessToken ?? "SIM-guessed";
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  return fetch(`${backend?.url}${path}`, { ...init, headers, redirect: "manual" });
};

const PATHS = [
  "/simulador",
  "/simulador/pago?pref_id=1",
  "/v1/payments/1",
  "/v1/payments/search?external_reference=x",
  "/merchant_orders/1",
  "/checkout/preferences",
];

describe("the payment simulator", () => {
  it("is not loaded for a site that others can reach", async () => {
    backend = await startScratchBackend({ siteUrl: "https://iztapalapa.example" });
    expect(backend.simulator).toBeNull();
    for (const path of PATHS) expect((await ask(`${path}`)).status).toBe(404);
  });

  it("is not loaded beside a real provider", async () => {
    backend = await startScratchBackend({ hasPaymentProvider: true });
    expect(backend.simulator).toBeNull();
    for (const path of PATHS) expect((await ask(path)).status).toBe(404);
  });

  it("answers programs with its token, and nobody from outside", async () => {
    backend = await startScratchBackend();
    const body = JSON.stringify({
      items: [{ title: "Plan <b>Pro</b>", quantity: 1, unit_price: 300, currency_id: "MXN" }],
      external_reference: "a@example.com|pro|x",
      back_urls: {
        success: "http://localhost:3000/a",
        failure: "http://localhost:3000/b",
        pending: "http://localhost:3000/c",
      },
    });
    const create = (headers: Record<string, string>) => ask("/checkout/preferences", { method: "POST", body, headers });
    const made = (await (await create({ "x-idempotency-key": "k" })).json()) as { id: string; init_point: string };
    expect(await (await create({ "x-idempotency-key": "k" })).json()).toEqual(made);
    expect((await create({ authorization: "Bearer SIM-guessed" })).status).toBe(401);
    expect((await create({ "x-forwarded-for": "203.0.113.7" })).status).toBe(404);

    const page = `/simulador/pago?pref_id=${made.id}`;
    const html = await (await ask(page)).text();
    expect(html).toContain("Simulador de pago — no se cobra dinero");
    expect(html).toContain("Plan &lt;b&gt;Pro&lt;/b&gt;");
    const from = (address: string, host: string) =>
      ask(page, { headers: { "x-forwarded-for": address, "x-forwarded-host": host } });
    expect((await from("127.0.0.1", "localhost:3000")).status).toBe(200);
    expect((await from("203.0.113.7", "localhost:3000")).status).toBe(404);
    expect((await from("127.0.0.1", "evil.example")).status).toBe(404);
    expect((await ask("/simulador")).status).toBe(404);
    const panel = (headers: Record<string, string> = {}) =>
      ask(`/simulador?token=${backend?.diagnosticsToken}`, { headers: { authorization: "", ...headers } });
    expect((await panel()).status).toBe(200);
    expect((await panel({ "x-forwarded-for": "127.0.0.1" })).status).toBe(404);
  });
});
