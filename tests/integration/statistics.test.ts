import { UnsecuredJWT } from "jose";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { type Instance, startInstance } from "../support/instance";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const OWNER = "00000000-0000-4000-8000-000000000002";

let instance: Instance;
let sql: postgres.Sql;

beforeAll(async () => {
  instance = await startInstance();
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
  await instance?.stop();
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
        "x-forwarded-for": forged,
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

  it("slows a flood down", async () => {
    const statuses = new Set<number>();
    // In portions: the gateway limits connections, too.
    for (let portion = 0; portion < 14; portion += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => report(visit)));
      for (const status of answers) statuses.add(status);
    }
    expect(statuses).toContain(429);
    expect(await totals()).toEqual({ visitas: 1, clics: 0 });
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
  const search = async (term: string, agent = PHONE): Promise<void> => {
    const headers = { accept: "text/html", "user-agent": agent };
    await (await fetch(`${instance.siteUrl}/negocios?q=${term}`, { headers })).arrayBuffer();
  };
  const searched = async () => await sql`select termino, veces from busquedas order by termino`;

  it("is counted once, but not a robot's", async () => {
    await search("bolillo", ROBOT);
    await search("concha");
    await eventually(async () => expect(await searched()).toEqual([{ termino: "concha", veces: 1 }]));
    expect(instance.output()).not.toContain("not counted");
  });

  it("is counted sixty times an hour for one network, whatever browser it claims", async () => {
    for (let index = 0; index < 70; index += 1) await search("concha", `${PHONE} v${index}`);
    await eventually(async () => expect(await searched()).toEqual([{ termino: "concha", veces: 60 }]));
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
