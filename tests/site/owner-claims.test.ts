import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentOf } from "@/tests/database/ledger";
import { eventually } from "@/tests/support/eventually";
import {
  aBusiness,
  cookie,
  EMAIL,
  form,
  instance,
  ledger,
  outcome,
  read,
  signInPanelOwner,
  sql,
  userId,
} from "@/tests/support/panel-owner";
import { openForm } from "@/tests/support/posted-form";

signInPanelOwner();

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
