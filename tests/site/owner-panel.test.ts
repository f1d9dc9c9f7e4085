import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MENU_PHOTO_MESSAGES } from "@/lib/ai/messages";
import { MESSAGES } from "@/lib/messages";
import { PANEL_SECTION_IDS, PANEL_SECTIONS } from "@/lib/panel-sections";
import { PROMOTION_MESSAGES } from "@/lib/promotions/messages";
import { ledgerOf, paymentOf } from "@/tests/database/ledger";
import { insertBusiness } from "@/tests/support/business-row";
import { asFile, heicPicture, hiddenIn, sizeOf, telephonePhoto } from "@/tests/support/camera-pictures";
import { eventually } from "@/tests/support/eventually";
import { pngBomb } from "@/tests/support/picture-bombs";
import { formIn, openForm } from "@/tests/support/posted-form";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";
import { typedAddressCookie } from "@/tests/support/typed-address";

const EMAIL = "ana@example.com";

const PASSWORD = "una-clave-de-prueba";
let instance: SharedInstance;
let sql: postgres.Sql;
let ledger: ReturnType<typeof ledgerOf>;
let userId = "";
let cookie = "";

const auth = { auth: { persistSession: false, autoRefreshToken: false } };

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  ledger = ledgerOf(sql);
  const { supabaseUrl, secretKey } = instance.status;
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  if (made.error) throw made.error;
  userId = made.data.user.id;
  const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
  const entered = await login.post({ email: EMAIL, password: PASSWORD });
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
});

beforeEach(async () => {
  for (const table of ["periodos", "pagos", "ordenes", "correos", "negocios"]) await sql`delete from ${sql(table)}`;
});

afterAll(async () => {
  await sql?.end();
});

const aBusiness = ({ plan_type = "free", ...fields }: Record<string, unknown> = {}) =>
  insertBusiness(sql, { nombre: "Tienda", user_id: userId, plan_type, ...fields });

const read = async (path: string) => {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};

/** The panel's form with that name on its button, as a browser without scripts has it. */
const form = (name: string) => openForm(instance.siteUrl, "/mi-negocio", { cookie }, name);

const outboxIsEmpty = () => eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];

describe("a paid month that waits", () => {
  it("goes to a business by its button, and once", async () => {
    const id = await aBusiness({ is_approved: null });
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: userId })));
    const use = await form("Tienda");
    expect(outcome(await use.post({}))).toEqual([303, "/mi-negocio?aviso=mes"]);
    expect(await sql`select plan_type, is_approved from negocios where id = ${id}`).toEqual([
      { plan_type: "pro", is_approved: true },
    ]);
    expect(outcome(await use.post({}))).toEqual([303, "/mi-negocio?aviso=mes-usado"]);
    const { html } = await read("/mi-negocio?aviso=mes");
    expect(html).toContain("Listo: tu mes pagado ya está en tu negocio.");
    expect(html).not.toContain("Tienes un plan pagado sin usar");
  });

  it("goes to no business of somebody else, whatever is sent", async () => {
    const id = await aBusiness();
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: userId })));
    const use = await form("Tienda");
    await sql`update negocios set user_id = null where id = ${id}`;
    expect(outcome(await use.post({}))).toEqual([303, "/mi-negocio?aviso=no-es-tuyo"]);
    expect(await sql`select plan_type from negocios`).toEqual([{ plan_type: "free" }]);
  });
});

describe("what an owner does", () => {
  /** "MISS" is what Next said when it had made the page anew: later it says "HIT", unless the gateway answers by itself. */
  const madeBy = async () => (await fetch(`${instance.siteUrl}/negocio/tienda`)).headers.get("x-nextjs-cache");

  /** Changes the page until the gateway has kept the answer that was made anew, and not the one after it. */
  const keptByGateway = () =>
    eventually(async () => {
      await sql`update negocios set descripcion = ${randomUUID()} where slug = 'tienda'`;
      await outboxIsEmpty();
      for (let time = 0; time < 3; time += 1) expect(await madeBy()).toBe("MISS");
    });

  /**
   * An action of the panel for nothing, as a script sends it, by a browser that has lost the cookie beside its session and is given it
   * anew: Next says of an action whose answer sets a cookie that it has expired something.
   */
  async function sendEmptyAction(): Promise<Headers> {
    const action = /name="\$ACTION_ID_([\da-f]{40,})"/.exec((await read("/mi-negocio")).html)?.[1] ?? "";
    const session = cookie.replace(/cuenta=[^;]*/, "");
    const headers = { cookie: session, origin: instance.siteUrl, "next-action": action, accept: "text/x-component" };
    const body = '["not-a-business"]';
    const answer = await fetch(`${instance.siteUrl}/mi-negocio`, { method: "POST", body, headers, redirect: "manual" });
    await answer.arrayBuffer();
    return answer.headers;
  }

  it("is on the page at the next request", async () => {
    await aBusiness({ is_approved: null });
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: userId })));
    const use = await form("Tienda");
    await eventually(async () => expect((await read("/negocio/tienda")).status).toBe(404));
    expect(outcome(await use.post({}))).toEqual([303, "/mi-negocio?aviso=mes"]);
    expect((await read("/negocio/tienda")).status).toBe(200);
  });

  it("empties no page while nothing changes that visitors see", async () => {
    const id = await aBusiness();
    const waits = await aBusiness({ slug: "espera", is_approved: null, created_at: new Date(Date.now() - 60_000) });
    await sql`update negocios set user_id = null where id = ${waits}`;
    await sql`insert into negocio_privado (negocio_id, email) values (${waits}, ${EMAIL})
      on conflict (negocio_id) do update set email = excluded.email`;
    await sql`select link_account(${userId})`;
    const disown = await form("No es mío");
    await keptByGateway();
    expect((await sendEmptyAction()).get("x-action-revalidated")).toBe("1");
    expect(await madeBy()).toBe("MISS");
    expect(outcome(await disown.post({}))).toEqual([303, "/mi-negocio?aviso=quitado"]);
    expect(outcome(await disown.post({}))).toEqual([303, "/mi-negocio?aviso=no-quitado"]);
    const { supabaseUrl, publishableKey } = instance.status;
    const owner = createClient(supabaseUrl, publishableKey, auth);
    await owner.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const same = await owner.rpc("edit_own_business", { business: id, changes: { direccion: "Calle 1" } });
    expect(same.data).toEqual({ stored: { direccion: "Calle 1" }, waiting: {} });
    expect(await madeBy()).toBe("MISS");
  });
});

describe("what an owner hides", () => {
  const SECRETS = /12349876|1234.9876|Secreta|\b09417\b|19\.357123|99\.063765/;
  const SURFACES = [
    ["the page", "/negocio/tienda", {}],
    ["the page's data", "/negocio/tienda", { rsc: "1" }],
    ["the contact", "/negocio/tienda/contacto.vcf", {}],
    ["the API", "/api/v1/negocios/tienda", {}],
    ["the API's list", "/api/v1/negocios?q=tienda", {}],
    ["the API's answer to the number", "/api/v1/negocios?q=5512349876", {}],
    ["the directory", "/negocios", {}],
    ["the category", "/categorias/otros-negocios", {}],
    ["suggestions for the street", "/api/sugerencias?q=secreta", {}],
    ["the home page", "/", {}],
    ["sitemaps", "/sitemaps/negocios-1.xml", {}],
    [
      "the data API",
      "/rest/v1/negocios?select=telefono,telefono_e164,direccion,codigo_postal,latitude,longitude,mapa_embed_url",
      { key: "1" },
    ],
    ["the data API's function", "/rest/v1/rpc/get_public_business?business_slug=tienda", { key: "1" }],
  ] as const;
  const everything = () =>
    Promise.all(
      SURFACES.map(async ([name, path, { key, ...headers }]: readonly [string, string, Record<string, string>]) => {
        const apikey: Record<string, string> = key ? { apikey: instance.status.publishableKey } : {};
        const answer = await fetch(instance.siteUrl + path, { headers: { ...headers, ...apikey } });
        return [name, (await answer.text()).match(SECRETS)?.[0] ?? null] as const;
      }),
    );
  /** The form of the switches, as a browser without scripts has it. */
  const turn = async (id: string, switches: Record<string, readonly string[]>) => {
    const path = `/mi-negocio/ajustes?negocio=${id}`;
    const opened = await openForm(instance.siteUrl, path, { cookie }, "solo_whatsapp");
    return opened.post({ telefono_al_tocar: "no", solo_whatsapp: "no", direccion_aproximada: "no", ...switches });
  };
  const ask = (headers: Record<string, string> = {}, slug = "tienda") =>
    fetch(`${instance.siteUrl}/api/telefono/${slug}`, {
      method: "POST",
      headers: { origin: instance.siteUrl, ...headers },
      redirect: "manual",
    });
  /** A box that is ticked, and what stands behind it. */
  const ON = ["si", "no"];
  const SECRET = {
    telefono: "55 1234 9876",
    telefono_e164: "+525512349876",
    direccion: "Calle Secreta 417",
    codigo_postal: "09417",
    colonia: "Xalpa",
    latitude: 19.3571234,
    longitude: -99.0637654,
    mapa_embed_url: "https://www.google.com/maps?q=19.3571234,-99.0637654",
    is_featured: true,
    plan_type: "pro",
    escritor: "importador",
  };

  it("is nowhere at the next request, and back with the switch", async () => {
    const id = await aBusiness(SECRET);
    await outboxIsEmpty();
    const before = Object.fromEntries(await everything());
    for (const name of ["the page", "the contact", "the API", "the directory", "the data API"])
      expect([name, before[name]]).not.toEqual([name, null]);
    const saved = await turn(id, { telefono_al_tocar: ON, direccion_aproximada: ON });
    expect(saved.status).toBe(303);
    expect(saved.headers.get("location")).toContain("aviso=guardado");
    expect((await everything()).filter(([, found]) => found !== null)).toEqual([]);
    const { html } = await read("/negocio/tienda");
    expect(html).toContain("Ver teléfono");
    expect(html).toContain("Ubicación aproximada");
    expect((await read(`/mi-negocio/datos?negocio=${id}`)).html).toContain("Calle Secreta 417");
    await turn(id, {});
    expect((await read("/negocio/tienda")).html).toMatch(SECRETS);
  });

  it("is told by a tap, with scripts and without, to this site's pages alone, and not without end", async () => {
    const id = await aBusiness({ ...SECRET, whatsapp: "5512349876" });
    await turn(id, { telefono_al_tocar: ON });
    expect((await read("/negocio/tienda")).html).not.toMatch(/12349876/);
    const told = await ask({ accept: "application/json" });
    expect(told.headers.get("cache-control")).toContain("no-store");
    expect(await told.json()).toMatchObject({
      phone: "55 1234 9876",
      callHref: "tel:+525512349876",
      whatsappUrl: expect.stringContaining("https://wa.me/525512349876"),
    });
    const page = await ask({ accept: "text/html" });
    expect(await page.text()).toContain('href="tel:+525512349876"');
    expect(outcome(await ask({ accept: "text/html", origin: "https://otro.example" }))).toEqual([
      303,
      "/negocio/tienda",
    ]);
    expect((await ask({}, "no-existe")).status).toBe(404);
    expect(outcome(await fetch(`${instance.siteUrl}/api/telefono/tienda`, { redirect: "manual" }))).toEqual([
      ...[303, "/negocio/tienda"],
    ]);
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await ask()).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it("with only WhatsApp is told to nobody, and there is a WhatsApp first", async () => {
    const id = await aBusiness({ ...SECRET, plan_type: "pro", mapa_embed_url: null });
    await turn(id, { solo_whatsapp: ON });
    expect(await sql`select solo_whatsapp from negocios`).toEqual([{ solo_whatsapp: false }]);
    await sql`update negocios set whatsapp = '5587651234'`;
    await turn(id, { solo_whatsapp: ON });
    const { html } = await read("/negocio/tienda");
    expect(html).not.toMatch(/12349876|Ver teléfono|Llamar/);
    expect(html).toContain("https://wa.me/525587651234");
  });
});

describe("the section of what a business is", () => {
  const PAGE = "/mi-negocio/datos";
  const STORED = { nombre: "Tienda", categoria: "otros-negocios", telefono: "5512345678", direccion: "Calle 1" };
  const saved = (id: string, aviso = "guardado") => [303, `${PAGE}?negocio=${id}&aviso=${aviso}`];
  const dataForm = () => openForm(instance.siteUrl, PAGE, { cookie }, "Guardar cambios");
  const aPaidBusiness = (fields: Record<string, unknown> = {}) => aBusiness({ plan_type: "pro", ...fields });

  it("is saved without scripts: chips as a text with commas, boxes, all of it on the page and in the filters at once", async () => {
    const id = await aPaidBusiness({ whatsapp: "5512345678", servicios: ["Pan"] });
    const { html } = await read(PAGE);
    expect(html).toContain('href="https://wa.me/525512345678"');
    expect(html).toMatch(/<input[^>]*name="servicios"[^>]*value="Pan"/);
    const open = await dataForm();
    const ways = { formas_de_pago: ["", "codi", "tarjeta"], entrega: ["", "domicilio"] };
    const typed = {
      ...STORED,
      telefono: "55 8765 4321",
      servicios: "Pan, Café",
      colonias_de_entrega: "Xalpa, San Lucas",
      ...ways,
    };
    expect(outcome(await open.post(typed))).toEqual(saved(id));
    expect(
      await sql`select telefono, telefono_e164, servicios, formas_de_pago, entrega, colonias_de_entrega, whatsapp from negocios`,
    ).toEqual([
      {
        telefono: "55 8765 4321",
        telefono_e164: "+525587654321",
        servicios: ["Pan", "Café"],
        formas_de_pago: ["tarjeta", "codi"],
        entrega: ["domicilio"],
        colonias_de_entrega: ["Xalpa", "San Lucas"],
        whatsapp: "5512345678",
      },
    ]);
    const page = (await read("/negocio/tienda")).html;
    for (const text of [
      "Pago y entrega",
      "Tarjeta, CoDi",
      "A domicilio",
      "Xalpa, San Lucas",
      '"paymentAccepted":"Tarjeta, CoDi"',
    ])
      expect(page).toContain(text);
    const listed = (await read("/negocios?pago=codi&entrega=domicilio&colonia=san-lucas")).html;
    expect(listed).toContain("/negocio/tienda");
    expect(listed).toMatch(/<meta name="robots" content="noindex/);
    expect((await read("/negocios?pago=vales")).html).not.toContain("/negocio/tienda");
    const none = await dataForm();
    expect(outcome(await none.post({ ...STORED, formas_de_pago: "", entrega: "" }))).toEqual(saved(id));
    expect(await sql`select formas_de_pago, entrega, colonias_de_entrega from negocios`).toEqual([
      { formas_de_pago: [], entrega: [], colonias_de_entrega: ["Xalpa", "San Lucas"] },
    ]);
  });

  it("that is refused comes back as it was typed, ticked boxes too, and nothing of it is kept", async () => {
    await aPaidBusiness();
    const open = await dataForm();
    const typed = { ...STORED, telefono: "llámame", servicios: "Pan, Café", formas_de_pago: ["", "vales", "codi"] };
    const html = await (await open.post(typed)).text();
    expect(html).toContain("Escribe el teléfono: ");
    expect(html).toMatch(/<input[^>]*name="telefono"[^>]*value="llámame"/);
    expect(html).toMatch(/<input[^>]*name="servicios"[^>]*value="Pan, Café"/);
    for (const [id, isTicked] of [
      ["codi", true],
      ["vales", true],
      ["efectivo", false],
    ] as const) {
      const box = new RegExp(`<input[^>]*value="${id}"[^>]*>`).exec(html)?.[0] ?? "";
      expect([id, box.includes(" checked")]).toEqual([id, isTicked]);
    }
    const wrong = await (await (await dataForm()).post({ ...STORED, formas_de_pago: ["", "bitcoin"] })).text();
    expect(wrong).toContain("Elige entre: Efectivo, Tarjeta, Transferencia, CoDi, Vales.");
    expect(await sql`select servicios, formas_de_pago from negocios`).toEqual([{ servicios: [], formas_de_pago: [] }]);
  });

  it("open in two tabs keeps what both have changed, and tells the second where it is the same", async () => {
    const id = await aPaidBusiness();
    const [first, second, third] = await Promise.all([dataForm(), dataForm(), dataForm()]);
    const ticked = { formas_de_pago: ["", "efectivo", "tarjeta"] };
    expect(outcome(await first.post({ ...STORED, descripcion: "Uno", ...ticked }))).toEqual(saved(id));
    expect(outcome(await second.post({ ...STORED, servicios: "Pan", formas_de_pago: "" }))).toEqual(saved(id));
    const answer = await third.post({ ...STORED, descripcion: "Dos", formas_de_pago: ["", "codi"] });
    const html = await answer.text();
    expect(html).toContain("Este negocio cambió en otra pestaña");
    for (const text of [
      "Ahora dice: <!-- -->Efectivo, Tarjeta",
      "Tú escribiste, y se guardará: CoDi",
      "Dos</textarea>",
    ])
      expect(html).toContain(text);
    expect(await sql`select descripcion, servicios, formas_de_pago from negocios`).toEqual([
      { descripcion: "Uno", servicios: ["Pan"], formas_de_pago: ["efectivo", "tarjeta"] },
    ]);
  });

  it("is of one's own business, and of what its plan has", async () => {
    const id = await aBusiness();
    const other = await aPaidBusiness({ slug: "ajena", user_id: null });
    const open = await dataForm();
    expect(await (await open.post({ ...STORED, negocio: other, descripcion: "Mía" })).text()).toContain("no es tuyo");
    expect(outcome(await open.post({ ...STORED, servicios: "Pan", entrega: ["", "para-llevar"] }))).toEqual(saved(id));
    expect(
      outcome(await (await dataForm()).post({ ...STORED, whatsapp: "5500000000", entrega: ["", "para-llevar"] })),
    ).toEqual(saved(id, "en-revision"));
    expect(await sql`select slug, descripcion, servicios, entrega, whatsapp from negocios order by slug`).toEqual([
      { slug: "ajena", descripcion: null, servicios: [], entrega: [], whatsapp: null },
      { slug: "tienda", descripcion: null, servicios: [], entrega: ["para-llevar"], whatsapp: null },
    ]);
  });
});

describe("menu, video and promotions", () => {
  const premium = (fields: Record<string, unknown> = {}) =>
    aBusiness({ slug_categoria: "alimentos-y-bebidas", plan_type: "premium", ...fields });
  const lapse = (id: string, plan = "free") =>
    sql`update negocios set plan_type = ${plan}, escritor = 'pagos' where id = ${id}`;
  const section = (name: string, marker = "") => openForm(instance.siteUrl, `/mi-negocio/${name}`, { cookie }, marker);
  const page = async () => (await read("/negocio/tienda")).html;
  const stored = async (bucket: string) =>
    (await sql<{ name: string }[]>`select name from storage.objects where bucket_id = ${bucket} order by name`).map(
      ({ name }) => name,
    );
  const aPicture = async () => new File([await readFile("public/categorias/otros-negocios-og.webp")], "foto.webp");
  /** A page of that width. */
  const aPdf = async (width: number) => {
    const document = await PDFDocument.create();
    document.addPage([width, 200]);
    document.addJavaScript("evil", "app.alert(1)");
    return new File([Buffer.from(await document.save())], "menu.pdf", { type: "application/pdf" });
  };

  beforeEach(async () => {
    await sql`delete from storage.objects where bucket_id in ('menus', 'promociones')`;
  });

  it("a written menu is on the page at the next request, by sections", async () => {
    const id = await premium();
    const menu = await section("menu", 'name="menu"');
    const answer = await menu.post({ menu: "TACOS\nPastor .... 18" });
    expect(outcome(answer)).toEqual([303, `/mi-negocio/menu?negocio=${id}&aviso=menu`]);
    expect((await read("/mi-negocio/menu?aviso=menu")).html).toContain("Menú guardado correctamente.");
    expect(await page()).toMatch(/<h3[^>]*>TACOS<[\s\S]*Pastor[\s\S]*\$18</);
    await lapse(id);
    expect(await (await menu.post({ menu: "Otro" })).text()).toContain("Ver planes");
    expect(await sql`select menu from negocios`).toEqual([{ menu: "TACOS\nPastor .... 18" }]);
  });

  it("a photo of the menu is not asked for where nobody can read it", async () => {
    await premium();
    const { html } = await read("/mi-negocio/menu");
    expect(html).toContain(MENU_PHOTO_MESSAGES.noDraft);
    expect(html).not.toContain('name="archivo"');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["of another trade", { slug_categoria: "autos-y-talleres" }, "El menú es para negocios de comida"],
    ["below Premium", { plan_type: "pro" }, "Así se vería el menú de"],
  ])("the menu of a business %s says why it is not there", async (_, fields, words) => {
    await premium({ nombre: "Fonda Lulú", ...fields });
    const { html } = await read("/mi-negocio/menu");
    expect(html).toContain(words);
    expect(html).not.toContain('name="menu"');
  });

  it("a menu in PDF is handed out while the plan shows it, runs nothing, and one of them is kept", async () => {
    const id = await premium();
    const file = await section("menu", 'name="menu_pdf"');
    for (const [sent, words] of [
      [new File(["<script>alert(1)</script>%PDF-1.7 %%EOF"], "menu.pdf"), "Ese archivo no es un PDF."],
      [new File(["\ufeff%PDF-1.7 %%EOF"], "menu.pdf"), "Tu PDF trae algo antes de su inicio"],
      [new File(["%PDF-1.7"], "menu.pdf"), "Tu PDF está dañado o incompleto."],
      [new File(["%PDF-1.7\nTacos\n%%EOF"], "menu.pdf"), "Tu PDF está dañado o incompleto."],
      [new File([], ""), "Elige el PDF de tu menú."],
    ] as const) {
      expect(await (await file.post({ menu_pdf: sent })).text()).toContain(words);
    }
    expect(await stored("menus")).toEqual([]);
    for (const width of [100, 200]) expect((await file.post({ menu_pdf: await aPdf(width) })).status).toBe(303);
    const [path = "", ...others] = await stored("menus");
    expect([path.startsWith(`menus/${id}/`), others]).toEqual([true, []]);

    const href = /href="(\/negocio\/tienda\/menu\.pdf\?v=[^"]+)"[^>]*>[\s\S]{0,400}?Abrir menú en PDF/.exec(
      await page(),
    )?.[1];
    const shown = await fetch(`${instance.siteUrl}${href}`);
    const document = await PDFDocument.load(await shown.arrayBuffer());
    expect(document.getPage(0).getWidth()).toBe(200);
    const names = document.catalog.lookupMaybe(PDFName.of("Names"), PDFDict);
    expect(names?.has(PDFName.of("JavaScript")) ?? false).toBe(false);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="menu-tienda.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'; object-src 'self'"),
    });
    const key = { apikey: instance.status.publishableKey };
    const direct = ["public/menus", "menus", "authenticated/menus"].map(async (place) => {
      const answer = await fetch(`${instance.siteUrl}/storage/v1/object/${place}/${path}`, { headers: key });
      return answer.ok;
    });
    expect(await Promise.all(direct)).toEqual([false, false, false]);

    await lapse(id);
    await eventually(async () => expect((await read(href ?? "")).status).toBe(404));
    expect((await read(`/mi-negocio/menu.pdf?negocio=${id}`)).status).toBe(200);
    expect((await fetch(`${instance.siteUrl}/mi-negocio/menu.pdf?negocio=${id}`, { redirect: "manual" })).status).toBe(
      303,
    );
    await sql`update negocios set user_id = null where id = ${id}`;
    expect((await read(`/mi-negocio/menu.pdf?negocio=${id}`)).status).toBe(404);
    await (await file.post({ menu_pdf: await aPdf(300) })).text();
    expect(await stored("menus")).toEqual([path]);
    await sql`update negocios set user_id = ${userId}, plan_type = 'premium', escritor = 'pagos' where id = ${id}`;
    expect((await file.post({ menu_pdf: new File([], ""), quitar: "si" })).status).toBe(303);
    expect([await stored("menus"), await sql`select menu_pdf from negocios`]).toEqual([[], [{ menu_pdf: null }]]);
  });

  it("a video is kept in both forms, and goes with its link", async () => {
    await premium();
    const video = await section("video", 'name="video"');
    expect(await (await video.post({ video: "https://vimeo.com/1" })).text()).toContain(
      "Pega el enlace de un video de YouTube.",
    );
    const saved = await video.post({ video: "https://youtube.com/shorts/dQw4w9WgXcQ?si=x" });
    expect(saved.headers.get("location")).toContain("aviso=video");
    expect(await sql`select video_url, video_embed_url from negocios`).toEqual([
      {
        video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        video_embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      },
    ]);
    const { html } = await read("/mi-negocio/video?aviso=video");
    expect(html).toContain("Video guardado correctamente.");
    expect(html).toContain('value="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect((await (await section("video", 'name="video"')).post({ video: "" })).status).toBe(303);
    expect(await sql`select video_url, video_embed_url from negocios`).toEqual([
      { video_url: null, video_embed_url: null },
    ]);
  });

  it("a promotion is made once however often it is sent, edited by whoever saw it, repeated and deleted", async () => {
    const id = await premium();
    const list = `/mi-negocio/promociones?negocio=${id}`;
    const rows = () => sql<{ id: string; titulo: string; imagen_url: string | null }[]>`
      select id, titulo, imagen_url from promociones order by created_at`;
    expect((await read("/mi-negocio/promociones")).html).toContain("No hay promociones activas registradas.");
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const incomplete = await (
      await fresh.post({ titulo: "2x1 en tacos", descripcion: "", inicio: "", fin: "" })
    ).text();
    expect(incomplete).toContain("Campos incompletos. Faltan título o fechas");
    expect(incomplete).toContain('value="2x1 en tacos"');
    const typed = { titulo: "2x1 en tacos", descripcion: "Martes", inicio: "2026-01-01", fin: "2099-12-31" };
    for (let time = 0; time < 2; time += 1) {
      const answer = await fresh.post({ ...typed, imagen: await aPicture() });
      expect(outcome(answer)).toEqual([303, `${list}&aviso=promocion`]);
    }
    const [made, ...others] = await rows();
    expect(others).toEqual([]);
    expect((await read(`${list}&aviso=promocion`)).html).toContain("Promoción guardada correctamente");
    expect(await page()).toContain("2x1 en tacos");
    const files = await stored("promociones");
    expect(files.length).toBeGreaterThan(1);
    expect(files.every((name) => name.startsWith(made?.imagen_url?.replace(/\.webp$/, "") ?? "-"))).toBe(true);

    const edit = await section(`promociones?promocion=${made?.id}`, 'name="titulo"');
    const other = await section(`promociones?promocion=${made?.id}`, 'name="titulo"');
    expect((await edit.post({ ...typed, titulo: "3x2 en tacos" })).status).toBe(303);
    const late = await (await other.post({ ...typed, titulo: "4x3 en tacos" })).text();
    expect(late).toContain("Este negocio cambió en otra pestaña");
    expect(late).toMatch(/Ahora dice: (?:<!-- -->)?3x2 en tacos/);
    expect(await page()).toContain("3x2 en tacos");
    expect((await read("/mi-negocio/promociones?promocion=otra")).html).toContain(
      "No hay promoción seleccionada para editar.",
    );

    await sql`update promociones set fecha_fin = '2026-02-01'`;
    expect((await read(list)).html).toContain("Vencidas");
    const again = await section(`promociones?repetir=${made?.id}`, 'name="titulo"');
    expect(
      (await again.post({ titulo: "Otra vez", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" })).status,
    ).toBe(303);
    expect(await rows()).toMatchObject([
      { imagen_url: made?.imagen_url },
      { titulo: "Otra vez", imagen_url: made?.imagen_url },
    ]);

    const drop = async (title: string) => (await section("promociones", `Eliminar «${title}»`)).post({});
    expect(outcome(await drop("3x2 en tacos"))).toEqual([303, `${list}&aviso=promocion-eliminada`]);
    expect(await stored("promociones")).toEqual(files);
    const last = await section("promociones", "Eliminar «Otra vez»");
    expect((await last.post({})).status).toBe(303);
    expect([await rows(), await stored("promociones")]).toEqual([[], []]);
    expect(outcome(await last.post({}))).toEqual([303, `${list}&aviso=promocion-no-esta`]);

    await sql`update negocios set user_id = null where id = ${id}`;
    expect(outcome(await last.post({}))).toEqual([303, "/mi-negocio?aviso=sin-negocio"]);
    await (await fresh.post(typed)).text();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["subiendo", PROMOTION_MESSAGES.pictureOnItsWay],
    ["fallida", PROMOTION_MESSAGES.pictureNotSent],
  ])("a promotion whose picture is not stored yet (%s) is not stored without it", async (imagen_en_camino, told) => {
    await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const typed = { titulo: "Hoy", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" };
    const html = await (await fresh.post({ ...typed, imagen_en_camino })).text();
    expect(html).toContain(told);
    expect(html).toContain('value="Hoy"');
    expect(await sql`select from promociones`).toHaveLength(0);
  });

  it("a picture of a refused promotion is not kept, and a lapsed plan keeps what there is", async () => {
    const id = await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    const typed = { titulo: "Hoy", descripcion: "", inicio: "2026-01-01", fin: "2099-12-31" };
    const wrong = new File(["%PDF-1.7"], "foto.webp");
    expect(await (await fresh.post({ ...typed, imagen: wrong })).text()).toContain("Eso es un PDF");
    await lapse(id, "pro");
    await (await fresh.post({ ...typed, imagen: await aPicture() })).text();
    expect(await stored("promociones")).toEqual([]);
    await sql`insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${id}, 'Guardada', '2026-01-01', '2099-12-31')`;
    const { html } = await read("/mi-negocio/promociones");
    expect(html).toContain("Guardada");
    expect([html.includes("Nueva promoción"), html.includes("Eliminar «Guardada»"), await page()]).toEqual([
      false,
      true,
      expect.not.stringContaining("Guardada"),
    ]);
  });

  it("promotions sell Premium to whoever has none, and tell of the special one", async () => {
    const locked = async (plan: string) => {
      await sql`delete from negocios`;
      await aBusiness({ plan_type: plan });
      return (await read("/mi-negocio/promociones")).html.replaceAll("<!-- -->", "");
    };
    for (const plan of ["free", "pro"]) expect(await locked(plan)).toContain("Es parte del plan Premium: $500 al mes.");
    expect(await locked("free")).toContain("Desde el plan Profesional ($300 al mes)");
    expect(await locked("premium")).not.toContain("Es parte del plan");
  });

  it("the special promotion has its words, its last day and its picture", async () => {
    await premium({ plan_type: "pro" });
    const words = await section("promociones", 'name="promocion_titulo"');
    const answer = await words.post({
      promocion_titulo: "Lunes",
      promocion_texto: "Café gratis",
      promocion_vigencia: "31/12/2098",
    });
    expect(answer.headers.get("location")).toContain("aviso=promocion");
    expect(await page()).toContain("Hasta el 31 de diciembre de 2098");
    expect((await read("/mi-negocio/promociones")).html).toContain('value="31/12/2098"');
    const picture = await section("promociones", "Guardar imagen");
    expect(await (await picture.post({ imagen: new File([], "") })).text()).toContain(
      "Elige la imagen de tu promoción.",
    );
    for (let time = 0; time < 2; time += 1) expect((await picture.post({ imagen: await aPicture() })).status).toBe(303);
    const [row] = await sql<{ promocion_imagen: string }[]>`select promocion_imagen from negocios`;
    expect(await page()).toContain(row?.promocion_imagen);
    expect(
      (await stored("promociones")).every((name) =>
        name.startsWith(row?.promocion_imagen.replace(/\.webp$/, "") ?? "-"),
      ),
    ).toBe(true);
    expect((await picture.post({ imagen: new File([], ""), quitar: "si" })).status).toBe(303);
    expect(await stored("promociones")).toEqual([]);
  });

  it.each([
    ["31/12/2098", true, "Se ve en tu página hasta el 31 de diciembre de 2098."],
    ["Lunes hasta el 31 de diciembre de 2098", true, "Se ve en tu página hasta el 31 de diciembre de 2098."],
    ["31/12/20", false, "Terminó el 31 de diciembre de 2020"],
    ["Válido hasta el 31 de diciembre de 2025", false, "Terminó el 31 de diciembre de 2025"],
    ["Hasta el 31 de diciembre", true, "No entendimos en «Hasta el 31 de diciembre» qué día termina"],
  ])("of a special promotion until %j its owner is told how long it shows", async (validity, isShown, told) => {
    await premium({ plan_type: "pro" });
    const words = await section("promociones", 'name="promocion_titulo"');
    await words.post({ promocion_titulo: "Lunes", promocion_texto: "Café gratis", promocion_vigencia: validity });
    expect((await page()).includes("Café gratis")).toBe(isShown);
    expect((await read("/mi-negocio/promociones")).html).toContain(told);
  });

  it("an administrator takes a promotion down, and its picture", async () => {
    const id = await premium();
    const fresh = await section("promociones?promocion=nueva", 'name="titulo"');
    await fresh.post({
      titulo: "Engaño",
      descripcion: "",
      inicio: "2026-01-01",
      fin: "2099-12-31",
      imagen: await aPicture(),
    });
    await sql`insert into private.admins (user_id) values (${userId})`;
    const remove = await openForm(instance.siteUrl, `/admin/negocios/${id}`, { cookie }, "Eliminar «Engaño»");
    expect(outcome(await remove.post({}))).toEqual([303, `/admin/negocios/${id}?aviso=promocion-eliminada`]);
    expect((await read(`/admin/negocios/${id}`)).html).toContain("eliminó una promoción");
    expect([await stored("promociones"), await page()]).toEqual([[], expect.not.stringContaining("Engaño")]);
    await sql`delete from private.admins`;
  });
});

describe("pictures", () => {
  const SECTION = "/mi-negocio/fotos";
  const pictureForm = (marker: string) => openForm(instance.siteUrl, SECTION, { cookie }, marker);
  const stored = async () =>
    (
      await sql<{ name: string }[]>`select name from storage.objects where bucket_id <> 'comprobantes' order by name`
    ).map(({ name }) => name);
  const columns = async () =>
    (
      await sql<
        { portada_url: string | null; imagen_url: string | null; logo_url: string | null; gallery_images: string[] }[]
      >`select portada_url, imagen_url, logo_url, gallery_images from negocios`
    )[0];
  const photo = async (seed: number, size = { width: 300, height: 400 }) =>
    asFile(await telephonePhoto({ ...size, seed }), "IMG.JPG", "image/jpeg");
  const asOwner = { cookie, accept: "application/json" };
  const send = (fields: Record<string, string | File>, init: RequestInit = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { ...asOwner, cookie, origin: instance.siteUrl };
    return fetch(`${instance.siteUrl}${SECTION}/subir`, { method: "POST", headers, body, redirect: "manual", ...init });
  };
  /** The last line of the answer. */
  const answerTo = async (fields: Record<string, string | File>) => {
    const text = await (await send(fields)).text();
    return JSON.parse(text.trim().split("\n").at(-1) ?? "") as {
      kind: string;
      message?: string;
      url: string;
      path: string;
    };
  };

  beforeEach(async () => {
    await sql`delete from storage.objects`;
  });

  it("are sent, put in order, described, taken off and brought back without scripts, and seen at once", async () => {
    await aBusiness({ plan_type: "premium" });
    const upload = await pictureForm("Guardar seleccionadas");
    expect(outcome(await upload.post({ archivo: [await photo(1), await photo(2)] }))).toEqual([
      303,
      expect.stringContaining("aviso=foto-guardada"),
    ]);
    const [first = "", second = ""] = (await columns())?.gallery_images ?? [];
    expect(await stored()).toEqual(
      [first, second, first.replace(".webp", "-240.webp"), second.replace(".webp", "-240.webp")].sort(),
    );
    const object = await fetch(`${instance.siteUrl}/storage/v1/object/public/negocios/${first}`);
    const bytes = Buffer.from(await object.arrayBuffer());
    expect([await sizeOf(bytes), await hiddenIn(bytes)]).toEqual([[300, 400], []]);
    expect((await read("/negocio/tienda")).html).toMatch(/background-image:url\(data:image\/webp;base64,UklGR/);
    expect((await read(SECTION)).html).toMatch(/2<!-- --> de <!-- -->60/);

    await (await pictureForm("Bajar la foto 1")).post({});
    expect((await columns())?.gallery_images).toEqual([second, first]);

    const texts = await pictureForm("Guardar cambios");
    expect(outcome(await texts.post({ alt_0: "  La barra\nde   la tienda ", alt_1: "" }))).toEqual([
      303,
      expect.stringContaining("aviso=guardado"),
    ]);
    expect((await read("/negocio/tienda")).html).toContain('alt="La barra de la tienda"');
    // A second tab that was opened before.
    expect(await (await texts.post({ alt_0: "Otra cosa", alt_1: "" })).text()).toMatch(
      /Ahora dice: (?:<!-- -->)?La barra de la tienda/,
    );
    expect(await (await texts.post({ alt_0: "a".repeat(151), alt_1: "" })).text()).toContain("150");

    const removed = await (await pictureForm("la foto 1</span>")).post({});
    const path = removed.headers.get("location") ?? "";
    expect((await columns())?.gallery_images).toEqual([first]);
    const { html } = await read(path);
    expect(html).toContain("Imagen eliminada de la galería");
    const undo = formIn(html, {
      siteUrl: instance.siteUrl,
      path,
      headers: { cookie },
      marker: "Deshacer",
      status: 200,
    });
    expect(outcome(await undo.post({}))).toEqual([303, expect.stringContaining("aviso=foto-de-vuelta")]);
    await undo.post({});
    expect((await columns())?.gallery_images).toEqual([second, first]);
  });

  it("of the cover go with every older one", async () => {
    await aBusiness({ plan_type: "pro", escritor: "importador", imagen_url: "imagenes/vieja.webp" });
    await (await pictureForm("Cambiar portada")).post({ archivo: await photo(1) });
    expect(await columns()).toMatchObject({ portada_url: expect.any(String), imagen_url: null });
    await sql`update negocios set imagen_url = 'imagenes/vieja.webp', escritor = 'importador'`;
    await (await pictureForm("la portada")).post({});
    expect(await columns()).toMatchObject({ portada_url: null, imagen_url: null });
    const { html } = await read("/negocio/tienda");
    expect(html).toContain('src="/categorias/otros-negocios.webp"');
    expect(html).not.toContain("/storage/v1/object/public/");
  });

  it("of an approved free listing wait, and its page stays as it was", async () => {
    await aBusiness();
    const taken = await answerTo({ negocio: await ownId(), tipo: "cover", archivo: await photo(1) });
    expect(taken).toMatchObject({ kind: "taken", isWaiting: true });
    expect(await columns()).toMatchObject({ portada_url: null });
    expect((await read(SECTION)).html).toContain("En revisión.");
    expect((await read("/negocio/tienda")).html).not.toContain(taken.url);
    expect(await sql`select imagenes_datos from negocios`).toEqual([{ imagenes_datos: {} }]);
    expect(await answerTo({ negocio: await ownId(), tipo: "gallery", archivo: await photo(2) })).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("Tu plan actual no incluye"),
    });
  });

  const ownId = async () => (await sql<{ id: string }[]>`select id from negocios`)[0]?.id ?? "";

  it.each<[string, () => Promise<File>, string]>([
    ["a HEIC", async () => asFile(heicPicture(), "IMG_1.HEIC", "image/heic"), "HEIC"],
    [
      "a drawing",
      async () => asFile(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.svg", "image/svg+xml"),
      "Archivo de imagen inválido",
    ],
    [
      "a text that is called a picture",
      async () => asFile(Buffer.from("hola"), "a.jpg", "image/jpeg"),
      "Archivo de imagen inválido",
    ],
    [
      "one that was cut",
      async () => asFile((await telephonePhoto({ width: 900, height: 1200 })).subarray(0, -9_000), "a.jpg"),
      "dañada",
    ],
    [
      "a bomb",
      async () => asFile(pngBomb({ width: 30_000, height: 30_000, rows: 3_000 }), "a.png"),
      "demasiado grande",
    ],
    ["one that is too heavy", async () => asFile(Buffer.alloc(13 * 1024 * 1024), "a.jpg"), "pesa demasiado"],
    ["nothing", async () => asFile(Buffer.alloc(0), "a.jpg"), "Elige una foto."],
  ])("that is %s is refused in words, and nothing of it is left", async (_case, make, words) => {
    const id = await aBusiness({ plan_type: "pro" });
    const file = await make();
    expect(await answerTo({ negocio: id, tipo: "gallery", archivo: file })).toMatchObject({
      kind: "refused",
      message: expect.stringContaining(words),
    });
    const page = await (await (await pictureForm("Agregar fotos")).post({ archivo: file })).text();
    expect(page).toContain(words);
    expect([await stored(), (await columns())?.gallery_images]).toEqual([[], []]);
  });

  it("that are sent twice are one, and one too many is refused", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const same = { negocio: id, tipo: "gallery", archivo: await photo(1) };
    const answers = await Promise.all([answerTo(same), answerTo(same)]);
    expect(new Set([...answers, await answerTo(same)].map(({ url }) => url)).size).toBe(1);
    await Promise.all([2, 3].map(async (seed) => answerTo({ ...same, archivo: await photo(seed) })));
    expect(await answerTo({ ...same, archivo: await photo(4) })).toMatchObject({
      kind: "refused",
      message: "Ya tienes todas las fotos que permite tu plan. Borra una para subir otra.",
    });
    const { gallery_images = [] } = (await columns()) ?? {};
    expect(gallery_images).toHaveLength(3);
    expect(await stored()).toHaveLength(6);
  });

  it("whose connection is cut on the way leave nothing, and are taken the next time", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const file = await photo(1, { width: 900, height: 1200 });
    const { port, hostname } = new URL(instance.siteUrl);
    const cut = new Request(instance.siteUrl, {
      method: "POST",
      body: formOf({ negocio: id, tipo: "gallery", archivo: file }),
    });
    const body = Buffer.from(await cut.clone().arrayBuffer());
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = [
      `POST ${SECTION}/subir HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${instance.siteUrl}`,
      `Cookie: ${cookie}`,
      `Content-Type: ${cut.headers.get("content-type")}`,
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await new Promise((written) => socket.write(body.subarray(0, body.length / 2), written));
    socket.destroy();
    expect(await answerTo({ negocio: id, tipo: "gallery", archivo: file })).toMatchObject({ kind: "taken" });
    expect([(await columns())?.gallery_images.length, (await stored()).length]).toEqual([1, 3]);
  });

  const formOf = (fields: Record<string, string | File>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  it("are cut to a part from what is stored, in their place and with their text", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const [first, second] = [
      await answerTo({ negocio: id, tipo: "gallery", archivo: await photo(1) }),
      await answerTo({ negocio: id, tipo: "gallery", archivo: await photo(2) }),
    ];
    await (await pictureForm("Guardar cambios")).post({ alt_0: "La barra", alt_1: "" });
    const crop = { negocio: id, tipo: "gallery", foto: first.url, recorte: "0,0.25,1,0.5" };
    const cut = await answerTo(crop);
    expect((await columns())?.gallery_images).toEqual([cut.path, second.path]);
    const bytes = await (await fetch(instance.siteUrl + cut.url)).arrayBuffer();
    expect(await sizeOf(Buffer.from(bytes))).toEqual([300, 200]);
    expect((await read("/negocio/tienda")).html).toContain('alt="La barra"');
    expect(await answerTo(crop)).toMatchObject({ kind: "refused", message: "Esa foto ya no está." });
  });

  it("are nobody else's to send, whatever is sent", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const fields = { negocio: id, tipo: "cover", archivo: await photo(1) };
    expect((await send(fields, { headers: { cookie, origin: "https://evil.example" } })).status).toBe(403);
    expect((await send(fields, { headers: { origin: instance.siteUrl } })).status).toBe(303);
    expect(await answerTo({ ...fields, tipo: "otra" })).toMatchObject({ kind: "refused" });
    await sql`update negocios set user_id = null`;
    await sql`delete from negocio_propietarios`;
    expect(await answerTo(fields)).toMatchObject({ kind: "refused", message: "Ese negocio no es tuyo. Elige otro." });
    expect(await stored()).toEqual([]);
  });

  it("of a promotion are stored for the form that names them", async () => {
    const id = await aBusiness({ plan_type: "premium" });
    const taken = await answerTo({ negocio: id, tipo: "promotion", archivo: await photo(1) });
    expect(taken).toMatchObject({ kind: "taken", path: expect.stringMatching(new RegExp(`^promociones/${id}/`)) });
    await sql`
      insert into promociones (negocio_id, titulo, imagen_url, fecha_inicio, fecha_fin)
      values (${id}, 'Promo', ${taken.path}, '2026-01-01', '2099-01-01')`;
    expect((await read("/negocio/tienda")).html).toContain(taken.url);
  });
});

describe("a page whose session has ended meanwhile", () => {
  const send = (headers: Record<string, string>, body: BodyInit) =>
    fetch(`${instance.siteUrl}/mi-negocio`, {
      method: "POST",
      body,
      headers: { origin: instance.siteUrl, ...headers },
      redirect: "manual",
    });

  it("tells a script where to sign in, so that what was typed stays, and leads other browsers there", async () => {
    const answer = await send({ "next-action": "0".repeat(42), "content-type": "text/plain;charset=UTF-8" }, "[]");
    expect(answer.status).toBe(401);
    // Next's script hands on the text of this type alone.
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(await answer.json()).toMatchObject({
      kind: "failed",
      message: expect.stringContaining("Usuario no autenticado."),
      link: { href: "/login?redirect=%2Fmi-negocio" },
    });
    expect(outcome(await send({}, new FormData()))).toEqual([303, "/login?redirect=%2Fmi-negocio"]);
  });
});

describe("the administration", () => {
  const CLAIMANT = "00000000-0000-4000-8000-0000000000c1";
  const makeAdmin = () => sql`insert into private.admins (user_id) values (${userId})`;
  const removeAdmin = () => sql`delete from private.admins`;

  it("decides a claim by its button, for an administrator of this moment alone", async () => {
    await sql`
      insert into auth.users (id, email, email_confirmed_at) values (${CLAIMANT}, 'duena@example.com', now())`;
    const id = await aBusiness({ user_id: null, denue_id: "77" });
    await sql`select add_claim(${CLAIMANT}, 'tienda', 'Soy la dueña')`;
    const denied = await read("/admin/cola?aviso=concedido");
    expect(denied.html).toContain("Acceso denegado. No eres el administrador autorizado.");
    expect(denied.html).not.toMatch(/Soy la dueña|Listo:/);

    await makeAdmin();
    expect((await read("/admin/cola")).html).toContain("Soy la dueña");
    const grant = await openForm(instance.siteUrl, "/admin/cola", { cookie }, "Conceder");
    await removeAdmin();
    expect(outcome(await grant.post({}))).toEqual([303, "/admin/cola"]);
    expect(await sql`select estado from reclamos`).toEqual([{ estado: "nuevo" }]);

    await makeAdmin();
    expect(outcome(await grant.post({ decision: "otra" }))).toEqual([303, "/admin/cola?aviso=fallo"]);
    expect(outcome(await grant.post({}))).toEqual([303, "/admin/cola?aviso=concedido"]);
    expect(outcome(await grant.post({}))).toEqual([303, "/admin/cola?aviso=decidido"]);
    expect(await sql`select user_id from negocios where id = ${id}`).toEqual([{ user_id: CLAIMANT }]);
    await removeAdmin();
  });
});

describe("a claim", () => {
  const WEB = "https://adoquin-paisa.com.mx/";
  const PAGE = "/reclamar/tienda";
  const claimForm = (marker: string) => openForm(instance.siteUrl, PAGE, { cookie }, marker);
  const unowned = (fields: Record<string, unknown> = {}) =>
    aBusiness({ user_id: null, denue_id: "77", web: WEB, ...fields });
  const aPhoto = async () => new File([await readFile("public/categorias/otros-negocios-og.webp")], "recibo.webp");
  const papers = () => sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'comprobantes'`;

  beforeEach(async () => {
    await sql`delete from storage.objects where bucket_id = 'comprobantes'`;
    await sql`delete from embedded.mails`;
  });

  it("begins with a sign-in that names the business and says that the link makes the account", async () => {
    await unowned({ nombre: "Tacos Ñoño" });
    const signIn = await fetch(`${instance.siteUrl}${PAGE}`, { headers: { accept: "text/html" } });
    const html = await signIn.text();
    expect(signIn.url).toContain("/login?redirect=%2Freclamar%2Ftienda");
    expect(html).toContain("Administra «Tacos Ñoño»");
    expect(html).toContain("el enlace la crea");
    const other = await (await fetch(`${instance.siteUrl}/login?redirect=/reclamar/no-hay`)).text();
    expect(other).not.toContain("Administra «");
  });

  it("that was sent is seen on its page and in the panel, once, and a mail says so", async () => {
    await unowned({ web: null });
    const open = await claimForm("Es mi negocio");
    expect(outcome(await open.post({ nota: "Soy la dueña" }))).toEqual([303, `${PAGE}/enviado`]);
    expect(outcome(await open.post({ nota: "Otra vez", foto: await aPhoto() }))).toEqual([303, `${PAGE}/enviado`]);
    for (const path of [PAGE, "/mi-negocio"]) {
      const { html } = await read(path);
      expect(html).toContain("Solicitud en revisión");
      expect(html).not.toContain("¿Cómo sabemos que es tuyo?");
    }
    expect(await sql`select nota, foto from reclamos`).toEqual([{ nota: "Soy la dueña", foto: null }]);
    expect(await papers()).toEqual([]);
    await eventually(async () =>
      expect(await sql`select recipient from embedded.mails where subject like '%en revisión'`).toEqual([
        { recipient: EMAIL },
      ]),
    );
  });

  it("with a photo of papers shows it to an administrator alone, and to nobody once it is decided", async () => {
    await unowned({ web: null });
    const open = await claimForm("Es mi negocio");
    const wrong = await (await open.post({ nota: "Es mío", foto: new File(["%PDF-1.7"], "acta.pdf") })).text();
    expect(wrong).toContain("Eso es un PDF");
    expect(wrong).toContain("Es mío</textarea>");
    expect(outcome(await open.post({ nota: "Es mío", foto: await aPhoto() }))).toEqual([303, `${PAGE}/enviado`]);
    const [claim] = await sql<{ id: string; foto: string }[]>`select id, foto from reclamos`;
    expect(await papers()).toEqual([{ name: claim?.foto }]);
    const path = `/admin/comprobantes/${claim?.id}`;
    const publicPath = `/storage/v1/object/public/comprobantes/${claim?.foto}`;
    expect([(await read(path)).status, (await read(publicPath)).status]).toEqual([403, 400]);
    await sql`insert into private.admins (user_id) values (${userId})`;
    expect((await read("/admin/cola")).html).toContain(`src="${path}"`);
    const photo = await fetch(instance.siteUrl + path, { headers: { cookie } });
    expect(photo.headers.get("content-type")).toBe("image/webp");
    expect(photo.headers.get("cache-control")).toContain("no-store");
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const reject = await openForm(instance.siteUrl, "/admin/cola", { cookie }, "Rechazar");
    expect(outcome(await reject.post({}))).toEqual([303, "/admin/cola?aviso=rechazado"]);
    expect((await read(path)).status).toBe(404);
    await sql`delete from private.admins`;
  });

  it("is granted at once by the code that the listing's own domain got", async () => {
    const id = await unowned();
    const ask = await claimForm("Enviarme el código");
    expect(await (await ask.post({ buzon: "ana@example.com" })).text()).toContain("Escribe un correo que termine en");
    expect(await (await ask.post({ buzon: "Ventas" })).text()).toContain("ventas@adoquin-paisa.com.mx</strong>");
    const code = await eventually(async () => {
      const [mail] = await sql<{ subject: string }[]>`
        select subject from embedded.mails where recipient = 'ventas@adoquin-paisa.com.mx'`;
      const [digits] = /^\d{4} \d{4}/.exec(mail?.subject ?? "") ?? [];
      expect(digits).toBeDefined();
      return digits ?? "";
    });
    const answer = await claimForm("Confirmar");
    expect(await (await answer.post({ codigo: "12" })).text()).toContain("Escribe los 8 números");
    const wrong = code.startsWith("0000") ? "1111 1111" : "0000 0000";
    expect(await (await answer.post({ codigo: wrong })).text()).toContain("Ese código no es.");
    expect(outcome(await answer.post({ codigo: code }))).toEqual([303, "/mi-negocio?aviso=reclamado"]);
    expect(await sql`select user_id from negocios where id = ${id}`).toEqual([{ user_id: userId }]);
    expect((await read(PAGE)).html).toContain("Este negocio ya tiene dueño.");
    expect(await (await answer.post({ codigo: code })).text()).toContain("Este negocio ya tiene dueño.");
  });

  it.each(["https://facebook.com/tienda", "https://tienda.wixsite.com/", "https://escuela.edu.mx/"])(
    "offers no code where the address is %s",
    async (web) => {
      await unowned({ web });
      // The page of the test before, which had an owner, is kept until the change is heard.
      const html = await eventually(async () => {
        const page = await read(PAGE);
        expect(page.html).toContain("¿Cómo sabemos que es tuyo?");
        return page.html;
      });
      expect(html).not.toContain("Enviarme el código");
    },
  );
});

describe("a payment that is not done", () => {
  const began = { approved_at: null, updated_at: new Date().toISOString() };

  it("is shown with what to do and its own page while its voucher waits", async () => {
    const order = await ledger.order("premium", { buyer: userId, business: await aBusiness() });
    await ledger.apply(paymentOf(order, { ...began, status: "pending", detail: "pending_waiting_payment" }));
    const { html } = await read("/mi-negocio");
    expect(html).toContain("Tienes un pago pendiente");
    expect(html).toContain(`href="/pago/pending?plan=premium&amp;orden=${order.id}"`);
  });

  it("is not to be paid in cash once its plan was paid for by card", async () => {
    const id = await aBusiness();
    const waiting = await ledger.order("premium", { buyer: userId, business: id });
    const voucher = {
      ...{ ...began, status: "pending", detail: "pending_waiting_payment" },
      voucher_url: "https://www.mercadopago.com.mx/payments/1/ticket",
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    };
    await ledger.apply(paymentOf(waiting, voucher));
    const before = (await read("/mi-negocio")).html;
    expect(before).toMatch(/href="https:\/\/www\.mercadopago\.com\.mx\/payments\/1\/ticket"[^>]*>Ver mi comprobante/);
    expect(before).toContain("Paga tu comprobante en la tienda a más tardar el ");
    expect((await read("/checkout?plan=premium")).html).toContain("Ya tienes un pago de este plan en proceso.");

    const other = await ledger.order("premium", { buyer: userId, business: id });
    const paidAt = new Date().toISOString();
    await ledger.apply(paymentOf(other, { id: "2000", approved_at: paidAt, updated_at: paidAt }));
    const { html } = await read("/mi-negocio?plan=premium&paid=success");
    expect(html).toContain("Ya tienes Premium; no pagues ese comprobante.");
    expect(html).not.toMatch(/Paga tu comprobante|payments\/1\/ticket/);
    expect((await read("/checkout?plan=premium")).html).not.toContain("Ya tienes un pago de este plan en proceso.");
    // Its own page asks the provider, which knows nothing of it here.
    expect((await read(`/pago/pending?orden=${waiting.id}`)).html).not.toContain("Paga tu comprobante");

    expect(html).toContain("Listo: tu plan Premium ya está activo en tu página.");
    const look = (label: string) => new RegExp(`class="([^"]*)"[^>]*>${label}`).exec(html)?.[1] ?? "";
    expect([look("Ver mi página").includes("button-action"), look("Renovar").includes("button-action")]).toEqual([
      true,
      false,
    ]);
  });

  it("is offered again, for the same business, when it was rejected", async () => {
    const id = await aBusiness();
    const order = await ledger.order("pro", { buyer: userId, business: id });
    const refused = { status: "rejected", detail: "cc_rejected_insufficient_amount" };
    await ledger.apply(paymentOf(order, { ...began, ...refused }));
    const { html } = await read("/mi-negocio");
    expect(html).toContain("La tarjeta no tiene fondos suficientes.");
    expect(html).toMatch(new RegExp(`href="/checkout\\?plan=pro&amp;negocio=${id}"[^>]*>Intentar de nuevo`));
  });
});

describe("a business that somebody else registered with the owner's address", () => {
  async function arrive(fields: Record<string, unknown> = {}): Promise<string> {
    const id = await aBusiness({ user_id: null, is_approved: null, ...fields });
    await sql`insert into negocio_privado (negocio_id, email) values (${id}, ${EMAIL})`;
    await sql`select link_account(${userId})`;
    return id;
  }

  it("is taken off the account by one button", async () => {
    await arrive();
    const disown = await form("No es mío");
    expect(outcome(await disown.post({}))).toEqual([303, "/mi-negocio?aviso=quitado"]);
    expect(await sql`select user_id, is_deleted from negocios`).toEqual([{ user_id: null, is_deleted: true }]);
    expect((await read("/mi-negocio?aviso=quitado")).html).toContain("Aquí va a estar tu negocio");
    expect(outcome(await disown.post({}))).toEqual([303, "/mi-negocio?aviso=no-quitado"]);
  });

  it("becomes the owner's by another, and is asked about no more", async () => {
    const id = await arrive();
    const accept = await form("Sí, es mío");
    expect(outcome(await accept.post({}))).toEqual([303, `/mi-negocio?negocio=${id}&aviso=aceptado`]);
    const { html } = await read(`/mi-negocio?negocio=${id}&aviso=aceptado`);
    expect(html).toContain("Listo: ese negocio ya cuenta como tuyo.");
    expect(html).not.toContain("No es mío");
    await sql`update negocios set user_id = null where id = ${id}`;
    await sql`delete from negocio_propietarios`;
    expect(outcome(await accept.post({}))).toEqual([303, "/mi-negocio?aviso=no-es-tuyo"]);
  });

  it("that is published can be accepted, and not taken off here", async () => {
    await arrive({ is_approved: true });
    const { html } = await read("/mi-negocio");
    expect([html.includes("Sí, es mío"), html.includes("No es mío")]).toEqual([true, false]);
  });

  it("has no place beside twenty of one's own", async () => {
    for (let count = 0; count < 20; count += 1) await aBusiness({ slug: `propia-${count}` });
    await arrive({ slug: "ajena" });
    expect(outcome(await (await form("Sí, es mío")).post({}))).toEqual([303, "/mi-negocio?aviso=sin-lugar"]);
  });

  it("is offered for no business that one registered oneself", async () => {
    await aBusiness({ is_approved: null });
    expect((await read("/mi-negocio")).html).not.toContain("No es mío");
  });
});

describe("an invitation to help", () => {
  it("leads to the business once it is accepted, beside one's own", async () => {
    const id = await aBusiness({ user_id: null, slug: "ajena", nombre: "Tienda ajena" });
    await aBusiness({ plan_type: "premium" });
    await sql`insert into negocio_ayudantes (negocio_id, email) values (${id}, ${EMAIL})`;
    const accept = await form("Aceptar");
    const to = `/mi-negocio?negocio=${id}&aviso=ya-ayudas`;
    expect(outcome(await accept.post({}))).toEqual([303, to]);
    const { html } = await read(to);
    expect(html).toContain("Listo: ya puedes cambiar ese negocio.");
    expect(html).toContain('href="/negocio/ajena"');
    expect(outcome(await accept.post({}))).toEqual([303, "/mi-negocio?aviso=sin-invitacion"]);
  });

  it("is found behind others", async () => {
    await aBusiness({ plan_type: "premium" });
    for (let number = 1; number <= 4; number += 1) {
      const id = await aBusiness({ user_id: null, slug: `ajena-${number}`, nombre: `Ajena ${number};` });
      await sql`
        insert into negocio_ayudantes (negocio_id, email, created_at)
        values (${id}, ${EMAIL}, now() + ${number} * interval '1 second')`;
    }
    const invitedBy = (html: string) =>
      [...html.matchAll(/ayudar con «(?:<!-- -->)?(Ajena \d+);/g)].map(([, name]) => name);
    const { html } = await read("/mi-negocio");
    expect(invitedBy(html)).toEqual(["Ajena 4", "Ajena 3", "Ajena 2"]);
    const [, next = ""] = /href="([^"]*)"[^>]*>Más invitaciones/.exec(html) ?? [];
    const { html: second } = await read(next);
    expect(invitedBy(second)).toEqual(["Ajena 1"]);
    expect(second).toContain("Invitaciones más recientes");
    expect(second).not.toContain("Más invitaciones");
  });
});

describe("the overview", () => {
  const HOUR_MS = 60 * 60 * 1000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const words = (html: string) => html.replaceAll("<!-- -->", "");
  /** A business on a paid plan, which no owner writes. */
  const aPaidOne = async (plan: string, fields: Record<string, unknown> = {}) => {
    const id = await aBusiness({ slug: `tienda-${plan}`, nombre: `Tienda ${plan}`, ...fields });
    await ledger.apply(paymentOf(await ledger.order(plan, { buyer: userId, business: id })));
    return id;
  };

  it("is of the highest plan, of the most recent among equals, or of the one that the address names", async () => {
    const first = await aBusiness({ slug: "una", nombre: "Una", updated_at: ago(1) });
    expect((await read("/mi-negocio")).html).toContain(`/mi-negocio/datos?negocio=${first}`);
    const second = await aBusiness({ slug: "dos", nombre: "Dos" });
    expect((await read("/mi-negocio")).html).toContain(`/mi-negocio/datos?negocio=${second}`);
    const pro = await aPaidOne("pro");
    const { html } = await read("/mi-negocio");
    expect(html).toContain(`/mi-negocio/datos?negocio=${pro}`);
    for (const id of [first, second, pro]) expect(html).toContain(`href="/mi-negocio?negocio=${id}"`);
    const named = await read(`/mi-negocio?negocio=${first}`);
    expect(named.html).toContain(`/mi-negocio/datos?negocio=${first}`);
    expect(named.html).toContain("<title>Mi negocio");
  });

  it.each(["00000000-0000-4000-8000-0000000000aa", "x", "' or true --"])(
    "of a business that is not the owner's (%s) is of an own one, and says so",
    async (id) => {
      const own = await aBusiness();
      const { status, html } = await read(`/mi-negocio?negocio=${encodeURIComponent(id)}`);
      expect(status).toBe(200);
      expect(html).toContain("Ese negocio no es tuyo. Elige otro.");
      expect(html).toContain(`/mi-negocio/datos?negocio=${own}`);
    },
  );

  it("says how complete the page is, what to do next, what each plan may register, and leads to every section", async () => {
    const id = await aBusiness();
    const html = words((await read("/mi-negocio")).html);
    for (const text of [
      "Tu página está al 33 %",
      "Siguiente: sube una foto de portada.",
      "Tu página lleva 0 visitas y 0 clics.",
      "Gratis: solo registras nombre, dirección y teléfono",
      "Profesional: además redes sociales, galería y descripción sin IA.",
      "Premium: todo.",
      "Publicado",
    ]) {
      expect(html).toContain(text);
    }
    const sectionsIn = (page: string) =>
      new Set([...page.matchAll(/href="\/mi-negocio\/(\w+)\?negocio=([^"]+)"/g)].map((match) => match[1]));
    const all = [...PANEL_SECTION_IDS, "vista"];
    expect(sectionsIn(html)).toEqual(new Set(all.filter((section) => section !== "menu")));
    await sql`update negocios set slug_categoria = 'alimentos-y-bebidas'`;
    expect(sectionsIn((await read("/mi-negocio")).html)).toEqual(new Set(all));
    for (const section of PANEL_SECTION_IDS) {
      const page = await read(`/mi-negocio/${section}?negocio=${id}`);
      expect([section, page.status, page.html.includes(`href="/mi-negocio?negocio=${id}"`)]).toEqual([
        section,
        200,
        true,
      ]);
    }
  });

  it("tells whoever has no business, in every section of a paid plan, that the plan has no access to it", async () => {
    const sections = [...PANEL_SECTION_IDS.map((id) => [id, PANEL_SECTIONS[id].plan]), ["fotos/generar", "premium"]];
    for (const [section, plan] of sections) {
      const answer = await fetch(`${instance.siteUrl}/mi-negocio/${section}`, {
        headers: { accept: "text/html", cookie },
        redirect: "manual",
      });
      const path = plan === "free" ? "/mi-negocio" : `/mi-negocio?plan=${plan}`;
      expect([section, ...outcome(answer)]).toEqual([section, 307, path]);
    }
    const said = async (path: string) => (await read(path)).html.includes(MESSAGES.noAccessWithPlan);
    expect([await said("/mi-negocio"), await said("/mi-negocio?plan=free")]).toEqual([false, false]);
    expect([await said("/mi-negocio?plan=pro"), await said("/mi-negocio?plan=premium")]).toEqual([true, true]);
    await aBusiness();
    expect(await said("/mi-negocio?plan=premium")).toBe(false);
  });

  it("shows what waits for the review beside what is public, field by field", async () => {
    const id = await aBusiness({ nombre: "Antes" });
    await sql`select edit_business(${userId}, ${id}, '{"nombre": "Después", "direccion": "Calle 2"}')`;
    const html = words((await read("/mi-negocio")).html);
    expect(html).toMatch(/Cambios en revisión.*Nombre del negocio.*Ahora.*Antes.*Nuevo.*Después/s);
    expect(html).not.toMatch(/Cambios en revisión.*Calle 2/s);
    expect(html).toMatch(/Datos del negocio.*?En revisión/s);
  });

  it("offers three first steps to a new business, until they are skipped", async () => {
    const id = await aBusiness();
    expect((await read("/mi-negocio")).html).toContain("Tres pasos, un minuto cada uno");
    const skipped = await (await form("Ahora no")).post({});
    expect(outcome(skipped)).toEqual([303, `/mi-negocio?negocio=${id}`]);
    const kept = skipped.headers.getSetCookie().find((each) => each.startsWith("primeros_pasos="));
    const headers = { accept: "text/html", cookie: `${cookie}; ${kept?.split(";", 1)[0]}` };
    const again = await (await fetch(`${instance.siteUrl}/mi-negocio`, { headers })).text();
    expect(again).not.toContain("Tres pasos, un minuto cada uno");
    await sql`update negocios set created_at = ${ago(24 * 8)}`;
    expect((await read("/mi-negocio")).html).not.toContain("Tres pasos, un minuto cada uno");
  });

  it("after a payment with another address says to sign in with that one", async () => {
    await aBusiness();
    const paid = `${instance.siteUrl}/mi-negocio?plan=premium&paid=success`;
    const readAs = async (typed: string) => {
      const headers = { accept: "text/html", cookie: `${cookie}; ${typedAddressCookie(typed)}` };
      return (await fetch(paid, { headers })).text();
    };
    expect(await readAs("otra@example.com")).toContain("Inicia sesión con el correo con el que pagaste");
    for (const same of [EMAIL, EMAIL.toUpperCase(), "no es un correo"])
      expect([same, (await readAs(same)).includes("con el que pagaste")]).toEqual([same, false]);
    const signIn = await fetch(paid, { headers: { accept: "text/html" } });
    const { pathname, searchParams } = new URL(signIn.url);
    expect([pathname, searchParams.get("redirect")]).toEqual(["/login", "/mi-negocio"]);
    const html = await signIn.text();
    expect(html).toContain("Inicia sesión con el correo con el que pagaste");
  });
});

describe("how the page looks, in the panel", () => {
  const PREVIEW = "/mi-negocio/vista";

  it("is the owner's last words, published or not, for the owner alone, and counts no visit", async () => {
    const id = await aBusiness({ nombre: "Antes" });
    await sql`select edit_business(${userId}, ${id}, '{"nombre": "Después"}')`;
    const { status, html } = await read(`${PREVIEW}?negocio=${id}`);
    expect([status, html.includes("Después")]).toEqual([200, true]);
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect(html).not.toContain("Reportar un problema");
    await sql`update negocios set is_approved = false where id = ${id}`;
    expect((await read(`${PREVIEW}?negocio=${id}`)).html).toContain("Después");
    await sql`update negocios set user_id = null where id = ${id}`;
    const others = await fetch(`${instance.siteUrl}${PREVIEW}?negocio=${id}`, {
      headers: { cookie },
      redirect: "manual",
    });
    expect(await others.text()).not.toContain("Después");
  });

  it("may be framed by the site alone, and sends no form", async () => {
    const id = await aBusiness();
    const headersOf = async (path: string) =>
      (await fetch(instance.siteUrl + path, { headers: { cookie, accept: "text/html" } })).headers;
    const framed = await headersOf(`${PREVIEW}?negocio=${id}`);
    expect(framed.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(framed.get("content-security-policy")).toContain("form-action 'none'; frame-ancestors 'self'");
    expect(framed.get("cache-control")).toBe("no-store");
    expect((await headersOf("/mi-negocio")).get("x-frame-options")).toBe("DENY");
  });
});

describe("asking for a listing that does not exist", () => {
  it.each(["/reclamar/no-hay-tal", "/reclamar/no_hay"])("%s is a page that is missing", async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain("Negocio no encontrado");
  });
});

describe("the hours, without scripts", () => {
  /** Paid for: what is not, lapses. */
  const owned = async (fields: Record<string, unknown> = {}) => {
    const id = await aBusiness({ escritor: "importador", ...fields });
    const at = new Date().toISOString();
    const order = await ledger.order("pro", { buyer: userId, business: id });
    await ledger.apply(paymentOf(order, { approved_at: at, updated_at: at }));
    return id;
  };
  const hoursForm = (id: string, marker: string) =>
    openForm(instance.siteUrl, `/mi-negocio/horario?negocio=${id}`, { cookie }, marker);
  const weekForm = (id: string) => hoursForm(id, "Guardar cambios");
  const stored = async () => (await sql`select hours, horario, horario_especial from negocios`)[0];
  const saved = (id: string, aviso = "guardado") => [303, `/mi-negocio/horario?negocio=${id}&aviso=${aviso}`];
  const christmas = `${new Date().getUTCFullYear() + (new Date().getUTCMonth() === 11 ? 1 : 0)}-12-25`;

  it("that were pasted, and fill the week beside the field, are stored as that week", async () => {
    const id = await owned({ hours: "Cerrado de 14 a 15" });
    const text = "Lunes a domingo 09:00:00 a 18:00:00";
    const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    const filled = days.map((day) => [
      `${day}_estado`,
      "abierto",
      `${day}_abre_0`,
      "09:00",
      `${day}_cierra_0`,
      "18:00",
    ]);
    const week = Object.fromEntries(
      filled.flatMap(([a = "", b, c = "", d, e = "", f]) => [
        [a, b],
        [c, d],
        [e, f],
      ]),
    );
    const typed = { ...week, horario_texto: text, texto_leido: text, horario_nota: "Cerrado de 14 a 15" };
    expect(outcome(await (await weekForm(id)).post(typed))).toEqual(saved(id));
    const day = [["09:00", "18:00"]];
    expect(await stored()).toMatchObject({
      hours: "Cerrado de 14 a 15",
      horario: Object.fromEntries(days.map((name) => [name, day])),
    });
    const page = (await read("/negocio/tienda")).html;
    expect(page).toContain("Cerrado de 14 a 15");
  });

  it("keep a text that is not understood in the form while the week stays as it was", async () => {
    const day = [["09:00", "18:00"]];
    const id = await owned({ horario: { mon: day } });
    const text = "L-V 9 a 18, a veces hasta las 20";
    const monday = { mon_estado: "abierto", mon_abre_0: "09:00", mon_cierra_0: "18:00" };
    const typed = { ...monday, horario_texto: text, texto_leido: text };
    const answer = await (await weekForm(id)).post(typed);
    const html = await answer.text();
    expect(html).toContain("No entendimos «veces», y tu semana sigue como estaba.");
    expect(html).toContain(text);
    expect(outcome(await (await weekForm(id)).post({ ...typed, tue_estado: "cerrado" }))).toEqual(saved(id));
    expect(await stored()).toMatchObject({ hours: null, horario: { mon: day, tue: [] } });
  });

  it("are understood from a text, shown, kept and seen at the next request", async () => {
    const id = await owned({ hours: "Abrimos cuando hay pan" });
    const empty = await weekForm(id);
    const shown = await (await empty.post({ horario_texto: "L-V 9 a 2 y 4 a 7, dom cerrado" })).text();
    expect(shown).toContain(
      "Esto entendimos de tu texto: Lunes a viernes 9:00 a 14:00 y 16:00 a 19:00, domingo cerrado.",
    );
    expect(shown).toMatch(/name="fri_abre_1"[^>]*value="16:00"/);
    expect(await stored()).toMatchObject({ hours: "Abrimos cuando hay pan", horario: null });

    const week = { mon_estado: "abierto", mon_abre_0: "20:00", mon_cierra_0: "03:00", sun_estado: "cerrado" };
    const special = { especial_0_dia: christmas, especial_0_estado: "cerrado", especial_0_nombre: "Navidad" };
    const typed = { ...week, ...special, horario_nota: "Con cita" };
    const late = { ...typed, tue_estado: "abierto", tue_abre_0: "09:00" };
    expect(await (await empty.post(late)).text()).toContain(
      "Pon las dos horas: a qué hora abres y a qué hora cierras.",
    );
    const kept = await empty.post(typed);
    expect([...outcome(kept), /role="alert"[\s\S]{0,600}/.exec(await kept.text())?.[0]]).toEqual([
      ...saved(id),
      undefined,
    ]);
    expect(await stored()).toEqual({
      hours: "Con cita",
      horario: { mon: [["20:00", "03:00"]], sun: [] },
      horario_especial: { [christmas]: { ranges: [], label: "Navidad" } },
    });
    const page = (await read("/negocio/tienda")).html;
    expect(page).toContain("20:00 a 3:00");
    expect(page).toContain("cerrado (Navidad)");
    expect(page).toContain(`"validFrom":"${christmas}"`);
    expect(page).toMatch(/Confirmado por el negocio el <time/);
  });

  it("are another thing today by one button, and as always by the next", async () => {
    const id = await owned();
    expect(outcome(await (await hoursForm(id, "Hoy cerramos")).post({}))).toEqual(saved(id, "hoy-cerrado"));
    expect(Object.values((await stored())?.horario_especial)).toEqual([{ ranges: [] }]);
    expect((await read("/negocio/tienda")).html).toContain('"specialOpeningHoursSpecification"');
    const until = await hoursForm(id, "Guardar hora");
    expect(await (await until.post({ hora: "" })).text()).toContain("Elige hasta qué hora abren hoy.");
    const back = await hoursForm(id, "Volver al horario de siempre");
    expect(outcome(await back.post({}))).toEqual(saved(id, "hoy-siempre"));
    expect((await stored())?.horario_especial).toBeNull();
  });

  it("of two tabs the second is told, and what was said of today is no conflict", async () => {
    const id = await owned({ horario: { mon: [["09:00", "18:00"]] } });
    const week = { mon_estado: "abierto", mon_abre_0: "10:00", mon_cierra_0: "18:00" };
    const [first, second] = [await weekForm(id), await weekForm(id)];
    await (await hoursForm(id, "Hoy cerramos")).post({});
    const special = { especial_0_dia: christmas, especial_0_estado: "cerrado" };
    expect(outcome(await first.post({ ...week, ...special }))).toEqual(saved(id));
    expect(Object.keys((await stored())?.horario_especial)).toHaveLength(2);
    const told = await (await second.post({ mon_estado: "cerrado" })).text();
    expect(told).toMatch(/Ahora dice: (?:<!-- -->)?Lunes 10:00 a 18:00/);
    expect((await stored())?.horario).toEqual({ mon: [["10:00", "18:00"]] });
  });

  it("still hold by one button, also those of a listing that does not pay", async () => {
    const id = await aBusiness({ hours: "De 9 a 18" });
    const same = await hoursForm(id, "Sí, siguen igual");
    expect(outcome(await same.post({}))).toEqual(saved(id, "horario-confirmado"));
    const { html } = await read(`/mi-negocio/horario?negocio=${id}`);
    expect(html).toContain("Confirmaste tu horario el");
    expect(html).toMatch(/Es parte del plan (?:<!-- -->)?Profesional/);
    expect(html).not.toMatch(/Hoy cerramos<|Guardar cambios/);
  });

  it("are written by nobody else", async () => {
    const id = await owned();
    const [week, today] = [await weekForm(id), await hoursForm(id, "Hoy cerramos")];
    await sql`update negocios set user_id = null`;
    expect(await (await week.post({ mon_estado: "cerrado" })).text()).not.toContain("Guardado.");
    await today.post({});
    expect(await stored()).toEqual({ hours: null, horario: null, horario_especial: null });
  });
});

describe("the place of a business", () => {
  const open = () => openForm(instance.siteUrl, "/mi-negocio/mapa", { cookie }, "Guardar cambios");
  const place = async () =>
    (await sql`select latitude::float, longitude::float, mapa_embed_url from negocios where slug = 'tienda'`)[0];
  const typed = { direccion: "Calle 1", colonia: "", latitud: "19.3553", longitud: "-99.0622" };
  const saved = (id: string) => [303, `/mi-negocio/mapa?negocio=${id}&aviso=guardado`];

  it("is written by every plan, without scripts, and is refused beyond the borough", async () => {
    const id = await aBusiness();
    const form = await open();
    expect(await (await form.post({ ...typed, latitud: "20.6" })).text()).toContain("Esa ubicación no está en");
    expect(outcome(await form.post(typed))).toEqual(saved(id));
    expect(await place()).toEqual({ latitude: 19.3553, longitude: -99.0622, mapa_embed_url: null });
    const { html } = await read("/mi-negocio/mapa");
    expect(html).toContain('value="19.3553"');
    expect([html.includes("Waze</a>"), html.includes("Mapa de Google")]).toEqual([false, false]);
    const page = (await read("/negocio/tienda")).html;
    expect(page).toContain("maps?q=19.3553%2C-99.0622&amp;z=14&amp;hl=es");
  });

  it("may have a map of Google, of which only the place is kept, until the pin is moved", async () => {
    const id = await aBusiness({ plan_type: "pro" });
    const form = await open();
    const short = await form.post({ ...typed, mapa: "https://maps.app.goo.gl/x" });
    expect(await short.text()).toContain("Los enlaces cortos no dicen el lugar.");
    const mapa = '<iframe src="https://www.google.com/maps/embed?pb=!2d-99.07!3d19.36&evil=1" onload="x()">';
    expect(outcome(await form.post({ ...typed, mapa }))).toEqual(saved(id));
    const kept = "https://www.google.com/maps?q=19.36%2C-99.07&z=14&hl=es&output=embed";
    expect(await place()).toEqual({ latitude: 19.3553, longitude: -99.0622, mapa_embed_url: kept });
    const again = await open();
    expect(outcome(await again.post({ ...typed, latitud: "19.3", mapa: kept }))).toEqual(saved(id));
    expect(await place()).toEqual({ latitude: 19.3, longitude: -99.0622, mapa_embed_url: null });
    const { html } = await read("/mi-negocio/mapa");
    for (const app of ["Google Maps", "Waze", "Uber", "Abrir DiDi"]) expect(html).toContain(`${app}<span`);
  });
});

describe("the tools", () => {
  const download = async (path: string, headers: Record<string, string> = { cookie }) => {
    const answer = await fetch(instance.siteUrl + path, { headers, redirect: "manual" });
    return { answer, beginning: Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4) };
  };

  it("are files to print and to send, of one's own business alone", async () => {
    const id = await aBusiness({ nombre: "Tacos 🌮 «El Güero»" });
    const { html } = await read("/mi-negocio/herramientas");
    const links = [...html.matchAll(/href="(\/mi-negocio\/herramientas\/[^"]+)"/g)].map(([, href = ""]) => href);
    expect(links).toHaveLength(4);
    for (const href of links) {
      const { answer, beginning } = await download(href);
      const isPicture = href.includes("estado-whatsapp.jpg");
      expect(answer.status).toBe(200);
      expect(beginning).toBe(isPicture ? "\u00ff\u00d8\u00ff\u00db" : "%PDF");
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="tienda-/);
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    const [first = ""] = links;
    expect(outcome((await download(first, {})).answer)[0]).toBe(303);
    expect((await download(first.replace(id, randomUUID()))).answer.status).toBe(404);
    expect((await download(first.replace(/[^/]+\?/, "cartel-a0.pdf?"))).answer.status).toBe(404);
    await sql`update negocios set user_id = null where id = ${id}`;
    expect((await download(first)).answer.status).toBe(404);
  });

  it("of Premium are the words to be found by; other plans are told what they would be", async () => {
    const id = await aBusiness();
    expect((await read("/mi-negocio/herramientas")).html).toMatch(/Es parte del plan .{0,20}Premium.{0,20}\$500/);
    await sql`update negocios set plan_type = 'premium', escritor = 'pagos' where id = ${id}`;
    const words = await openForm(instance.siteUrl, "/mi-negocio/herramientas", { cookie }, "Guardar cambios");
    expect(outcome(await words.post({ palabras_clave: "tacos, pastor" }))).toEqual([
      303,
      `/mi-negocio/herramientas?negocio=${id}&aviso=guardado`,
    ]);
    expect(await sql`select seo_keywords from negocios`).toEqual([{ seo_keywords: ["tacos", "pastor"] }]);
  });
});
