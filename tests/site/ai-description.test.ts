import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AI_REFUSALS, DESCRIPTION_WORDS } from "@/lib/ai/messages";
import { loadSecrets } from "@/supabase/local/secrets";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import type { ModelVendor, VendorMode } from "@/tests/support/model-vendor";
import { formIn, openForm } from "@/tests/support/posted-form";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const PARAGRAPH =
  "Tienda de la colonia Santa Cruz con abarrotes y recargas, atendida por gente que te conoce y te saluda por tu nombre.";
const auth = { auth: { persistSession: false, autoRefreshToken: false } };
let vendor: ModelVendor;
let instance: SharedInstance;
let sql: postgres.Sql;
let token = "";
let adminToken = "";
let cookie = "";
let business = "";

async function anAccount(email: string) {
  const { supabaseUrl, secretKey, publishableKey } = instance.status;
  const account = { email, password: "una-clave-de-prueba" };
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
    ...account,
    email_confirm: true,
  });
  const signedIn = await createClient(supabaseUrl, publishableKey, auth).auth.signInWithPassword(account);
  return { ...account, id: made.data.user?.id ?? "", token: signedIn.data.session?.access_token ?? "" };
}

beforeAll(async () => {
  ({ instance, vendor } = await sharedInstance("models"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const [ana, admin] = [await anAccount("ana@example.com"), await anAccount("admin@example.com")];
  token = ana.token;
  adminToken = admin.token;
  await sql`insert into private.admins (user_id) values (${admin.id}) on conflict do nothing`;
  const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
  const entered = await login.post({ email: ana.email, password: ana.password });
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  business = await insertBusiness(sql, { user_id: ana.id });
});

afterAll(async () => {
  await sql?.end();
});

beforeEach(async () => {
  Object.assign(vendor, { mode: "fine", answer: PARAGRAPH, asked: [], pieceMs: 0 });
  await sql`delete from ia_usos`;
  await sql`update negocios set plan_type = 'premium', descripcion = null, escritor = 'pagos'`;
});

const ask = (
  body: object,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
  signal?: AbortSignal,
) =>
  fetch(`${instance.siteUrl}/api/generate-description`, {
    method: "POST",
    ...(signal && { signal }),
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const TYPED = { nombre: "Tienda Ana", categoria: "Abarrotes", servicios: "Abarrotes, Recargas" };

describe("POST /api/generate-description", () => {
  it("writes a description of what was typed", async () => {
    const answer = await ask(TYPED);
    expect([answer.status, await answer.json()]).toEqual([200, { descripcion: PARAGRAPH, borrador: false }]);
    expect(JSON.stringify(vendor.asked[0]?.body.input)).toContain("Recargas");
    const uses = await sql`select tipo, estado, negocio_id, entrada, salida from ia_usos where tipo <> 'moderacion'`;
    expect(uses).toEqual([{ tipo: "descripcion", estado: "hecho", negocio_id: business, entrada: 320, salida: 90 }]);
  });

  it("knows what is stored of the business that is named, and of none besides", async () => {
    await sql`update negocios set colonia = 'Xalpa', servicios = '{Barbacoa}'`;
    const sent = { nombre: "Panadería Lupita", categoria: "Panadería", ciudad: "Iztacalco, CDMX", tono: "divertido" };
    const told: string[] = [];
    for (const body of [sent, { ...sent, negocio: business }]) {
      expect((await ask(body)).status).toBe(200);
      told.push(JSON.stringify(vendor.asked.at(-1)?.body.input));
    }
    await sql`update negocios set colonia = null, servicios = '{}'`;
    const holds = (words: string[]) => told.map((input) => words.map((word) => input.includes(word)));
    expect(holds(["Panadería Lupita", "Iztacalco", "divertido"])).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    expect(holds(["Xalpa", "Barbacoa"])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("comes in lines to whoever reads it as it is written", async () => {
    const answer = await ask(TYPED, { authorization: `Bearer ${token}`, accept: "application/x-ndjson" });
    const lines = (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(
      lines
        .slice(0, -1)
        .map(({ texto }) => texto)
        .join(""),
    ).toBe(PARAGRAPH);
    expect(lines.at(-1)).toEqual({ descripcion: PARAGRAPH, borrador: false });
  });

  it.each<[string, number, string, () => Promise<Response>]>([
    ["nobody", 401, "Usuario no autenticado.", () => ask(TYPED, {})],
    ["another site", 403, "Error de comunicación", () => ask(TYPED, { origin: "https://evil.example" })],
    ["somebody else's business", 404, "Negocio no encontrado", () => ask({ ...TYPED, negocio: crypto.randomUUID() })],
    ["no JSON", 400, "Error de comunicación", () => ask({ ...TYPED, servicios: 7 })],
    ["a large body", 400, "Error de comunicación", () => ask({ ...TYPED, nombre: "a".repeat(9_000) })],
  ])("%s: %i", async (_, status, error, request) => {
    const answer = await request();
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(vendor.asked).toEqual([]);
  });

  it("is for Premium", async () => {
    await sql`update negocios set plan_type = 'pro', escritor = 'pagos'`;
    const answer = await ask(TYPED);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "Función Premium" }]);
  });

  it.each<[VendorMode, number]>([
    ["busy", 503],
    ["broken", 502],
    ["refusing", 422],
    ["incomplete", 502],
    ["cut", 502],
    ["huge", 502],
  ])("of a vendor that is %s: %i, and no try is used", async (mode, status) => {
    vendor.mode = mode;
    expect((await ask(TYPED)).status).toBe(status);
    expect(await sql`select estado from ia_usos where tipo <> 'moderacion'`).toEqual([{ estado: "fallido" }]);
  });

  it("of a vendor that goes on and on: 504 for what it has written until then, and no try is used", async () => {
    vendor.pieceMs = 1_500;
    const headers = { authorization: `Bearer ${token}` };
    const [whole, lines] = await Promise.all([ask(TYPED), ask(TYPED, { ...headers, accept: "application/x-ndjson" })]);
    const error = AI_REFUSALS.slow;
    expect([whole.status, await whole.json()]).toEqual([504, { error }]);
    const [first = "", ...rest] = (await lines.text()).trim().split("\n");
    expect([JSON.parse(first), JSON.parse(rest.at(-1) ?? "")]).toEqual([{ texto: expect.any(String) }, { error }]);
    const uses = await sql`select estado, problema from ia_usos where tipo <> 'moderacion'`;
    expect(uses).toEqual([
      { estado: "fallido", problema: "slow" },
      { estado: "fallido", problema: "slow" },
    ]);
  });

  it("has ten tries a day", async () => {
    await sql`
      insert into ia_usos (tipo, negocio_id, dia, estado, costo)
      select 'descripcion', ${business}, (now() at time zone 'America/Mexico_City')::date, 'hecho', 0 from generate_series(1, 9)`;
    expect([(await ask(TYPED)).status, (await ask(TYPED)).status]).toEqual([200, 429]);
  });

  it("ends for the vendor, too, when its reader has gone, and no try is used", async () => {
    vendor.pieceMs = 400;
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${token}`, accept: "application/x-ndjson" };
    const answer = await ask(TYPED, headers, leaving.signal);
    await answer.body?.getReader().read();
    leaving.abort();
    await eventually(async () =>
      expect(await sql`select estado, problema from ia_usos where tipo <> 'moderacion'`).toEqual([
        { estado: "fallido", problema: "canceled" },
      ]),
    );
  });

  it.each([
    "Llama al 55 9876 5432 y pide tu despensa en la colonia.",
    "Somos la mejor tienda de la colonia Santa Cruz, con todo para ti.",
    "The best store in town for your groceries and your phone.",
  ])("does not hand on %j", async (answer) => {
    vendor.answer = answer;
    expect((await ask(TYPED)).status).toBe(502);
  });
});

describe("an administrator", () => {
  const askAs = (body: object) => ask(body, { authorization: `Bearer ${adminToken}` });
  const told = () => JSON.stringify(vendor.asked[0]?.body.input);

  it("has one written for a business that is not there yet, with a town and a tone", async () => {
    expect((await askAs({ ...TYPED, ciudad: "Iztacalco, CDMX", tono: "divertido" })).status).toBe(200);
    expect([told().includes("Iztacalco, CDMX"), told().includes("divertido")]).toEqual([true, true]);
    expect(await sql`select negocio_id from ia_usos where tipo <> 'moderacion'`).toEqual([{ negocio_id: null }]);
  });

  it("has one written for any business, and for none that is not there", async () => {
    expect((await askAs({ ...TYPED, negocio: business })).status).toBe(200);
    expect(await sql`select negocio_id from ia_usos where tipo <> 'moderacion'`).toEqual([{ negocio_id: business }]);
    expect((await askAs({ ...TYPED, negocio: crypto.randomUUID() })).status).toBe(404);
  });

  it("who has a business of their own gets nothing of it into another one", async () => {
    await sql`update negocios set user_id = (select user_id from private.admins limit 1), servicios = '{Barbacoa}'`;
    expect((await askAs({ nombre: "Otra tienda", categoria: "abarrotes" })).status).toBe(200);
    expect([told().includes("Otra tienda"), told().includes("Barbacoa")]).toEqual([true, false]);
    await sql`update negocios set user_id = (select id from auth.users where email = 'ana@example.com'), servicios = '{}'`;
  });
});

const page = async () => (await fetch(`${instance.siteUrl}/mi-negocio/datos`, { headers: { cookie } })).text();
const asForm = (html: string) =>
  formIn(html, {
    siteUrl: instance.siteUrl,
    path: "/mi-negocio/datos",
    headers: { cookie },
    marker: "visto",
    status: 200,
  });
/** The name of a button that has an action of its own. */
const buttonIn = (html: string, label: string) => {
  const [tag = ""] = html.match(new RegExp(`<button[^>]*>${label}`)) ?? [];
  return /name="([^"]+)"/.exec(tag)?.[1] ?? "";
};
const FIELDS = {
  nombre: "Tienda Ana",
  categoria: "otros-negocios",
  telefono: "55 1234 5678",
  descripcion: "Mis palabras",
};

describe("/mi-negocio/datos without scripts", () => {
  it("says what is left, writes beside what was typed, and puts it there", async () => {
    const html = await page();
    expect(html).toContain("Te quedan 10 de 10 intentos hoy.");
    const written = await asForm(html).post({ ...FIELDS, [buttonIn(html, "Escribir con IA")]: "" });
    const beside = await written.text();
    expect([written.status, beside.includes(PARAGRAPH)]).toEqual([200, true]);
    expect(beside).toMatch(/<textarea[^>]*name="descripcion"[^>]*>Mis palabras/);
    const used = await asForm(beside).post({ ...FIELDS, [buttonIn(beside, "Usar este texto")]: "" });
    expect(await used.text()).toMatch(new RegExp(`<textarea[^>]*name="descripcion"[^>]*>${PARAGRAPH}`));
    expect(await sql`select descripcion from negocios`).toEqual([{ descripcion: null }]);
  });

  it("says why nothing was written, and keeps what was typed", async () => {
    const html = await page();
    vendor.mode = "busy";
    const answer = await (await asForm(html).post({ ...FIELDS, [buttonIn(html, "Escribir con IA")]: "" })).text();
    expect(answer).toContain("La IA está ocupada.");
    expect(answer).toMatch(/<textarea[^>]*name="descripcion"[^>]*>Mis palabras/);
  });

  it("says before that it is switched off, and of a lower plan that it is for Premium", async () => {
    await sql`update ia_ajustes set encendida = false`;
    const off = await page();
    await sql`update ia_ajustes set encendida = true`;
    expect([off.includes("Las herramientas de IA están en pausa."), buttonIn(off, "Escribir con IA")]).toEqual([
      true,
      "",
    ]);
    await sql`update negocios set plan_type = 'pro', escritor = 'pagos'`;
    const pro = await page();
    expect([pro.includes("Con Premium, la IA te escribe la descripción."), buttonIn(pro, "Escribir con IA")]).toEqual([
      true,
      "",
    ]);
  });
});

describe("the first text of Profesional", () => {
  it("is written soon after the plan is active, though the vendor failed at first, and is shown to its owner", async () => {
    await sql`delete from periodos`;
    await sql`update negocios set plan_type = 'free', escritor = 'pagos'`;
    vendor.mode = "busy";
    await sql`select give_plan(${business}, 'pro', 'prueba', 'review-free', now() + interval '1 month')`;
    await eventually(async () =>
      expect(await sql`select tipo, estado from ia_usos where tipo <> 'moderacion'`).toEqual([
        { tipo: "inicial", estado: "fallido" },
      ]),
    );
    vendor.mode = "fine";
    await eventually(async () => {
      // What failed is noted after its cost is: when it is tried again may be set once more.
      await sql`update private.textos_iniciales set proximo_intento_at = now() where proximo_intento_at > now()`;
      expect(await sql`select descripcion from negocios`).toEqual([{ descripcion: PARAGRAPH }]);
    });
    for (const path of ["/mi-negocio", "/mi-negocio/datos", "/registro-pro-success"]) {
      const answer = await fetch(instance.siteUrl + path, { headers: { cookie } });
      expect([path, (await answer.text()).includes("Te escribimos este texto para empezar")]).toEqual([path, true]);
    }
  });

  it("that cannot be kept ends no other's turn, and is not paid for again at once", async () => {
    await sql`delete from private.textos_iniciales`;
    await sql`delete from negocio_ia`;
    const broken = await insertBusiness(sql, { slug: "rota", nombre: "Rota" });
    await sql`
      create function public.test_break() returns trigger language plpgsql as $$
      begin
        if new.negocio_id = (select id from public.negocios where slug = 'rota') then raise exception 'no'; end if;
        return new;
      end $$`;
    await sql`create trigger test_break before insert on negocio_ia for each row execute function public.test_break()`;
    try {
      await sql`update negocios set plan_type = 'free', escritor = 'pagos'`;
      await sql`
        insert into private.textos_iniciales (negocio_id, proximo_intento_at, created_at)
        values (${broken}, now() - interval '2 hours', now()), (${business}, now() - interval '1 hour', now())`;
      // Both at one moment: whoever looks for what is due sees both or neither.
      await sql`update negocios set plan_type = 'pro', escritor = 'pagos'`;
      const { cronSecret } = await loadSecrets(instance.dataDir);
      const headers = { authorization: `Bearer ${cronSecret}` };
      const answer = await fetch(`${instance.siteUrl}/api/cron/textos`, { method: "POST", headers });
      expect([answer.status, (await answer.json()).failed]).toEqual([200, []]);
      await eventually(async () =>
        expect(await sql`select descripcion from negocios where id = ${business}`).toEqual([
          { descripcion: PARAGRAPH },
        ]),
      );
      await eventually(async () =>
        expect(
          await sql`
            select estado, intentos, proximo_intento_at > now() as is_later from private.textos_iniciales where negocio_id = ${broken}`,
        ).toEqual([{ estado: "pendiente", intentos: 1, is_later: true }]),
      );
    } finally {
      await sql`drop trigger test_break on negocio_ia`;
      await sql`drop function public.test_break`;
      await sql`delete from negocios where id = ${broken}`;
    }
  });

  it("is offered to an owner with words of their own, who takes it into the field, and puts it away for good", async () => {
    const content = { texto: PARAGRAPH, puesto: false };
    await sql`delete from private.textos_iniciales`;
    // Written already: nobody else is at it.
    await sql`
      insert into private.textos_iniciales (negocio_id, estado, proximo_intento_at, created_at)
      values (${business}, 'hecho', now(), now())`;
    await sql`delete from negocio_ia`;
    await sql`
      insert into negocio_ia (negocio_id, tipo, contenido, es_borrador, version)
      values (${business}, 'inicial', ${sql.json(content)}, false, 'descripcion-1')`;
    await sql`delete from periodos`;
    await sql`select give_plan(${business}, 'pro', 'prueba', 'review-free', now() + interval '1 month')`;
    await sql`update negocios set descripcion = 'Mis palabras', escritor = 'pagos'`;
    const offered = await page();
    expect(offered).toContain(DESCRIPTION_WORDS.starter);
    const taken = await asForm(offered).post({ ...FIELDS, [buttonIn(offered, "Usar este texto")]: "" });
    expect(await taken.text()).toMatch(new RegExp(`<textarea[^>]*name="descripcion"[^>]*>${PARAGRAPH}`));
    expect(await sql`select descripcion from negocios`).toEqual([{ descripcion: "Mis palabras" }]);
    const away = await asForm(offered).post({ ...FIELDS, [buttonIn(offered, "Descartar")]: "" });
    expect(await away.text()).toMatch(/<textarea[^>]*name="descripcion"[^>]*>Mis palabras/);
    expect(await sql`select from negocio_ia`).toHaveLength(0);
    expect(await page()).not.toContain(DESCRIPTION_WORDS.starter);
  });
});
