import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PANEL_SECTION_IDS } from "@/lib/panel-sections";
import { ledgerOf, paymentOf } from "@/tests/database/ledger";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { openForm } from "@/tests/support/posted-form";

const EMAIL = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";

let instance: Instance;
let sql: postgres.Sql;
let ledger: ReturnType<typeof ledgerOf>;
let userId = "";
let cookie = "";

const auth = { auth: { persistSession: false, autoRefreshToken: false } };

beforeAll(async () => {
  instance = await startInstance();
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
  await instance?.stop();
});

async function aBusiness(fields: Record<string, unknown> = {}): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into negocios ${sql({ slug: "tienda", nombre: "Tienda", categoria: "", slug_categoria: "otros-negocios", telefono: "5512345678", direccion: "Calle 1", is_approved: true, user_id: userId, ...fields })}
    returning id`;
  return row?.id ?? "";
}

const read = async (path: string) => {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};
/** The panel's form with that name on its button, as a browser without scripts has it. */
const form = (name: string) => openForm(instance.siteUrl, "/mi-negocio", { cookie }, name);
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

  const outboxIsEmpty = () => eventually(async () => expect(await sql`select from cambios_pendientes`).toHaveLength(0));

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
    await sql`insert into negocio_privado (negocio_id, email) values (${waits}, ${EMAIL})`;
    await sql`update negocios set user_id = null where id = ${waits}`;
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
      message: expect.stringContaining("Tu sesión terminó."),
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
    aBusiness({ user_id: null, denue_id: "77", web: WEB, escritor: "importador", ...fields });
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
    expect([look("Ver mi página").includes("bg-action"), look("Renovar").includes("bg-action")]).toEqual([true, false]);
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
    expect(outcome(await accept.post({}))).toEqual([303, "/mi-negocio?aviso=aceptado"]);
    const { html } = await read("/mi-negocio?aviso=aceptado");
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
    const sections = new Set(
      [...html.matchAll(/href="\/mi-negocio\/(\w+)\?negocio=([^"]+)"/g)].map((match) => match[1]),
    );
    expect(sections).toEqual(new Set([...PANEL_SECTION_IDS, "vista"]));
    for (const section of PANEL_SECTION_IDS) {
      const page = await read(`/mi-negocio/${section}?negocio=${id}`);
      expect([section, page.status, page.html.includes(`href="/mi-negocio?negocio=${id}"`)]).toEqual([
        section,
        200,
        true,
      ]);
    }
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
    const paid = "/mi-negocio?plan=premium&paid=success&email=";
    expect((await read(`${paid}otra%40example.com`)).html).toContain("Inicia sesión con el correo con el que pagaste");
    for (const same of [EMAIL, EMAIL.toUpperCase(), "no es un correo"]) {
      const { html } = await read(paid + encodeURIComponent(same));
      expect([same, html.includes("con el que pagaste")]).toEqual([same, false]);
    }
    const signIn = await fetch(`${instance.siteUrl}${paid}ana%40example.com`, { headers: { accept: "text/html" } });
    const { pathname, searchParams } = new URL(signIn.url);
    expect([pathname, searchParams.get("redirect")]).toEqual(["/login", "/mi-negocio"]);
    const html = await signIn.text();
    expect(html).toContain("Inicia sesión con el correo con el que pagaste");
    expect(html).toMatch(/<input[^>]*value="ana@example.com"/);
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
