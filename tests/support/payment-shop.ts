import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { z } from "zod";
import { client } from "@/tests/support/backend-target";
import { startScratchBackend } from "@/tests/support/scratch-backend";
import { signedHeaders } from "@/tests/support/signed-notification";

const SITE_URL = "http://localhost:3000";

type Handler = (request: Request) => Promise<Response>;

const paymentSchema = z.looseObject({
  id: z.number().transform(String),
  status: z.string(),
  date_last_updated: z.string(),
  order: z.object({ id: z.string() }),
});
const doneSchema = z.object({ payment: paymentSchema.optional(), delivered: z.array(z.number()).default([]) });

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  return new Request(`${SITE_URL}${incoming.url}`, { method: "POST", headers, body: await text(incoming) });
}

/** Serves one route handler, where the simulated provider sends its notifications. */
async function serve(handler: () => Handler) {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await handler()(await toRequest(incoming));
    outgoing.writeHead(answer.status).end(await answer.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api/mp/webhook`, close: () => server.close() };
}

let counter = 0;

export type NotificationParts = {
  id: string;
  type?: string;
  /** Values of the query beside or instead of the id. */
  dataIds?: readonly string[];
  secret?: string;
  requestId?: string | null;
  /** Time of the signature, in the provider's unit. */
  ts?: string;
  signature?: string | null;
  body?: string;
};

/** A notification as the provider would send it, but for what the test forges. */
function notificationRequest(secret: string, parts: NotificationParts): Request {
  const { id, type = "payment", dataIds = [id], requestId = randomUUID(), ts } = parts;
  const signed = signedHeaders({ id, secret: parts.secret ?? secret, requestId, ...(ts ? { ts } : {}) });
  const { signature = signed["x-signature"], body = JSON.stringify({ type, data: { id } }) } = parts;
  const query = new URLSearchParams([...dataIds.map((each) => ["data.id", each]), ["type", type]]);
  const headers = new Headers({
    ...signed,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
  });
  if (signature === null) headers.delete("x-signature");
  else headers.set("x-signature", signature);
  return new Request(`${SITE_URL}/api/mp/webhook?${query}`, { method: "POST", headers, body });
}

/**
 * The application's payment code in this process, with the real SDK, against a backend with the simulated provider. The
 * environment is set before anything reads it, so the routes are imported here and not by the tests.
 */
export async function openShop() {
  let webhook: Handler = async () => new Response(null, { status: 503 });
  const listener = await serve(() => webhook);
  const backend = await startScratchBackend({ siteUrl: SITE_URL, webhookUrl: listener.url });
  const { simulator } = backend;
  if (!simulator) throw new Error("the backend has no payment simulator");
  Object.assign(process.env, {
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    SITE_URL,
    MERCADOPAGO_ACCESS_TOKEN: simulator.accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: simulator.webhookSecret,
    MERCADOPAGO_COLLECTOR_ID: simulator.collectorId,
    MERCADOPAGO_LIVE: "false",
    MERCADOPAGO_API_URL: backend.url,
  });
  const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => undefined });
  const server = client(backend.url, backend.secretKey);
  webhook = (await import("@/app/api/mp/webhook/route")).POST;

  /** A confirmed user with a session, and a published business unless there shall be none. */
  async function anOwner({ hasBusiness = true } = {}) {
    counter += 1;
    const email = `duena-${counter}@example.com`;
    const password = "una-clave-de-prueba";
    const made = await server.auth.admin.createUser({ email, password, email_confirm: true });
    if (made.error) throw made.error;
    const { data, error } = await client(backend.url, backend.publishableKey).auth.signInWithPassword({
      email,
      password,
    });
    if (error) throw error;
    const { id } = made.data.user;
    const [business] = hasBusiness
      ? await sql<{ id: string }[]>`
          insert into negocios (slug, nombre, categoria, slug_categoria, is_approved, user_id, telefono, direccion)
          values (${`tienda-${counter}`}, 'Tienda', 'Otros Negocios', 'otros-negocios', true, ${id}, '5550000001', 'Calle 1') returning id`
      : [];
    return { id, email, token: data.session.access_token, businessId: business?.id ?? null };
  }

  /** A command to the simulated provider (docs/payments.md). */
  async function tellProvider(command: Record<string, unknown>) {
    const answer = await fetch(`${backend.url}/simulador`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${backend.diagnosticsToken}` },
      body: JSON.stringify(command),
    });
    if (!answer.ok) throw new Error(`the simulator refused: ${await answer.text()}`);
    const { payment, delivered } = doneSchema.parse(await answer.json());
    return { payment: payment as z.infer<typeof paymentSchema>, delivered };
  }

  return {
    backend,
    sql,
    server,
    simulator,
    anOwner,
    tellProvider,
    /** Hands the shop a notification: status and result. */
    async notify(parts: NotificationParts) {
      const answer = await webhook(notificationRequest(simulator.webhookSecret, parts));
      return { status: answer.status, ...((await answer.json()) as { result: string }) };
    },
    async planOf(businessId: string | null): Promise<string | undefined> {
      const [row] = await sql<{ plan_type: string }[]>`select plan_type from negocios where id = ${businessId}`;
      return row?.plan_type;
    },
    routes: {
      createPreference: (await import("@/app/api/createPreference/route")).POST,
      form: (await import("@/app/(account)/checkout/nueva/route")).POST,
      payment: (await import("@/app/api/mp/payment/[id]/route")).GET,
      order: (await import("@/app/api/mp/order/[id]/route")).GET,
      search: (await import("@/app/api/mp/payments/search/route")).GET,
    },
    async close() {
      await sql.end();
      listener.close();
      await backend.stop();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
