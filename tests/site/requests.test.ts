import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type Fields, openForm } from "@/tests/support/posted-form";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const EMAIL = "admin@example.com";
const PASSWORD = "una-clave-de-prueba";

let instance: SharedInstance;
let sql: postgres.Sql;
let adminId = "";
let cookie = "";

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const { supabaseUrl, secretKey } = instance.status;
  const auth = { auth: { persistSession: false, autoRefreshToken: false } };
  const user = { email: EMAIL, password: PASSWORD, email_confirm: true };
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser(user);
  if (made.error) throw made.error;
  adminId = made.data.user.id;
  await sql`insert into private.admins (user_id) values (${adminId})`;
  const entered = await (await openForm(instance.siteUrl, "/login?modo=contrasena")).post({
    email: EMAIL,
    password: PASSWORD,
  });
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
});
beforeEach(async () => {
  for (const table of ["correos", "mensajes", "solicitudes_arco", "negocios"]) await sql`delete from ${sql(table)}`;
  await sql`delete from embedded.mails`;
  await sql`
    insert into negocios (slug, nombre, categoria, slug_categoria, telefono, direccion, is_approved)
    values ('panaderia', 'Panadería', '', 'otros-negocios', '5512345678', 'Calle 1', true)`;
});
afterAll(async () => {
  await sql?.end();
});

let networks = 0;
/** From a network of its own: limits of one test are none of another's. */
const aNetwork = () => {
  networks += 1;
  return { "x-forwarded-for": `203.0.113.${networks}` };
};
const send = async (path: string, fields: Fields, headers: Record<string, string> = aNetwork()) => {
  const answer = await (await openForm(instance.siteUrl, path, headers, "sitio")).post(fields);
  return { status: answer.status, html: await answer.text() };
};
const read = async (path: string, headers: Record<string, string> = { cookie }) => {
  const answer = await fetch(instance.siteUrl + path, {
    headers: { accept: "text/html", ...headers },
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
};
/** A form of the administrator's screen, with that text in it. */
const adminForm = (list: string, marker: string) =>
  openForm(instance.siteUrl, `/admin/avisos?ver=${list}`, { cookie }, marker);
const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];
const mailTo = (recipient: string, subject: string) =>
  eventually(async () => {
    const [mail] = await sql<{ text: string }[]>`
      select text from embedded.mails where recipient = ${recipient} and subject like ${`${subject}%`}`;
    expect(mail).toBeDefined();
    return mail?.text ?? "";
  });

describe("a message", () => {
  const typed = {
    nombre: "Ana",
    correo: "Ana@Example.com",
    mensaje: "No puedo entrar.\nMira https://evil.example/x",
    sitio: "",
  };

  it("is sent without scripts, once however often it is sent, and copied to its sender without links", async () => {
    const network = aNetwork();
    for (let time = 0; time < 3; time += 1) {
      const { html } = await send("/contacto", typed, network);
      expect(html).toContain("Gracias, recibimos tu mensaje.");
    }
    expect(await sql`select nombre, correo, estado from mensajes`).toEqual([
      { nombre: "Ana", correo: "ana@example.com", estado: "nuevo" },
    ]);
    const text = await mailTo("ana@example.com", "Recibimos tu mensaje");
    expect(text).toContain("No puedo entrar.");
    expect(text).not.toContain("evil.example");
  });

  it("says what is wrong, with what was typed, and keeps nothing of a program", async () => {
    const wrong = await send("/contacto", { ...typed, correo: "ana" });
    expect(wrong.html).toContain("Escribe un correo válido");
    expect(wrong.html).toContain("No puedo entrar.");
    expect((await send("/contacto", { ...typed, sitio: "https://spam.example" })).html).toContain("Gracias");
    expect(await sql`select from mensajes`).toHaveLength(0);
  });

  it("is one of twenty an hour of a network, and says so to the next", async () => {
    const network = aNetwork();
    const open = await openForm(instance.siteUrl, "/contacto", network, "sitio");
    for (let n = 0; n < 20; n += 1) await open.post({ ...typed, correo: `a${n}@example.com` });
    expect(await (await open.post(typed)).text()).toContain("Inténtalo de nuevo en una hora.");
    expect(await sql`select from mensajes`).toHaveLength(20);
  });

  it("is answered from the screen by mail, whose answers go to support, and closed", async () => {
    await send("/contacto", typed);
    expect((await read("/admin/avisos?ver=mensajes")).html).toContain("No puedo entrar.");
    const answer = await adminForm("mensajes", "Enviar respuesta");
    expect(await (await answer.post({ respuesta: " " })).text()).toContain("Escribe la respuesta.");
    expect(outcome(await answer.post({ respuesta: "Pide un enlace en /login" }))).toEqual([
      303,
      "/admin/avisos?ver=mensajes&aviso=contestado",
    ]);
    expect(outcome(await answer.post({ respuesta: "Otra" }))).toEqual([
      303,
      "/admin/avisos?ver=mensajes&aviso=ya-visto",
    ]);
    expect(await mailTo("ana@example.com", "Respuesta a tu mensaje")).toContain("Pide un enlace en /login");
    expect((await read("/admin/avisos?ver=mensajes&cerrados=1")).html).toContain("Pide un enlace en /login");
  });
});

describe("/soporte", () => {
  it("is the same page for everybody, with the hours, the form, and a way to it without scripts", async () => {
    const [first, second] = [await read("/soporte"), await read("/soporte", {})];
    expect(first.html).toBe(second.html);
    expect(first.html).toContain("Lunes a viernes de 9:00 a 18:00");
    expect(first.html).toContain('href="/contacto"');
    expect(first.html).toContain('name="mensaje"');
    const kept = await fetch(`${instance.siteUrl}/soporte`);
    expect(kept.headers.get("cache-control")).not.toContain("no-store");
  });
});

describe("a report", () => {
  const typed = { motivo: "telefono", sugerencia: "55 9999 0000", detalle: "", correo: "eva@example.com", sitio: "" };

  it("suggests a value that is applied in one tap, and whoever sent it hears of it", async () => {
    expect((await send("/reportar/panaderia", { ...typed, sugerencia: "llámame" })).html).toContain(
      "Escribe el teléfono:",
    );
    expect((await send("/reportar/panaderia", typed)).html).toContain("Gracias, recibimos tu reporte.");
    const screen = (await read("/admin/avisos")).html;
    expect(screen).toContain("Debería decir: 55 9999 0000");
    expect(screen).not.toContain("eva@example.com");
    const correct = await adminForm("reportes", "Corregir");
    const refused = await (await correct.post({ valor: "123" })).text();
    expect(refused).toContain("Escribe el teléfono:");
    expect(refused).toContain('value="123"');
    expect(outcome(await correct.post({ valor: "55 9999 0000" }))).toEqual([
      303,
      "/admin/avisos?ver=reportes&aviso=corregido",
    ]);
    expect(await sql`select telefono, telefono_e164 from negocios`).toEqual([
      { telefono: "55 9999 0000", telefono_e164: "+525599990000" },
    ]);
    expect(await mailTo("eva@example.com", "Revisamos tu reporte")).toContain("corregimos la página");
    // On the page at the next request.
    expect((await read("/negocio/panaderia", {})).html).toContain("55 9999 0000");
  });

  it("that it is there twice leads to both listings beside each other, and one of them is kept", async () => {
    await sql`
      insert into negocios (slug, nombre, categoria, slug_categoria, telefono, is_approved)
      values ('panaderia-2', 'Panadería Dos', '', 'otros-negocios', '5587654321', true)`;
    await send("/reportar/panaderia", { ...typed, motivo: "duplicado", sugerencia: "/negocio/panaderia-2" });
    const [{ id } = {}] = await sql`select id from negocios where slug = 'panaderia'`;
    const card = `/admin/avisos?ver=reportes&negocio=${id}`;
    const path = `/admin/negocios/${id}/unir`;
    expect((await read(card)).html).toContain(`${path}?otra=panaderia-2`);
    for (const otra of ["x", "/negocio/no-hay", "panaderia", "%00"]) {
      const none = await read(`${path}?otra=${otra}`);
      expect([none.status, none.html.includes("Ese enlace no lleva a otro negocio")]).toEqual([200, true]);
    }
    const compared = `${path}?otra=https%3A%2F%2Fiztapalapa.example%2Fnegocio%2Fpanaderia-2`;
    for (const words of ["Panadería Dos", "5587654321"]) expect((await read(compared)).html).toContain(words);
    const merge = await openForm(instance.siteUrl, compared, { cookie }, "se queda este");
    expect(outcome(await merge.post({ queda: adminId }))).toEqual([303, "/admin?aviso=fallo"]);
    expect(outcome(await merge.post({}))).toEqual([303, `/admin/negocios/${id}?aviso=unido`]);
    expect(await sql`select slug from negocios where not is_deleted`).toEqual([{ slug: "panaderia" }]);
    expect(outcome(await merge.post({}))).toEqual([303, `${path}?otra=panaderia-2&aviso=unir-no`]);
    // It stays until it is settled: then whoever sent it hears of it.
    expect((await read(card)).html).toContain("Está repetido");
    expect((await read(`/admin/avisos?negocio=${adminId}`)).html).toContain(
      "Este negocio no tiene reportes por atender.",
    );
  });

  it("closes a business after a second look, and nobody's form but an administrator's does", async () => {
    await send("/reportar/panaderia", { ...typed, motivo: "cerrado" });
    const close = await adminForm("reportes", "Quitar «Panadería»");
    await sql`delete from private.admins`;
    expect(outcome(await close.post({ motivo: "Es una casa" }))).toEqual([303, "/admin/avisos?ver=reportes"]);
    const denied = await read("/admin/avisos");
    expect([denied.status, denied.html.includes("Panadería")]).toEqual([403, false]);
    await sql`insert into private.admins (user_id) values (${adminId})`;
    expect(await (await close.post({ motivo: " " })).text()).toContain("Escribe el motivo");
    expect(outcome(await close.post({ motivo: "Es una casa" }))).toEqual([
      303,
      "/admin/avisos?ver=reportes&aviso=cerrado",
    ]);
    expect((await read("/negocio/panaderia", {})).status).toBe(404);
    expect(await mailTo("eva@example.com", "Revisamos tu reporte")).toContain("quitamos la página");
  });
});

describe("a request by the law on personal data", () => {
  const typed = {
    tipo: "acceso",
    nombre: "Ana",
    correo: "ana@example.com",
    datos: "Todo lo mío",
    negocio: "",
    sitio: "",
  };

  it("is sent without scripts, has a folio, and is answered within its days", async () => {
    const { html } = await send("/contacto/arco", { ...typed, negocio: "https://x.example/negocio/panaderia" });
    const folio = /ARCO-\d{5}/.exec(html)?.[0] ?? "";
    expect(folio).not.toBe("");
    expect((await send("/contacto/arco", { ...typed, negocio: "https://x.example/negocio/panaderia" })).html).toContain(
      folio,
    );
    expect(await sql`select from solicitudes_arco`).toHaveLength(1);
    const screen = (await read("/admin/avisos?ver=arco")).html;
    expect(screen).toMatch(/Quedan (?:19|20) días hábiles/);
    expect(screen).toContain("Sin cuenta: pide algo que acredite su identidad");
    const ask = await adminForm("arco", 'value="pedir"');
    expect(outcome(await ask.post({ respuesta: "Manda una foto" }))).toEqual([
      303,
      "/admin/avisos?ver=arco&aviso=solicitud-al-dia",
    ]);
    const answer = await adminForm("arco", 'value="responder"');
    await answer.post({ respuesta: "No tenemos nada tuyo." });
    expect(await mailTo("ana@example.com", "Respuesta a tu solicitud")).toContain("No tenemos nada tuyo.");
    expect((await read("/admin/avisos?ver=arco&cerrados=1")).html).toContain(folio);
  });

  it("beyond the number of a day is taken all the same, says that it is not mailed, and stands last on the screen", async () => {
    await sql`
      insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el, apartada)
      select 'acceso', 'Otra', n || '@example.com', 'x', '2099-12-21', '2099-12-14', false from generate_series(1, 100) n`;
    const { html } = await send("/contacto/arco", typed);
    expect(html).toMatch(/Recibimos tu solicitud.*ARCO-\d{5}/);
    expect(html).toContain("hoy no lo enviamos por correo");
    await sql`delete from solicitudes_arco where correo = any (select n || '@example.com' from generate_series(11, 100) n)`;
    const screen = (await read("/admin/avisos?ver=arco")).html;
    expect(screen.indexOf("Todo lo mío")).toBeGreaterThan(screen.indexOf("10@example.com"));
    expect(screen).toContain("a esta persona todavía no se le ha escrito");
  });

  it("when even that is full, or of a network that sent twenty, is told where else to write", async () => {
    await sql`
      insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el, apartada)
      select 'acceso', 'Otra', n || '@example.com', 'x', '2099-12-21', '2099-12-14', n > 100 from generate_series(1, 1100) n`;
    const other = "Escríbenos al correo ayuda@example.com o por carta a Calle 1, Iztapalapa.";
    expect((await send("/contacto/arco", typed)).html).toContain(`Hoy ya no podemos guardar más por aquí. ${other}`);
    const network = aNetwork();
    const form = await openForm(instance.siteUrl, "/contacto/arco", network, "sitio");
    for (let n = 0; n < 20; n += 1) await form.post(typed);
    const refused = await (await form.post(typed)).text();
    expect(refused).toContain(`Ya recibimos hoy muchas solicitudes desde tu red. ${other}`);
    expect(refused).toContain("Todo lo mío");
  });

  it("of whoever is signed in has the account's address, whatever is sent", async () => {
    const { html } = await send("/contacto/arco", { ...typed, correo: "otra@example.com" }, { cookie, ...aNetwork() });
    expect(html).toContain("Te contestamos a <!-- -->admin@example.com");
    expect(await sql`select correo, user_id from solicitudes_arco`).toEqual([{ correo: EMAIL, user_id: adminId }]);
  });

  it("is to be found on the account, the privacy notice and the support page", async () => {
    for (const path of ["/cuenta", "/privacidad", "/soporte"]) {
      expect((await read(path)).html, path).toContain('href="/contacto/arco"');
    }
  });
});

it.each(["reportes", "mensajes", "arco", "no-hay"])("the list %s says what would be there", async (list) => {
  const { status, html } = await read(`/admin/avisos?ver=${list}&desde=x`);
  expect(status).toBe(200);
  expect(html).toMatch(/No hay (?:reportes|mensajes|solicitudes) por/);
});
