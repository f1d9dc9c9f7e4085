import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf } from "@/tests/support/cookies-of";
import { eventually } from "@/tests/support/eventually";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const PASSWORD = "una-clave-de-prueba";
const auth = { auth: { persistSession: false, autoRefreshToken: false } };

let instance: SharedInstance;
let sql: postgres.Sql;
const cookies = { admin: "", owner: "" };
let ownerId = "";
let businessId = "";

async function aSession(email: string): Promise<{ id: string; cookie: string }> {
  const { supabaseUrl, publishableKey, secretKey } = instance.status;
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (made.error) throw made.error;
  const session = await signIn({ supabaseUrl, publishableKey }, email, PASSWORD);
  return { id: session.id, cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const [admin, owner] = [await aSession("jefa@example.com"), await aSession("ana@example.com")];
  await sql`select grant_admin(admin_id => ${admin.id})`;
  Object.assign(cookies, { admin: admin.cookie, owner: owner.cookie });
  ownerId = owner.id;
  const [row] = await sql<{ id: string }[]>`
    insert into negocios (slug, nombre, categoria, slug_categoria, telefono, direccion, is_approved, user_id, escritor)
    values ('tienda-de-ana', 'Tienda de Ana', '', 'otros-negocios', '5512345678', 'Calle 1', true, ${ownerId}, 'importador') returning id`;
  businessId = row?.id ?? "";
});
afterAll(async () => {
  await sql?.end();
});

const read = async (path: string, who: keyof typeof cookies = "admin") => {
  const headers = { accept: "text/html", cookie: cookies[who] };
  const answer = await fetch(instance.siteUrl + path, { headers, redirect: "manual" });
  // React puts comments between texts.
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
};
const takeInvoices = (who: keyof typeof cookies, filters: Record<string, string>, origin = instance.siteUrl) =>
  fetch(`${instance.siteUrl}/admin/pagos/facturas/archivo`, {
    method: "POST",
    headers: { cookie: cookies[who], origin },
    body: new URLSearchParams(filters),
    redirect: "manual",
  });
/** The form of a page with that text in it, as a browser without scripts has it. */
const form = (path: string, marker: string, who: keyof typeof cookies = "admin") =>
  openForm(instance.siteUrl, path, { cookie: cookies[who] }, marker);
const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];

async function tellProvider(command: Record<string, unknown>) {
  const answer = await fetch(instance.status.simulatorUrl ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(command),
  });
  if (!answer.ok) throw new Error(`the simulator refused: ${await answer.text()}`);
  return (await answer.json()) as { payment: { id: number } };
}

/** The owner buys a month, and the provider takes the money. */
async function buy(plan: string, fields: Record<string, unknown> = {}, negocio: string | null = businessId) {
  const answer = await fetch(`${instance.siteUrl}/api/createPreference`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: instance.siteUrl, cookie: cookies.owner },
    body: JSON.stringify({ plan, email: "ana@example.com", negocio }),
  });
  const { id } = (await answer.json()) as { id: string };
  const { payment } = await tellProvider({ do: "make", preference: id, choice: "approve", fields });
  const [order] = await sql<{ id: string }[]>`select id from ordenes where preferencia_id = ${id}`;
  return { orderId: order?.id ?? "", payment: payment.id };
}

describe("a payment", () => {
  it("is seen, found, and seen in words once it is given back", async () => {
    const { orderId, payment } = await buy("pro");
    const page = `/admin/pagos/${orderId}`;
    const byAddress = await fetch(`${instance.siteUrl}/admin/pagos?q=ana%40example.com`, {
      headers: { cookie: cookies.admin },
      redirect: "manual",
    });
    expect(byAddress.headers.get("location")).toBe("/admin/pagos?q=%40");
    const headers = { cookie: `${cookies.admin}; ${cookiesOf(byAddress)}` };
    const found = await (await fetch(`${instance.siteUrl}/admin/pagos?q=%40`, { headers })).text();
    expect([found.includes(page), found.includes('value="ana@example.com"')]).toEqual([true, true]);
    for (const term of ["Tienda de Ana", String(payment), orderId]) {
      const { html } = await read(`/admin/pagos?q=${encodeURIComponent(term)}`);
      expect([term, html.includes(page), html.includes("Pagado: cubre un mes.")]).toEqual([term, true, true]);
    }
    // The notification is still being written down when its month is given.
    const paid = await eventually(async () => {
      const seen = await read(page);
      expect(seen.html).toContain("dio el mes");
      return seen;
    });
    for (const words of ["Volver a preguntar", "¡Pago aprobado!", "Correo: recibo", "Empieza el mes de Profesional"]) {
      expect(paid.html).toContain(words);
    }

    await tellProvider({ do: "refund", payment, amount: 300, notification: "none" });
    const again = await form(page, "Volver a preguntar");
    expect(outcome(await again.post({}))).toEqual([303, `${page}?aviso=pago-cambio`]);
    expect(outcome(await again.post({}))).toEqual([303, `${page}?aviso=pago-igual`]);
    const returned = await read(page);
    expect(returned.html).toContain("El dinero se devolvió, todo o una parte.");
    expect(returned.html).toContain("da una cortesía");
    expect((await read("/admin/pagos?ver=devoluciones")).html).toContain(page);
    expect((await read("/admin/pagos?ver=problemas")).html).not.toContain(page);
    expect((await read("/admin/pagos/notificaciones")).html).toContain(`pago ${payment}`);
    const trail = await sql`select accion, entidad from auditoria order by id desc limit 1`;
    expect(trail).toEqual([{ accion: "pago_consultado", entidad: `orden ${orderId}` }]);
  });

  it("of another amount is told with what to do", async () => {
    const { orderId } = await buy("premium", { transaction_amount: 1 });
    const { html } = await read(`/admin/pagos/${orderId}`);
    expect(html).toContain("Se pagó otra cantidad que la de la orden.");
    expect((await read("/admin/pagos?ver=problemas")).html).toContain(orderId);
  });

  it("for no business yet is put on one of its buyer", async () => {
    const { orderId } = await buy("premium", {}, null);
    expect((await read("/admin/pagos?ver=sin-negocio")).html).toContain(orderId);
    const use = await form(`/admin/pagos/${orderId}`, "Usar en Tienda de Ana");
    expect(outcome(await use.post({}))).toEqual([303, `/admin/pagos/${orderId}?aviso=mes-puesto`]);
    expect(await sql`select plan_type from negocios where id = ${businessId}`).toEqual([{ plan_type: "premium" }]);
  });
});

describe("a courtesy", () => {
  it("is given to a business that was searched for, and ended with a reason", async () => {
    const [other] = await sql<{ id: string }[]>`
      insert into negocios (slug, nombre, categoria, slug_categoria, is_approved, user_id, escritor)
      values ('estetica-flor', 'Estética Flor', '', 'otros-negocios', true, ${ownerId}, 'importador') returning id`;
    const path = `/admin/pagos/cortesias?negocio=${other?.id}`;
    expect((await read("/admin/pagos/cortesias?q=estetica")).html).toContain(path);
    const give = await form(path, "Dar cortesía");
    const fields = { plan: "premium", meses: "1", hasta: "", motivo: "Se cayó el sitio" };
    const refused = await give.post({ ...fields, motivo: " " });
    expect(await refused.text()).toContain("Escribe el motivo: queda en la bitácora.");
    expect(outcome(await give.post(fields))).toEqual([303, `${path}&aviso=cortesia-dada`]);
    const planOf = () => sql`select plan_type from negocios where id = ${other?.id ?? ""}`;
    expect(await planOf()).toEqual([{ plan_type: "premium" }]);
    const end = await form(path, "Terminar la cortesía de");
    expect(outcome(await end.post({ motivo: "" }))).toEqual([303, "/admin/pagos/cortesias?aviso=falta-motivo"]);
    expect(outcome(await end.post({ motivo: "Ya pagó" }))).toEqual([
      303,
      "/admin/pagos/cortesias?aviso=cortesia-terminada",
    ]);
    expect(await planOf()).toEqual([{ plan_type: "free" }]);
  });
});

describe("an invoice", () => {
  it("is asked for by its buyer, taken to the accountant, and told of once it went out", async () => {
    const { payment } = await buy("pro");
    const ask = `/cuenta/pagos/${payment}`;
    expect((await read("/cuenta/pagos", "owner")).html).toContain("Necesito factura");
    const request = await form(ask, "Pedir factura", "owner");
    const fields = {
      rfc: "gode561231gr8",
      razon_social: "=Ana Gómez",
      regimen: "612",
      codigo_postal: "09000",
      uso: "G03",
    };
    const wrong = await (await request.post({ ...fields, regimen: "601" })).text();
    expect(wrong).toContain("Ese régimen no va con tu RFC");
    expect(wrong).toContain("gode561231gr8");
    expect(outcome(await request.post(fields))).toEqual([303, "/cuenta/pagos?aviso=pedida"]);
    expect(outcome(await request.post(fields))).toEqual([303, "/cuenta/pagos?aviso=ya"]);
    expect((await read("/cuenta/pagos", "owner")).html).toContain("Factura pedida");

    const list = await read("/admin/pagos/facturas?estado=pedida");
    expect(list.html).toContain("GODE561231GR8");
    const file = await takeInvoices("admin", { estado: "pedida" });
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(await file.text()).toContain(`,"GODE561231GR8","'=Ana Gómez","612 Personas Físicas`);
    expect(await sql`select entidad, despues from auditoria where accion = 'datos_exportados'`).toEqual([
      { entidad: "exportacion facturas", despues: { formato: "csv" } },
    ]);
    expect(await (await takeInvoices("admin", { estado: "rechazada" })).text()).not.toContain("GODE561231GR8");

    const sent = await form("/admin/pagos/facturas?estado=pedida", 'value="enviada"');
    expect(outcome(await sent.post({}))).toEqual([303, "/admin/pagos/facturas?estado=pedida&aviso=factura-enviada"]);
    await sql`update correos set proximo_intento_at = now() where tipo = 'factura_enviada'`;
    await sql`select pg_notify('correos', '')`;
    await eventually(async () =>
      expect(await sql`select recipient from embedded.mails where subject like 'Tu factura:%'`).toEqual([
        { recipient: "ana@example.com" },
      ]),
    );

    // What was typed is there the next time.
    const next = await buy("premium");
    expect((await read(`/cuenta/pagos/${next.payment}`, "owner")).html).toContain('value="GODE561231GR8"');
  });
});

it.each(["/admin/pagos", "/admin/pagos/notificaciones", "/admin/pagos/cortesias", "/admin/pagos/facturas"])(
  "%s shows an owner nothing",
  async (path) => {
    const { status, html } = await read(path, "owner");
    expect(status).toBe(403);
    expect(html).not.toContain("ana@example.com");
  },
);

it("gives the accountant's file to no owner, and another's payment to nobody", async () => {
  const noted = () => sql`select from auditoria where entidad = 'exportacion facturas'`;
  const before = (await noted()).length;
  expect((await takeInvoices("owner", {})).status).toBe(403);
  expect((await takeInvoices("admin", {}, "https://otro.example")).status).toBe(403);
  expect((await read("/admin/pagos/facturas/archivo", "admin")).status).toBe(405);
  expect(await noted()).toHaveLength(before);
  const [paid] = await sql<{ id: string }[]>`select id from pagos where problema is null limit 1`;
  expect((await read(`/cuenta/pagos/${paid?.id}`, "admin")).status).toBe(404);
});
