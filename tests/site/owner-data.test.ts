import { describe, expect, it } from "vitest";
import {
  aBusiness,
  cookie,
  instance,
  outboxIsEmpty,
  outcome,
  read,
  signInPanelOwner,
  sql,
} from "@/tests/support/panel-owner";
import { openForm } from "@/tests/support/posted-form";

signInPanelOwner();

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
