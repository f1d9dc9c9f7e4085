import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aVisitor } from "@/tests/support/a-visitor";
import { cookiesOf } from "@/tests/support/cookies-of";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { expectHealthy, isBackend, isNext, isPostgres, signalPart } from "@/tests/support/instance-parts";
import { openForm } from "@/tests/support/posted-form";
import { countConnections, environmentOf, listTree } from "@/tests/support/processes";

const HANG_MS = 30_000;
const ACCOUNT = { email: "ana@example.com", password: "una-clave-de-prueba" };
const KEPT = ["/", "/negocios", "/planes"];
/** More than Next works for at the same time. */
const STRANGERS = 60;
/** Next works on 17 requests at a time (server/gateway/limits.ts), and each asks a few questions. */
const MAX_CONNECTIONS = 50;
const UNAVAILABLE = "Ahora no podemos responderte";

let instance: Instance;
let sql: postgres.Sql;

beforeAll(async () => {
  instance = await startInstance({
    ...{ isLively: true, seed: "showcase" },
    environment: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  const { supabaseUrl, secretKey, databaseUrl } = instance.status;
  sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } });
  await client.auth.admin.createUser({ ...ACCOUNT, email_confirm: true });
});
afterAll(async () => {
  await sql?.end();
  await instance?.stop();
});

async function read(path: string, headers: Record<string, string> = aVisitor()) {
  const answer = await fetch(instance.siteUrl + path, { headers, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

const openContact = () => openForm(instance.siteUrl, "/contacto", aVisitor(), "sitio");
const openLogin = () => openForm(instance.siteUrl, "/login?modo=contrasena", aVisitor());
const message = (mensaje: string) => ({ nombre: "Ana", correo: ACCOUNT.email, mensaje, sitio: "" });

const hasNoChangesLeft = () =>
  eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

describe.each([
  ["the backend", isBackend, "Uno"],
  ["PostgreSQL", isPostgres, "Dos"],
])("%s hangs for half a minute", (_name, isPart, word) => {
  it("kept pages are given, others say it in time, forms keep what was typed, and all comes back by itself", async () => {
    await expectHealthy(instance);
    await hasNoChangesLeft();
    for (const path of KEPT) expect((await read(path)).status).toBe(200);
    const [contact, later, login] = [await openContact(), await openContact(), await openLogin()];
    const cookie = cookiesOf(await login.post(ACCOUNT));
    expect(await (await contact.post(message(`${word} antes`))).text()).toContain("Gracias, recibimos tu mensaje.");

    const [next] = listTree(instance.pid).filter(isNext);
    if (!next) throw new Error("There is no Next");
    const backendPort = Number(new URL(environmentOf(next.pid).NEXT_PUBLIC_SUPABASE_URL ?? "").port);
    signalPart(instance, isPart, "SIGSTOP");
    const hungSince = performance.now();
    const during: { status: number; html: string }[] = [];
    const strangers: Promise<unknown>[] = [];
    let connections = 0;
    try {
      const sent = await (await contact.post(message(`${word} mientras`))).text();
      expect(sent).toContain("No pudimos guardar tu mensaje. Inténtalo de nuevo.");
      expect(sent).toContain(`${word} mientras`);
      const entering = login.post(ACCOUNT).then(async (answer) => expect(await answer.text()).toContain(ACCOUNT.email));
      expect(await read("/cuenta", { ...aVisitor(), cookie })).toMatchObject({
        ...{ status: 503, html: expect.stringContaining(UNAVAILABLE) },
      });
      for (let each = 0; each < STRANGERS; each += 1) {
        strangers.push(read(`/negocios?q=${word}${each}`).then((answer) => during.push(answer)));
      }
      while (performance.now() - hungSince < HANG_MS) {
        for (const path of KEPT) expect((await read(path)).status).toBe(200);
        connections = Math.max(connections, countConnections(next.pid, backendPort));
      }
      await entering;
    } finally {
      signalPart(instance, isPart, "SIGCONT");
    }
    expect(during.length).toBeGreaterThan(0);
    for (const answer of during)
      expect(answer).toMatchObject({ status: 503, html: expect.stringContaining(UNAVAILABLE) });
    expect(connections).toBeGreaterThan(0);
    expect(connections).toBeLessThan(MAX_CONNECTIONS);

    await Promise.all(strangers);
    await expectHealthy(instance);
    expect((await read(`/negocios?q=${word}`)).status).toBe(200);
    expect((await read("/cuenta", { ...aVisitor(), cookie })).status).toBe(200);
    expect(await (await later.post(message(`${word} después`))).text()).toContain("Gracias, recibimos tu mensaje.");
    const texts = (await sql<{ texto: string }[]>`select texto from mensajes`).map(({ texto }) => texto);
    expect(texts).toEqual(expect.arrayContaining([`${word} antes`, `${word} después`]));
    await eventually(async () => {
      expect(await sql`select from correos where estado = 'pendiente'`).toHaveLength(0);
    });
  });
});
