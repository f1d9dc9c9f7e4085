import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "@/supabase/local/secrets";
import { aVisitor } from "@/tests/support/a-visitor";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { signedHeaders } from "@/tests/support/signed-notification";
import { startStallingMailServer } from "@/tests/support/stalling-mail-server";
import { startStallingProvider } from "@/tests/support/stalling-payment-provider";

const WEBHOOK_SECRET = "secreto-de-prueba";
const BUYERS = 12;

let mail: Awaited<ReturnType<typeof startStallingMailServer>>;
let provider: Awaited<ReturnType<typeof startStallingProvider>>;
let instance: Instance;
let sql: postgres.Sql;
let cronSecret: string;

beforeAll(async () => {
  [mail, provider] = await Promise.all([startStallingMailServer(), startStallingProvider()]);
  instance = await startInstance({
    isLively: true,
    environment: {
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: mail.url,
      MAIL_FROM: "avisos@example.com",
      MERCADOPAGO_ACCESS_TOKEN: "TEST-de-prueba",
      MERCADOPAGO_COLLECTOR_ID: "123456789",
      MERCADOPAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
      MERCADOPAGO_LIVE: "false",
      MERCADOPAGO_API_URL: provider.url,
    },
  });
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  ({ cronSecret } = await loadSecrets(instance.dataDir));
});
afterAll(async () => {
  await sql?.end();
  await instance?.stop();
  mail?.close();
  provider?.close();
});

const isBusinessPage = async () =>
  expect((await fetch(`${instance.siteUrl}/negocios`, { headers: aVisitor() })).status).toBe(200);
const runJob = async (name: string) => {
  const headers = { authorization: `Bearer ${cronSecret}` };
  const answer = await fetch(`${instance.siteUrl}/api/cron/${name}`, { method: "POST", headers });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};

describe("a mail server that falls silent", () => {
  const contents = { nombre: "Panadería", slug: "panaderia" };
  const queue = (entity: string) =>
    sql`select private.queue_mail('registro_aprobado', ${entity}, ${`${entity}@example.com`}, ${sql.json(contents)})`;
  const states = () => sql`select entidad, estado, intentos from correos order by entidad`;
  const copiesOf = (address: string) =>
    mail.received.filter((text) => text.includes(`<${address}>`) || text.includes(`To: ${address}`));
  const retry = () => sql`update correos set proximo_intento_at = now() where estado = 'pendiente'`;

  beforeEach(async () => {
    mail.state.stall = "none";
    await sql`delete from correos`;
  });

  it.each(["greeting", "hello"] as const)(
    "at its %s: the job ends, no try is lost, others go on, and all is sent once",
    async (stall) => {
      mail.state.stall = stall;
      const entities = Array.from({ length: 7 }, (_, each) => `${stall}-${each}`);
      for (const entity of entities) await queue(entity);
      const [sent, paid] = await Promise.all([runJob("correos"), runJob("pagos"), isBusinessPage()]);
      expect(sent).toMatchObject({ status: 200, sent: 0 });
      expect(paid).toMatchObject({ status: 200, failed: [] });
      for (const row of await states()) expect(row).toMatchObject({ estado: "pendiente", intentos: 0 });
      expect(mail.connections()).toBeLessThanOrEqual(2);
      mail.state.stall = "none";
      await eventually(async () => {
        for (const row of await states()) expect(row).toMatchObject({ estado: "enviado", intentos: 1 });
      }, 90_000);
      for (const entity of entities) expect(copiesOf(`${entity}@example.com`)).toHaveLength(1);
    },
  );

  it("after the whole of a mail: it is not sent again before its time, and then as the same one", async () => {
    mail.state.stall = "data";
    await queue("datos");
    await eventually(async () => expect(await states()).toMatchObject([{ estado: "pendiente", intentos: 1 }]));
    await Promise.all([isBusinessPage(), runJob("pagos")]);
    await eventually(() => expect(mail.connections()).toBe(0), 60_000);
    mail.state.stall = "none";
    expect(await runJob("correos")).toMatchObject({ status: 200, sent: 0 });
    expect(copiesOf("datos@example.com")).toHaveLength(1);
    await retry();
    await eventually(async () => expect(await states()).toMatchObject([{ estado: "enviado", intentos: 2 }]));
    const ids = copiesOf("datos@example.com").map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe("a payment provider that hangs", () => {
  const buy = async (form: string, email: string) => {
    const answer = await fetch(`${instance.siteUrl}/api/createPreference`, {
      method: "POST",
      headers: { ...aVisitor(), "content-type": "application/json" },
      body: JSON.stringify({ plan: "pro", email, solicitud: form }),
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  const buyWithoutScripts = (email: string) =>
    fetch(`${instance.siteUrl}/checkout/nueva`, {
      method: "POST",
      headers: { ...aVisitor(), origin: instance.siteUrl },
      body: new URLSearchParams({ plan: "pro", email, confirmacion: email, solicitud: randomUUID() }),
      redirect: "manual",
    });
  const notify = async (id: string) => {
    const query = new URLSearchParams({ "data.id": id, type: "payment" });
    const answer = await fetch(`${instance.siteUrl}/api/mp/webhook?${query}`, {
      method: "POST",
      headers: { ...signedHeaders({ id, secret: WEBHOOK_SECRET }), "content-type": "application/json" },
      body: JSON.stringify({ type: "payment", data: { id } }),
    });
    return answer.status;
  };

  it.each(["silent", "trickling"] as const)(
    "%s: who waits is told in Spanish, nothing is ordered twice, and no connection stays",
    async (mode) => {
      provider.state.mode = mode;
      provider.keys.length = 0;
      const email = `${mode}@example.com`;
      const form = randomUUID();
      const unavailable = { status: 503, error: "Error al generar el enlace de pago." };
      const [plain, notified, reviewed, ...bought] = await Promise.all([
        buyWithoutScripts(`sin-guiones-${email}`),
        notify("1000000001"),
        runJob("pagos"),
        buy(form, email),
        ...Array.from({ length: BUYERS }, (_, each) => buy(randomUUID(), `${each}-${email}`)),
        isBusinessPage(),
      ]);
      expect(plain.headers.get("location")).toContain("aviso=unavailable");
      expect(notified).toBe(503);
      expect(reviewed.status).toBe(200);
      for (const answer of bought.slice(0, -1)) expect(answer).toMatchObject(unavailable);
      const page = await fetch(new URL(plain.headers.get("location") ?? "", instance.siteUrl), { headers: aVisitor() });
      expect(await page.text()).toContain(unavailable.error);
      await eventually(() => expect(provider.connections()).toBe(0));

      provider.state.mode = "fine";
      expect(await buy(form, email)).toMatchObject({ status: 200, init_point: "https://pay.example/1" });
      const orders = await sql<{ id: string }[]>`select id from ordenes where email = ${email}`;
      expect(orders).toHaveLength(1);
      expect(provider.keys.filter((key) => key === orders[0]?.id)).toHaveLength(2);
      expect(await notify("1000000001")).toBe(200);
    },
  );
});
