import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pngBomb } from "@/lib/images/server/picture-bombs";
import { ledgerOf, paymentOf } from "@/tests/database/ledger";
import { asFile, heicPicture, hiddenIn, sizeOf, telephonePhoto } from "@/tests/support/camera-pictures";
import { eventually } from "@/tests/support/eventually";
import { type Instance, startInstance } from "@/tests/support/instance";
import { formIn, openForm } from "@/tests/support/posted-form";

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
    await aBusiness({ plan_type: "premium", escritor: "importador" });
    const upload = await pictureForm("Agregar fotos");
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
    await (await pictureForm("Cambiar la portada")).post({ archivo: await photo(1) });
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
    ["a bomb", async () => asFile(pngBomb({ width: 30_000, height: 30_000 }), "a.png"), "demasiado grande"],
    ["one that is too heavy", async () => asFile(Buffer.alloc(13 * 1024 * 1024), "a.jpg"), "pesa demasiado"],
    ["nothing", async () => asFile(Buffer.alloc(0), "a.jpg"), "Elige una foto."],
  ])("that is %s is refused in words, and nothing of it is left", async (_case, make, words) => {
    const id = await aBusiness({ plan_type: "pro", escritor: "importador" });
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
    const id = await aBusiness({ plan_type: "pro", escritor: "importador" });
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
    const id = await aBusiness({ plan_type: "pro", escritor: "importador" });
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
    const id = await aBusiness({ plan_type: "pro", escritor: "importador" });
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
    const id = await aBusiness({ plan_type: "pro", escritor: "importador" });
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
    const id = await aBusiness({ plan_type: "premium", escritor: "importador" });
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

describe("asking for a listing that does not exist", () => {
  it.each(["/reclamar/no-hay-tal", "/reclamar/no_hay"])("%s is a page that is missing", async (path) => {
    const { status, html } = await read(path);
    expect(status).toBe(404);
    expect(html).toContain("Negocio no encontrado");
  });
});
