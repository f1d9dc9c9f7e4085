import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aVisitor } from "@/tests/support/a-visitor";
import { insertBusiness } from "@/tests/support/business-row";
import { type Clock, makeClock, missingForClock } from "@/tests/support/clock";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { expectHealthy } from "@/tests/support/instance-parts";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";

const HOUR_S = 3_600;
const ACCOUNT = { email: "ana@example.com", password: "una-clave-de-prueba" };
const missing = missingForClock();

describe.skipIf(missing !== null)(`a clock that is set by an hour${missing ? ` (not here: ${missing})` : ""}`, () => {
  let clock: Clock;
  let instance: Instance;
  let sql: postgres.Sql;

  beforeAll(async () => {
    clock = makeClock();
    const { prefix, environment } = clock;
    instance = await startInstance({
      ...{ isLively: true, prefix },
      environment: { ...environment, TRUSTED_PROXIES: "127.0.0.1" },
    });
    const { supabaseUrl, secretKey, databaseUrl } = instance.status;
    sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
    const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } });
    await client.auth.admin.createUser({ ...ACCOUNT, email_confirm: true });
    await insertBusiness(sql, { slug: "panaderia", nombre: "Panadería" });
  });
  afterAll(async () => {
    await sql?.end();
    await instance?.stop();
    clock?.remove();
  });

  async function read(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(instance.siteUrl + path, { headers: { ...aVisitor(), ...headers }, redirect: "manual" });
    return { status: answer.status, html: await answer.text() };
  }

  const aSession = async () =>
    (await signIn(instance.status, ACCOUNT.email, ACCOUNT.password)).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");

  const mails = async (recipient: string) =>
    (await sql`select from embedded.mails where recipient = ${recipient}`).length;

  it.each([
    ["forth", HOUR_S],
    ["back", 0],
    ["back again", -HOUR_S],
  ])("%s: sessions hold, changes are shown, and each mail is sent once", async (way, seconds) => {
    await expectHealthy(instance);
    const cookie = await aSession();
    expect((await read("/cuenta", { cookie })).status).toBe(200);
    expect((await read("/negocio/panaderia")).status).toBe(200);
    const recipient = `${way.replace(" ", "-")}@example.com`;
    const mail = { nombre: "Panadería", slug: "panaderia" };
    await sql.begin(async (transaction) => {
      await transaction`select private.queue_mail('registro_aprobado', ${way}, ${recipient}, ${sql.json(mail)})`;
      clock.set(seconds);
      await eventually(async () => {
        const [row] = await sql<{ off: number }[]>`select extract(epoch from clock_timestamp())::float8 as off`;
        expect(Math.abs((row?.off ?? 0) - Date.now() / 1000 - seconds)).toBeLessThan(60);
      });
    });

    expect((await read("/negocio/panaderia")).status).toBe(200);
    const name = `Panadería ${way}`;
    await sql`update negocios set nombre = ${name} where slug = 'panaderia'`;
    await eventually(async () => expect((await read("/negocio/panaderia")).html).toContain(name));
    await eventually(async () => expect((await read("/cuenta", { cookie })).status).toBe(200));
    expect((await read("/cuenta", { cookie: await aSession() })).status).toBe(200);

    const contact = await openForm(instance.siteUrl, "/contacto", aVisitor(), "sitio");
    const sent = await contact.post({ nombre: "Ana", correo: `a-${recipient}`, mensaje: "Hola", sitio: "" });
    expect(await sent.text()).toContain("Gracias, recibimos tu mensaje.");
    for (const address of [recipient, `a-${recipient}`]) {
      await eventually(async () => expect(await mails(address)).toBe(1));
    }
    await eventually(async () => expect(await sql`select from correos where estado = 'pendiente'`).toHaveLength(0));
    expect(await sql`select slug from negocios where plan_type = 'premium'`).toEqual([{ slug: "panaderia" }]);
    for (const address of [recipient, `a-${recipient}`]) expect(await mails(address)).toBe(1);
  });
});
