import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { MESSAGES } from "@/lib/messages";
import { PANEL_SECTION_IDS, PANEL_SECTIONS } from "@/lib/panel-sections";
import { paymentOf } from "@/tests/database/ledger";
import { eventually } from "@/tests/support/eventually";
import {
  aBusiness,
  auth,
  cookie,
  EMAIL,
  form,
  instance,
  ledger,
  outboxIsEmpty,
  outcome,
  PASSWORD,
  read,
  signInPanelOwner,
  sql,
  userId,
} from "@/tests/support/panel-owner";
import { openForm } from "@/tests/support/posted-form";
import { typedAddressCookie } from "@/tests/support/typed-address";

signInPanelOwner();

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
    const action = /&quot;id&quot;:&quot;([\da-f]{40,})&quot;/.exec((await read("/mi-negocio")).html)?.[1] ?? "";
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
