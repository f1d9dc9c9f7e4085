import { createClient } from "@supabase/supabase-js";
import { UnsecuredJWT } from "jose";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { openForm } from "../support/posted-form";
import { signIn } from "../support/session-cookie";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const OWNER = "00000000-0000-4000-8000-000000000002";
let instance: SharedInstance;
let sql: postgres.Sql;

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`insert into auth.users (id, email) values (${OWNER}, 'duena@example.com')`;
});

beforeEach(async () => {
  await sql`delete from negocios where slug = 'panaderia'`;
  await sql`
    insert into negocios (slug, nombre, categoria, is_approved, user_id)
    values ('panaderia', 'Panadería', 'Alimentos y Bebidas', true, ${OWNER})`;
});

afterAll(async () => {
  await sql?.end();
});

const report = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await fetch(`${instance.siteUrl}/api/eventos`, {
    method: "POST",
    headers: { origin: instance.siteUrl, "user-agent": PHONE, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return answer.status;
};

const visit = { tipo: "visita", slug: "panaderia" };

const totals = async () => (await sql`select visitas::int, clics::int from negocios where slug = 'panaderia'`)[0];

describe("/api/eventos", () => {
  it("counts a visitor once, and a click apart from the visit", async () => {
    for (const tipo of ["visita", "visita", "llamada", "llamada"]) expect(await report({ ...visit, tipo })).toBe(204);
    expect(await totals()).toEqual({ visitas: 1, clics: 1 });
  });

  it("is not deceived by forged addresses and browsers", async () => {
    for (let index = 0; index < 100; index += 1) {
      const forged = `203.0.113.${index}`;
      await report(visit, {
        // The last one is written by the proxy that is trusted.
        "x-forwarded-for": `${forged}, 198.51.100.7`,
        "x-real-ip": forged,
        forwarded: `for=${forged}`,
        "user-agent": `${PHONE} v${index}`,
      });
    }
    expect(await totals()).toEqual({ visitas: 5, clics: 0 });
  });

  it("stores neither address nor browser", async () => {
    await report(visit);
    const [row] = await sql<{ text: string }[]>`select e::text as text from eventos e`;
    expect(row?.text).not.toMatch(/127\.0\.0\.1|Chrome/);
    expect(row?.text).toMatch(/\\x[0-9a-f]{32}/);
  });

  it("does not count robots, owners, and what is not public", async () => {
    expect(await report(visit, { "user-agent": ROBOT })).toBe(204);
    await report(visit, { authorization: `Bearer ${new UnsecuredJWT({}).setSubject(OWNER).encode()}` });
    await sql`update negocios set is_approved = null where slug = 'panaderia'`;
    await report(visit);
    expect(await totals()).toEqual({ visitas: 0, clics: 0 });
    // The same visit of a person to a public page counts.
    await sql`update negocios set is_approved = true where slug = 'panaderia'`;
    await report(visit);
    expect(await totals()).toEqual({ visitas: 1, clics: 0 });
  });

  it.each([
    ["another site's page", visit, { origin: "https://evil.example" }, 403],
    ["an unknown kind", { tipo: "compra", slug: "panaderia" }, {}, 400],
    ["a malformed slug", { tipo: "visita", slug: "../x" }, {}, 400],
    ["what is no JSON", "{", {}, 400],
    ["what is too long", { ...visit, more: "x".repeat(1000) }, {}, 400],
  ])("refuses %s", async (_, body, headers, status) => {
    expect(await report(body, headers)).toBe(status);
    expect(await totals()).toEqual({ visitas: 0, clics: 0 });
  });

  it("reads no body that does not say how long it is", async () => {
    const body = new Blob([JSON.stringify(visit)]).stream();
    const headers = { origin: instance.siteUrl, "user-agent": PHONE };
    const endless = { method: "POST", headers, body, duplex: "half" } as const;
    expect((await fetch(`${instance.siteUrl}/api/eventos`, endless)).status).toBe(400);
    expect(await totals()).toEqual({ visitas: 0, clics: 0 });
  });
});

describe("/api/confirmaciones", () => {
  const answer = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${instance.siteUrl}/api/confirmaciones`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: instance.siteUrl, "user-agent": PHONE, accept: "text/html", ...headers },
      body: new URLSearchParams({ negocio: "panaderia", dato: "horario", respuesta: "si", ...fields }),
    });
  const stored = async () => (await sql`select motivo from reportes order by created_at`).map(({ motivo }) => motivo);

  it("keeps one answer a day of a network on each fact, says so on a page, and to a script in a sentence", async () => {
    const first = await answer({});
    expect([first.status, first.headers.get("location")]).toEqual([303, "/reportar/panaderia?aviso=si"]);
    const page = await fetch(new URL(first.headers.get("location") ?? "", instance.siteUrl));
    expect(await page.text()).toContain("Gracias, lo anotamos.");
    expect((await answer({ respuesta: "no" })).headers.get("location")).toBe("/reportar/panaderia?aviso=repetido");
    const other = await answer({ dato: "telefono", respuesta: "no" }, { accept: "text/plain" });
    expect([other.status, await other.text()]).toEqual([200, "Gracias, lo vamos a revisar."]);
    expect(await stored()).toEqual(["horario_vigente", "telefono"]);
  });

  it.each([
    ["another site's page", {}, { origin: "https://evil.example" }, 403],
    ["a fact that nobody asks about", { dato: "dueno" }, {}, 400],
    ["a malformed slug", { negocio: "../x" }, {}, 400],
    ["what is too long", { más: "x".repeat(3000) }, {}, 413],
    ["a robot's answer, thanked and thrown away", {}, { "user-agent": ROBOT }, 303],
  ])("keeps nothing of %s", async (_, fields, headers, status) => {
    expect((await answer(fields, headers)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });
});

describe("a search of the directory", () => {
  /** Returns the record that the page of a search carries for its beacon. */
  const recordOf = async (term: string) => {
    const headers = { accept: "text/html", "user-agent": PHONE };
    const page = await (await fetch(`${instance.siteUrl}/negocios?q=${encodeURIComponent(term)}`, { headers })).text();
    const [, registro = ""] = /&quot;registro&quot;:&quot;([\d.a-f]+)&quot;/.exec(page) ?? [];
    return { tipo: "busqueda", termino: term, registro };
  };
  const searched = async () => await sql`select termino, veces, sin_resultados from busquedas order by termino`;
  /** A search for a bakery's goods. */
  const concha = { termino: "concha", veces: 1, sin_resultados: 0 };

  beforeEach(() => sql`delete from busquedas`);

  it("is counted when its page is seen, and not when it is rendered, nor a robot's", async () => {
    const record = await recordOf("concha");
    expect(await report(record, { "user-agent": ROBOT })).toBe(204);
    expect(await searched()).toEqual([]);
    expect(await report(record)).toBe(204);
    expect(await searched()).toEqual([concha]);
    expect(await instance.output()).not.toContain("not counted");
  });

  it("is not counted as this server has not shown it", async () => {
    const record = await recordOf("panaderia");
    const forged = [
      { ...record, termino: "panadero" },
      { ...record, registro: record.registro.replace(".1.", ".0.") },
      { ...record, registro: record.registro.replace(/^\d+/, "1000000000") },
      { ...record, registro: "" },
      { ...record, termino: "a".repeat(101) },
      { ...record, slug: "panaderia" },
      { ...record, more: "x".repeat(800) },
    ];
    for (const each of forged) expect(await report(each)).toBe(400);
    expect(await report(record, { origin: "https://evil.example" })).toBe(403);
    expect(await searched()).toEqual([]);
  });

  it("is counted five times a day for one network, however it is spelled", async () => {
    const network = { "x-forwarded-for": "198.51.100.21" };
    for (const term of [
      "cuernito",
      "Cuernito.",
      "¡cuernito",
      "CUERNITO!",
      "cuernito ",
      "'cuernito'",
      "cuérnito",
      "¿cuernito?",
    ])
      await report(await recordOf(term), network);
    expect(await searched()).toEqual([expect.objectContaining({ termino: "cuernito", veces: 5 })]);
  });

  it("is told to owners once three networks have made it", async () => {
    const isCommon = async () => (await sql`select private.is_common_term('telera') as is`)[0]?.is;
    const record = await recordOf("telera");
    for (const network of [31, 31, 31, 32]) await report(record, { "x-forwarded-for": `198.51.100.${network}` });
    expect(await isCommon()).toBe(false);
    await report(record, { "x-forwarded-for": "198.51.100.33" });
    expect(await isCommon()).toBe(true);
    expect(await sql`select from private.marcas_de_busqueda where termino = 'telera'`).toHaveLength(0);
  });

  it("that is missed is said once a day by one network, however it is spelled", async () => {
    const network = { "x-forwarded-for": "198.51.100.22" };
    const form = await openForm(instance.siteUrl, "/negocios?q=taxidermia", network, "falta");
    for (const falta of ["taxidermia", "Taxidermia.", "¡taxidermia", "TAXIDERMÍA"])
      expect(await (await form.post({ falta })).text()).toContain("Gracias, lo anotamos.");
    expect(await sql`select termino, faltas from busquedas`).toEqual([{ termino: "taxidermia", faltas: 1 }]);
  });

  it("is counted five times a day for one network, whatever browser it claims, and sixty of all terms an hour", async () => {
    const record = await recordOf("bolillo");
    for (let index = 0; index < 8; index += 1) await report(record, { "user-agent": `${PHONE} v${index}` });
    expect(await searched()).toEqual([{ termino: "bolillo", veces: 5, sin_resultados: 0 }]);
    for (let index = 0; index < 60; index += 1) await report(await recordOf(`dona${index}`));
    // Of the sixty, eight and one were counted, or refused, before.
    expect(await searched()).toHaveLength(1 + 51);
  });
});

describe("/qr, where a printed code leads", () => {
  const scan = async (slug: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${instance.siteUrl}/qr/${slug}`, {
      redirect: "manual",
      headers: { "user-agent": PHONE, "sec-fetch-dest": "document", ...headers },
    });
    return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
  };
  const scans = async () => (await sql`select tipo from eventos where tipo = 'qr'`).length;
  const ARRIVED = [302, "/negocio/panaderia", "no-store"];

  it("counts a scan once and goes on to the page", async () => {
    for (let time = 0; time < 2; time += 1) expect(await scan("panaderia")).toEqual(ARRIVED);
    expect(await scans()).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ["its owner", { authorization: `Bearer ${new UnsecuredJWT({}).setSubject(OWNER).encode()}` }],
    ["a robot", { "user-agent": ROBOT }],
    ["a picture in another page", { "sec-fetch-dest": "image" }],
    ["a page that is fetched beforehand", { "sec-purpose": "prefetch" }],
  ])("leads %s there without counting", async (_, headers) => {
    expect(await scan("panaderia", headers)).toEqual(ARRIVED);
    expect(await scans()).toBe(0);
  });

  it("knows the addresses that a business had before", async () => {
    await sql`update negocios set slug = 'pan-de-ayer' where slug = 'panaderia'`;
    await sql`update negocios set slug = 'panaderia' where slug = 'pan-de-ayer'`;
    await eventually(async () => expect(await scan("pan-de-ayer")).toEqual(ARRIVED));
    expect(await scans()).toBe(1);
  });

  it.each(["no-existe", "%2e%2e%2fadmin", "a".repeat(300), "%2F%2Fevil.example"])(
    "leads %s to a page of this site that is not there",
    async (slug) => {
      const [status, location] = await scan(slug);
      expect([status, String(location).startsWith("/negocio/")]).toEqual([302, true]);
      expect(await scans()).toBe(0);
    },
  );
});

describe("the numbers of an owner", () => {
  const EMAIL = "rosa@example.com";
  const PASSWORD = "una-clave-de-prueba";
  const SECTION = "/mi-negocio/estadisticas";
  let cookie = "";
  let owner = "";
  let id = "";

  beforeAll(async () => {
    const { supabaseUrl, publishableKey, secretKey } = instance.status;
    const { auth } = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
    await auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
    const session = await signIn({ supabaseUrl, publishableKey }, EMAIL, PASSWORD);
    owner = session.id;
    cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  });
  beforeEach(async () => {
    await sql`delete from correos`;
    await sql`delete from private.bajas_de_correo`;
    const [row] = await sql<{ id: string }[]>`
      update negocios set escritor = 'importador', user_id = ${owner}, plan_type = 'pro', visitas = 9876, clics = 5432
      where slug = 'panaderia' returning id`;
    id = row?.id ?? "";
    await happened("visita", 0, 4321);
    await happened("visita", 20, 1234);
    await happened("whatsapp", 0, 2345);
  });

  const happened = (kind: string, daysAgo: number, times: number) => sql`
    insert into eventos (negocio_id, tipo, dia, visitante, origen)
    select ${id}, ${kind}, (now() at time zone 'America/Mexico_City')::date - ${daysAgo}::int, h, h
    from generate_series(1, ${times}::int) n, lateral (select decode(md5(n::text), 'hex') as h) x`;
  const read = async (path: string, headers: Record<string, string> = { cookie }) => {
    const answer = await fetch(instance.siteUrl + path, {
      headers: { accept: "text/html", ...headers },
      redirect: "manual",
    });
    return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
  };
  const file = (business = id, headers = { cookie }) => read(`${SECTION}/archivo?negocio=${business}`, headers);

  it("are a sentence, drawings and a table on a paid plan, and a file", async () => {
    const { html } = await read(`${SECTION}?por=semana`);
    const text = html.replace(/<[^>]*>/g, "");
    expect(text).toContain("2,345 personas te escribieron por WhatsApp");
    expect(text).toContain(
      "En las últimas 12 semanas tu página tuvo 5,555 visitas y 2,345 clics; en las 12 anteriores, 0 visitas y 0 clics.",
    );
    expect(text).toContain("En las últimas 12 semanas: 2,345; en las 12 anteriores: 0.");
    // Visits and WhatsApp: what nobody used is a line.
    expect(html.match(/<svg role="img"/g)).toHaveLength(2);
    expect(html).toMatch(/<table[\s\S]*4,321/);
    const lines = (await file()).html.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 21);
    expect(lines[1]).toMatch(/^"[\d-]{10}","1234","0","0",/);
    expect(lines.at(-1)).toMatch(/^"[\d-]{10}","4321","0","2345",/);
  });

  it("are totals alone on the free plan, whatever is asked", async () => {
    await sql`update negocios set escritor = 'importador', plan_type = 'free' where id = ${id}`;
    for (const query of ["", "?por=mes", "?por=dia&plan=premium"]) {
      const { html } = await read(SECTION + query);
      expect(html).toContain("Tu página lleva 9,876 visitas y 5,432 clics.");
      expect(html).toContain("Ver planes");
      // Ids and hashes may hold any digits.
      expect(html.replace(/[\w-]{8,}/g, "")).not.toMatch(/\b(?:4,?321|1,?234|2,?345)\b/);
    }
    expect((await file()).status).toBe(404);
  });

  it("are told to nobody else", async () => {
    const [other] = await sql<{ id: string }[]>`
      insert into negocios (slug, nombre, categoria, is_approved, user_id, plan_type, escritor)
      values ('ajena', 'Ajena', 'Alimentos y Bebidas', true, ${OWNER}, 'premium', 'importador') returning id`;
    expect((await file(other?.id ?? "")).status).toBe(404);
    expect((await file("no-es-un-id")).status).toBe(404);
    expect((await file(id, { cookie: "" })).to).toMatch(/^\/login\?/);
    await sql`delete from negocios where slug = 'ajena'`;
  });

  /** Address in the weekly mail that switches it off: written and sent by the instance itself. */
  async function mailedLink(): Promise<string> {
    const monday = "date_trunc('week', now() at time zone 'America/Mexico_City') at time zone 'America/Mexico_City'";
    await sql`update eventos set dia = dia - 7`;
    await sql`delete from embedded.mails`;
    await sql.unsafe(`select queue_weekly_mails(10, ${monday})`);
    return eventually(async () => {
      const [mail] = await sql<{ text: string }[]>`select text from embedded.mails where recipient = ${EMAIL}`;
      const link = /https?:\/\/[^/\s]+(\/suscripcion\?t=[\w.-]+)/.exec(mail?.text ?? "")?.[1];
      expect(link).toBeDefined();
      return link ?? "";
    });
  }
  const hasUnsubscribed = async () => (await sql`select from private.bajas_de_correo`).length === 1;
  const post = (path: string, body: BodyInit) =>
    fetch(instance.siteUrl + path, { method: "POST", body, redirect: "manual" });

  it("are mailed each week until one says no: by the mail program alone, without a session", async () => {
    const page = await mailedLink();
    const oneClick = `/api${page}`;
    expect((await read(page, {})).html).toContain("Dejar de recibirlo");
    expect((await read(oneClick, {})).to).toBe(page);
    expect(await hasUnsubscribed()).toBe(false);

    const words = { "List-Unsubscribe": "One-Click" };
    const parts = new FormData();
    parts.set("List-Unsubscribe", "One-Click");
    for (const body of [new URLSearchParams(words), parts]) {
      await sql`delete from private.bajas_de_correo`;
      expect((await post(oneClick, body)).status).toBe(200);
      expect(await hasUnsubscribed()).toBe(true);
    }
    const forged = `${oneClick.slice(0, -1)}${oneClick.endsWith("0") ? "1" : "0"}`;
    expect((await post(forged, new URLSearchParams(words))).status).toBe(400);

    expect((await read(page, {})).html).toContain("Ya no recibes el resumen semanal");
    const again = await post(oneClick, new URLSearchParams({ recibir: "si" }));
    expect([again.status, again.headers.get("location")]).toEqual([303, page]);
    expect(await hasUnsubscribed()).toBe(false);
  });

  it("are mailed or not by a button of the panel, too", async () => {
    const off = await openForm(instance.siteUrl, SECTION, { cookie }, "Dejar de recibirlo");
    expect((await off.post({})).headers.get("location")).toBe(`${SECTION}?negocio=${id}&aviso=resumen-apagado`);
    expect(await hasUnsubscribed()).toBe(true);
    const on = await openForm(instance.siteUrl, SECTION, { cookie }, "Recibirlo");
    await on.post({});
    expect(await hasUnsubscribed()).toBe(false);
  });
});

// The last: whoever floods is not counted for a minute.
describe("a flood of events", () => {
  it("is slowed down", async () => {
    const statuses = new Set<number>();
    // In portions: the gateway limits connections, too. Empty ones, which count and cost next to nothing: the limit is for a minute.
    expect(await report(visit)).toBe(204);
    for (let portion = 0; portion < 14; portion += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => report({})));
      for (const status of answers) statuses.add(status);
    }
    expect(statuses).toContain(429);
    expect(await totals()).toEqual({ visitas: 1, clics: 0 });
  });
});
