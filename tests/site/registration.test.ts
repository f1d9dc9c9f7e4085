import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ledgerOf, paymentOf } from "@/tests/database/ledger";
import { client } from "@/tests/support/backend-target";
import { cookiesOf } from "@/tests/support/cookies-of";
import { eventually } from "@/tests/support/eventually";
import { avifBomb, pngBomb, pngComments, webpBomb, webpPicture } from "@/tests/support/picture-bombs";
import { type Fields, openForm, type PostedForm } from "@/tests/support/posted-form";
import { listTree } from "@/tests/support/processes";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";
import { typedAddressCookie } from "@/tests/support/typed-address";
import { withoutFunction } from "@/tests/support/without-function";

let instance: SharedInstance;
let sql: postgres.Sql;

beforeAll(async () => {
  // What the tests say of where a visitor comes from is believed.
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
});
beforeEach(async () => {
  for (const table of ["periodos", "pagos", "ordenes", "negocios", "correos"]) await sql`delete from ${sql(table)}`;
});
afterAll(async () => {
  await sql?.end();
});

const FORM = {
  nombre: "Tacos Lupita",
  categoria: "alimentos-y-bebidas",
  telefono: "55 1234 5678",
  direccion: "Calle 5 12",
  nuevo: "1",
};

const aPicture = async (): Promise<File> =>
  new File([new Uint8Array(await readFile("public/categorias/otros-negocios-og.webp"))], "foto.webp", {
    type: "image/webp",
  });
const open = (): Promise<PostedForm> => openForm(instance.siteUrl, "/registro?plan=free");
const post = async (fields: Fields): Promise<Response> => (await open()).post({ ...FORM, ...fields });
const objects = () =>
  sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'negocios' order by name`;
const count = async () => (await sql`select count(*)::int as n from negocios`)[0]?.n;
/** Somebody who is signed in and has paid for a plan. */
async function aBuyer(plan: "pro" | "premium"): Promise<{ cookie: string }> {
  const [email, password] = [`${randomUUID()}@example.com`, "una-clave-de-prueba"];
  const auth = client(instance.status.supabaseUrl, instance.status.secretKey).auth.admin;
  const { data } = await auth.createUser({ email, password, email_confirm: true });
  const ledger = ledgerOf(sql);
  await ledger.apply(paymentOf(await ledger.order(plan, { buyer: data.user?.id })));
  const { cookies } = await signIn(instance.status, email, password);
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

const DONE = { status: 303, location: "/registro-free-success" };
const outcome = (answer: Response) => ({ status: answer.status, location: answer.headers.get("location") });

describe("the form without scripts", () => {
  it("stores a business with its picture in all widths, and answers with a redirect", async () => {
    expect(outcome(await post({ imagen: await aPicture(), correo: "Lupita@example.com" }))).toEqual(DONE);
    const [row] = await sql`
      select n.slug, n.is_approved, n.user_id, n.telefono_e164, n.imagen_url, p.email
      from negocios n join negocio_privado p on p.negocio_id = n.id`;
    expect(row).toEqual({
      slug: "tacos-lupita",
      is_approved: null,
      user_id: null,
      telefono_e164: "+525512345678",
      imagen_url: expect.stringMatching(/^imagenes\/[0-9a-f-]{36}\/[0-9a-f-]{36}-[0-9a-f]{16}-1200\.webp$/),
      email: "lupita@example.com",
    });
    const stem = row?.imagen_url.replace(/\.webp$/, "");
    const stored = (await objects()).map(({ name }) => name);
    expect(stored).toEqual(["-240", "-480", "-800", ""].map((width) => `${stem}${width}.webp`).sort());
    const picture = await fetch(`${instance.siteUrl}/storage/v1/object/public/negocios/${row?.imagen_url}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("cache-control")).toContain("max-age=31536000");
    expect(await sql`select tipo, para from correos`).toEqual([
      { tipo: "registro_recibido", para: "lupita@example.com" },
    ]);
    await sql`delete from storage.objects`;
  });

  it("gives twenty of one name, sent at the same time, twenty slugs", async () => {
    const forms = await Promise.all(Array.from({ length: 20 }, open));
    const answers = await Promise.all(forms.map((form) => form.post(FORM)));
    expect(answers.map(outcome)).toEqual(Array.from({ length: 20 }, () => DONE));
    expect((await sql`select count(distinct slug)::int as n from negocios`)[0]?.n).toBe(20);
  });

  it("sent twice makes one business with one picture", async () => {
    const form = await open();
    const imagen = await aPicture();
    const answers = await Promise.all([form.post({ ...FORM, imagen }), form.post({ ...FORM, imagen })]);
    expect(answers.map(outcome)).toEqual([DONE, DONE]);
    expect(await count()).toBe(1);
    const [row] = await sql<{ imagen_url: string }[]>`select imagen_url from negocios`;
    expect((await objects()).map(({ name }) => name)).toContain(row?.imagen_url);
    expect(await objects()).toHaveLength(4);
    await sql`delete from storage.objects`;
  });

  it("that is wrong comes back with what was typed, and stores nothing", async () => {
    const answer = await post({ telefono: "llámame", direccion: 'Calle "5" <12>', imagen: await aPicture() });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Escribe el teléfono: diez números con lada");
    expect(html).toContain('value="llámame"');
    expect(html).toContain('value="Calle &quot;5&quot; &lt;12&gt;"');
    expect(html).toMatch(/<option value="alimentos-y-bebidas" selected/);
    expect([await count(), await objects()]).toEqual([0, []]);
  });

  it("with what is no picture says so, and stores nothing", async () => {
    const page = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "foto.png", { type: "image/png" });
    const html = await (await post({ imagen: page })).text();
    expect(html).toContain("❌ No se pudo subir la imagen.");
    expect(html).toContain("Archivo de imagen inválido");
    expect([await count(), await objects()]).toEqual([0, []]);
  });

  it("whose row is refused leaves no picture", async () => {
    await sql`alter table negocios add constraint not_today check (nombre <> 'Tacos Lupita') not valid`;
    const html = await (await post({ imagen: await aPicture() })).text();
    await sql`alter table negocios drop constraint not_today`;
    expect(html).toContain("Uno de los datos no se pudo guardar");
    expect([await count(), await objects()]).toEqual([0, []]);
  });

  it("whose picture cannot be stored makes no row", async () => {
    await sql`update storage.buckets set file_size_limit = 10 where id = 'negocios'`;
    const html = await (await post({ imagen: await aPicture() })).text();
    await sql`update storage.buckets set file_size_limit = 4194304 where id = 'negocios'`;
    expect(html).toContain("❌ No se pudo subir la imagen.");
    expect([await count(), await objects()]).toEqual([0, []]);
  });

  it.each([
    ["the row cannot be written", "register_business", "1", "Ocurrió un error al registrar el negocio."],
    ["what is listed cannot be asked", "list_unowned_matches", "", "Error al verificar negocio."],
  ])("says so when %s, and keeps what was typed", async (_case, name, nuevo, message) => {
    const html = await withoutFunction(sql, name, async () => (await post({ nuevo })).text());
    expect(html).toContain(message);
    expect(html).toContain('value="Tacos Lupita"');
    expect(await count()).toBe(0);
  });

  it("of a paid plan says so when the row cannot be written", async () => {
    const { cookie } = await aBuyer("pro");
    const form = await openForm(instance.siteUrl, "/registro?plan=pro", { cookie }, "nombre");
    const html = await withoutFunction(sql, "register_business", async () => (await form.post(FORM)).text());
    expect(html).toContain("Hubo un problema al registrar tu negocio.");
    expect(html).toContain('value="Tacos Lupita"');
    expect(await count()).toBe(0);
  });

  it("that a program filled in is thanked and thrown away", async () => {
    expect(outcome(await post({ sitio: "https://spam.example" }))).toEqual(DONE);
    expect(await count()).toBe(0);
  });

  it("of a paid plan makes nothing for somebody who is not signed in, whatever the address says", async () => {
    const page = await fetch(`${instance.siteUrl}/registro?plan=premium&paid=approved&payment_id=1`);
    expect(page.headers.get("cache-control")).toContain("no-store");
    const html = await page.text();
    expect(html).toContain("Inicia sesión para registrar tu negocio");
    expect(html).not.toContain('name="nombre"');
  });

  it.each(["paid=true", "preference_id=1-a", "paid=approved&payment_id=1", "status=approved"])(
    "of a paid plan promises a signed-out visitor no payment: %s",
    async (query) => {
      const html = await (await fetch(`${instance.siteUrl}/registro?plan=premium&${query}`)).text();
      expect(html).toContain("Esta dirección no dice cómo terminó tu pago.");
      expect(html).not.toMatch(/te espera|confirmado/);
    },
  );

  it("asks about listings of the census that resemble it, and then takes a no", async () => {
    await sql`
      insert into negocios (slug, nombre, categoria, telefono, direccion, is_approved, denue_id)
      values ('tacos-lupe', 'Tacos Lupe', 'Alimentos y Bebidas', '5512345678', 'Calle 9', true, '77')`;
    const html = await (await post({ nuevo: "" })).text();
    expect(html).toContain("¿Es éste tu negocio?");
    expect(html).toContain('href="/reclamar/tacos-lupe"');
    expect(html).toContain('value="Tacos Lupita"');
    expect(await count()).toBe(1);
    expect(outcome(await post({}))).toEqual(DONE);
  });

  it("takes every registration that names an address, and writes three mails to it", async () => {
    const correo = "victima@example.com";
    for (let sent = 0; sent < 6; sent += 1) expect(outcome(await post({ correo }))).toEqual(DONE);
    expect(await count()).toBe(6);
    expect(await sql`select from correos where para = ${correo}`).toHaveLength(3);
  });

  it("is refused from another site's page", async () => {
    const form = await openForm(instance.siteUrl, "/registro?plan=free");
    const answer = await form.post(FORM);
    expect(answer.status).toBe(303);
    await sql`delete from negocios`;
    const foreign = await openForm(instance.siteUrl, "/registro?plan=free", { origin: "https://evil.example" });
    expect((await foreign.post(FORM)).status).not.toBe(303);
    expect(await count()).toBe(0);
  });
});

describe("buying without an account and without scripts", () => {
  const email = "visita@example.com";
  const typedTwice = { email, confirmacion: " Visita@Example.com" };
  /** The form of /checkout, which is no action of Next's. */
  async function openCheckout() {
    const html = await (
      await fetch(`${instance.siteUrl}/checkout?plan=pro`, { headers: { cookie: typedAddressCookie(email) } })
    ).text();
    const solicitud = /name="solicitud" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const headers = { origin: instance.siteUrl };
    return (typed: Record<string, string> = typedTwice) => {
      const body = new URLSearchParams({ plan: "pro", solicitud, ...typed });
      return fetch(`${instance.siteUrl}/checkout/nueva`, { method: "POST", body, headers, redirect: "manual" });
    };
  }
  async function openPurchase() {
    const form = await openForm(instance.siteUrl, "/registro?plan=pro");
    return (typed: Record<string, string> = typedTwice) => form.post(typed);
  }
  const FORMS = [
    ["/checkout", openCheckout],
    ["/registro", openPurchase],
  ] as const;

  it.each(
    FORMS.flatMap(([name, openOne]) =>
      [
        { email, confirmacion: "visita@exmaple.com" },
        { email, confirmacion: "" },
        { email: "visita", confirmacion: "visita" },
      ].map((typed) => [name, typed, openOne] as const),
    ),
  )("by the form of %s asks again for %j, and keeps what was typed", async (_, typed, openOne) => {
    const answer = await (await openOne())(typed);
    const location = answer.headers.get("location");
    const cookie = cookiesOf(answer);
    const next = location ? await fetch(instance.siteUrl + location, { headers: { cookie } }) : answer;
    const html = await next.text();
    expect(html).toContain(typed.email === "visita" ? "Ingresa un email válido." : "Los dos correos no son iguales.");
    const values = [...html.matchAll(/<input[^>]*name="(email|confirmacion)"[^>]*>/g)].map(([tag, name]) => [
      name,
      /value="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]);
    expect(Object.fromEntries(values)).toEqual(typed);
    expect(await sql`select from ordenes`).toHaveLength(0);
  });

  it.each(FORMS)(
    "by the form of %s makes one order, however often it is sent, and another by the form anew",
    async (_, openOne) => {
      const send = await openOne();
      const [first, again] = [outcome(await send()), outcome(await send())];
      expect(first).toEqual({ status: 303, location: expect.stringMatching(/^\/checkout\?orden=[0-9a-f-]{36}$/) });
      expect(again).toEqual(first);
      expect(outcome(await (await openOne())())).not.toEqual(first);
      expect(await sql`select user_id, red ~ '^[0-9a-f]{32}$' as is_counted from ordenes`).toEqual([
        { user_id: null, is_counted: true },
        { user_id: null, is_counted: true },
      ]);
      await sql`delete from ordenes`;
    },
  );
});

describe("pictures that cost far more than they weigh", () => {
  const SMALL = { width: 64, height: 48 };
  const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
  const postFrom = async (network: string, fields: Fields): Promise<Response> => {
    const form = await openForm(instance.siteUrl, "/registro?plan=free", { "x-forwarded-for": network });
    return form.post({ ...FORM, ...fields });
  };

  it.each([
    ["a PNG with 2 GB of comments", pngBomb({ ...SMALL, extra: pngComments(250, 8) }), "captura de pantalla"],
    ["a WebP of a large canvas", webpBomb({ width: 16_000, height: 16_000, frames: 1 }), "menos de 50 megapixeles"],
    ["an AVIF without a picture", avifBomb(SMALL), "dañada o incompleta"],
  ])("%s: says so, and stores nothing", async (_, bytes, words) => {
    const html = await (await postFrom("203.0.113.1", { imagen: fileOf(bytes) })).text();
    expect(html).toContain("❌ No se pudo subir la imagen.");
    expect(html).toContain(words);
    expect(html).toContain('value="Tacos Lupita"');
    expect([await count(), await objects()]).toEqual([0, []]);
  });

  it("are no reason for another visitor to wait, nor for a link preview", async () => {
    const heavy = fileOf(webpPicture(7000, 7000));
    let answered = 0;
    const bombs = Array.from({ length: 5 }, async () => {
      await postFrom("203.0.113.2", { nombre: "Bomba", imagen: heavy });
      answered++;
    });
    await eventually(async () => {
      expect(listTree(instance.pid).some(({ command }) => command.includes("picture-worker"))).toBe(true);
    });
    const small = fileOf(webpPicture(64, 48));
    const [visitor, preview] = await Promise.all([
      postFrom("203.0.113.3", { imagen: small }),
      fetch(`${instance.siteUrl}/categorias/otros-negocios/og.jpg`),
    ]);
    expect(answered).toBeLessThan(5);
    expect(outcome(visitor)).toEqual(DONE);
    expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(await sql`select imagen_url is not null as has_picture from negocios where nombre = 'Tacos Lupita'`).toEqual(
      [{ has_picture: true }],
    );
    await Promise.all(bombs);
    await sql`delete from storage.objects`;
  });
});

describe("other addresses of the registration", () => {
  it.each([
    ["/registro/premium?orden=7", "/registro?orden=7&plan=premium"],
    ["/registro/free", "/registro?plan=free"],
    ["/registro/otro?plan=pro", "/registro?plan=free"],
    ["/register-business?plan=pro&x=1", "/registro?plan=pro&x=1"],
    ["/registro-premium-success?payment_id=7", "/registro?payment_id=7&plan=premium&status=success"],
  ])("%s leads to %s", async (path, location) => {
    const answer = await fetch(instance.siteUrl + path, { redirect: "manual" });
    expect(outcome(answer)).toEqual({ status: 307, location });
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});

describe("the page after buying Profesional", () => {
  it.each<[string, string]>([
    ["", "Inicia sesión para seguir"],
    ["?paid=true", "¡Gracias por tu compra!"],
    ["?paid=1", "Inicia sesión para seguir"],
    ["?paid=", "Inicia sesión para seguir"],
    ["?paid=false&status=success", "Inicia sesión para seguir"],
    ["?paid=true&paid=false", "Inicia sesión para seguir"],
  ])("of somebody who is not signed in, with «%s», says what to do: %s", async (query, title) => {
    const html = await (await fetch(`${instance.siteUrl}/registro-pro-success${query}`)).text();
    expect(html).toContain(`${title}</h1>`);
    expect(html).not.toContain("Cargando sesión");
  });
});

describe("/api/registro/coincidencias", () => {
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${instance.siteUrl}/api/registro/coincidencias`, {
      method: "POST",
      headers: { origin: instance.siteUrl, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  it("tells what is public of listings without owner, to this site's pages alone", async () => {
    await sql`
      insert into negocios (slug, nombre, categoria, telefono, direccion, colonia, is_approved, denue_id)
      values ('tacos-lupe', 'Tacos Lupe', 'Alimentos y Bebidas', '5512345678', 'Calle 9', 'Centro', true, '77')`;
    const typed = { nombre: "", telefono: "+52 55 1234 5678" };
    expect(await (await ask(typed)).json()).toEqual([
      { slug: "tacos-lupe", name: "Tacos Lupe", address: "Calle 9, Centro" },
    ]);
    expect((await ask(typed, { origin: "https://evil.example" })).status).toBe(403);
    expect((await ask({ nombre: 7 })).status).toBe(400);
    expect((await ask({ nombre: "x".repeat(5000), telefono: "" })).status).toBe(400);
  });
});

describe("decideClaim", () => {
  const [CLAIMANT, REVIEWER] = [
    "00000000-0000-4000-8000-0000000000c1",
    "00000000-0000-4000-8000-0000000000c2",
  ] as const;

  it("gives a listing to its claimant by an administrator's word alone", async () => {
    const { supabaseUrl, publishableKey, secretKey } = instance.status;
    vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", supabaseUrl);
    vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", publishableKey);
    vi.stubEnv("SUPABASE_SECRET_KEY", secretKey);
    const { addClaim, decideClaim } = await import("@/lib/claims/server/mutations");
    await sql`
      insert into auth.users (id, email, email_confirmed_at)
      values (${CLAIMANT}, 'duena@example.com', now()), (${REVIEWER}, 'jueza@example.com', now())`;
    await sql`
      insert into negocios (slug, nombre, categoria, telefono, direccion, is_approved, denue_id)
      values ('tacos-lupe', 'Tacos Lupe', 'Alimentos y Bebidas', '5512345678', 'Calle 9', true, '77')`;

    expect(await addClaim(CLAIMANT, { slug: "no-existe", note: "Es mío" })).toBe("unknown");
    expect(await addClaim(CLAIMANT, { slug: "tacos-lupe", note: "Es mío" })).toBe("added");
    const [claim] = await sql<{ id: string; nota: string }[]>`select id, nota from reclamos`;
    expect(claim?.nota).toBe("Es mío");
    const decision = { claimId: claim?.id ?? "", reviewerId: REVIEWER, isGranted: true };
    await expect(decideClaim(decision)).rejects.toThrow("42501");
    await sql`insert into private.admins (user_id) values (${REVIEWER})`;
    expect(await decideClaim(decision)).toBe("granted");
    expect(await decideClaim(decision)).toBe("unknown");
    expect(await sql`select user_id from negocios`).toEqual([{ user_id: CLAIMANT }]);
    expect(await sql`select tipo, para from correos order by tipo`).toEqual([
      { tipo: "reclamo_aprobado", para: "duena@example.com" },
      { tipo: "reclamo_recibido", para: "duena@example.com" },
    ]);
  });
});

// The last one: it uses up what this machine may send.
describe("a flood of registrations", () => {
  it("is refused, and what was typed comes back", async () => {
    const form = await open();
    let html = "";
    for (let sent = 0; sent < 60 && !html.includes("Ya recibimos varios registros desde tu conexión"); sent += 1) {
      html = await (await form.post(FORM)).text();
    }
    expect(html).toContain("Ya recibimos varios registros desde tu conexión");
    expect(html).toContain('value="Tacos Lupita"');
    expect(await count()).toBeLessThanOrEqual(1);
  });
});
