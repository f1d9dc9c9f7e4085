import { readFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Fields, formIn, openForm } from "@/tests/support/posted-form";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const EMAIL = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";
const ID = "10000000-0000-4000-8000-0000000000a1";
const PAGE = `/admin/negocios/${ID}`;
const NEW = "/admin/negocios/nuevo";

let instance: SharedInstance;
let sql: postgres.Sql;
let userId = "";
let cookie = "";
let picture: File;

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const { supabaseUrl, secretKey } = instance.status;
  const auth = { auth: { persistSession: false, autoRefreshToken: false } };
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  if (made.error) throw made.error;
  userId = made.data.user.id;
  await sql`insert into private.admins (user_id) values (${userId})`;
  const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
  const entered = await login.post({ email: EMAIL, password: PASSWORD });
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  picture = new File([await readFile("public/categorias/alimentos-y-bebidas.webp")], "foto.webp", {
    type: "image/webp",
  });
});
beforeEach(async () => {
  await sql`delete from negocios`;
  await sql`
    insert into negocios ${sql({ id: ID, slug: "tienda", nombre: "Tienda", categoria: "", slug_categoria: "otros-negocios", telefono: "5512345678", is_approved: true })}`;
});
afterAll(async () => {
  await sql?.end();
});

const read = async (path: string) => {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
};
/** The form as a browser without scripts has it. */
const form = (path = PAGE) => openForm(instance.siteUrl, path, { cookie }, path === PAGE ? "Guardar" : "Agregar");
const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];
const SAVED = [303, `${PAGE}?aviso=actualizado`];
const column = async (name: string) => (await sql`select ${sql(name)} from negocios where id = ${ID}`)[0]?.[name];
const pictures = () =>
  sql`select bucket_id, name from storage.objects where name !~ '-(240|480|800)\.webp$' order by 1`;

describe("the editor without scripts", () => {
  it("shows what stands of a business, and stores fields of every plan", async () => {
    const { html } = await read(PAGE);
    for (const words of ["Publicado", "Gratis", "Sin dueño", "Destacado", "cuando el negocio tenga el plan"])
      expect(html).toContain(words);
    const fields = {
      telefono: "55 8765 4321",
      menu: "Tacos $10",
      horario: "lunes de 9 a 18",
      formas_de_pago: ["", "codi", "vales"],
      destacado: ["si", "no"],
      estadisticas: "Mil",
      notas: "Ojo",
    };
    expect(outcome(await (await form()).post(fields as unknown as Fields))).toEqual(SAVED);
    const saved = await read(SAVED[1] as string);
    for (const words of ["Negocio actualizado", "Tacos $10", "Ojo"]) expect(saved.html).toContain(words);
    expect(await sql`select telefono, telefono_e164, menu, formas_de_pago, is_featured from negocios`).toEqual([
      {
        telefono: "55 8765 4321",
        telefono_e164: "+525587654321",
        menu: "Tacos $10",
        formas_de_pago: ["codi", "vales"],
        is_featured: true,
      },
    ]);
    expect(await column("horario")).toEqual({ mon: [["09:00", "18:00"]] });
    expect((await read("/negocio/tienda")).html).toContain("55 8765 4321");
    expect(
      outcome(await (await form()).post({ destacado: ["si", "no"], formas_de_pago: ["", "codi", "vales"] })),
    ).toEqual([303, `${PAGE}?aviso=sin-cambios`]);
  });

  it.each<[string, Fields, string]>([
    ["a telephone of words", { telefono: "llámame" }, "Escribe el teléfono"],
    ["no name", { nombre: "" }, "Escribe el nombre de tu negocio."],
    ["an address that is none", { slug: "La Tienda" }, "Usa minúsculas, números y guiones"],
    ["a reserved address", { slug: "admin" }, "reservadas"],
    ["an address of another one", { slug: "otra" }, "Esa dirección la usa, o la usó, otro negocio."],
    ["an owner that is none", { correo: "ana" }, "Escribe un correo válido"],
    ["a picture that is none", { logo: new File(["x"], "a.png", { type: "image/png" }) }, "Archivo de imagen inválido"],
  ])("keeps what was typed beside %s, and stores nothing", async (_, fields, words) => {
    await sql`insert into negocios ${sql({ slug: "otra", nombre: "Otra", categoria: "", slug_categoria: "otros-negocios", is_approved: true })}`;
    const answer = await (await form()).post({ ...fields, menu: "Sopa del día" });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of ["Error al guardar.", words, "Sopa del día"]) expect(html).toContain(part);
    expect(html).not.toMatch(/negocios_|duplicate key|violates/);
    expect(await column("menu")).toBeNull();
    expect(await pictures()).toEqual([]);
  });

  it("tells the second editor who was first and what differs, and overwrites then what was typed alone", async () => {
    const [first, second] = [await form(), await form()];
    expect(outcome(await first.post({ telefono: "5511111111", menu: "De la primera" }))).toEqual(SAVED);
    const told = await second.post({ telefono: "5522222222", menu: "", nombre: "Tienda" });
    const html = await told.text();
    for (const part of [EMAIL, "Ahora dice: <!-- -->5511111111", "5522222222", "No lo habías tocado"])
      expect(html).toContain(part);
    expect(await column("telefono")).toBe("5511111111");
    const again = formIn(html, {
      siteUrl: instance.siteUrl,
      path: PAGE,
      headers: { cookie },
      marker: "Guardar",
      status: 200,
    });
    expect(outcome(await again.post({ telefono: "5522222222", menu: "De la primera", nombre: "Tienda" }))).toEqual(
      SAVED,
    );
    expect(await sql`select telefono, menu from negocios`).toEqual([{ telefono: "5522222222", menu: "De la primera" }]);
  });

  it("gives the page another address, and the old one leads there at the next request", async () => {
    expect((await read("/negocio/tienda")).status).toBe(200);
    expect(outcome(await (await form()).post({ slug: "tienda-nueva" }))).toEqual(SAVED);
    expect(await read("/negocio/tienda")).toMatchObject({ status: 308, location: "/negocio/tienda-nueva" });
    expect((await read("/negocio/tienda-nueva")).status).toBe(200);
  });

  it("takes it from its owner when that is said, and tells strangers of neither", async () => {
    await sql`update negocios set user_id = ${userId}`;
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${userId}, ${ID})`;
    const asked = await (await form()).post({ correo: "duena@example.com" });
    expect(await asked.text()).toContain("marca «Cambiar de dueño»");
    expect(outcome(await (await form()).post({ correo: "duena@example.com", cambia_dueno: "si" }))).toEqual(SAVED);
    expect(await column("user_id")).toBeNull();
    expect((await read(PAGE)).html).toContain("sin cuenta todavía");
    expect((await read("/negocio/tienda")).html).not.toMatch(/duena@example.com|ana@example.com/);
  });

  it("stores pictures, takes off what is ticked, and leaves no object behind", async () => {
    expect(outcome(await (await form()).post({ logo: picture, galeria: [picture, picture] }))).toEqual(SAVED);
    expect((await pictures()).map(({ bucket_id }) => bucket_id)).toEqual(["logos", "negocios", "negocios"]);
    const [, second] = (await column("gallery_images")) as string[];
    expect(outcome(await (await form()).post({ quita_galeria: "0", quita_logo: "0", portada: picture }))).toEqual(
      SAVED,
    );
    expect(await column("gallery_images")).toEqual([second]);
    expect(await column("logo_url")).toBeNull();
    expect((await pictures()).map(({ bucket_id }) => bucket_id)).toEqual(["negocios", "portadas"]);
  });

  it("has one cover, also where the registration put it, and shows none in the place of one that goes", async () => {
    const { html } = await read(PAGE);
    expect(html).not.toContain("Portada ancha");
    const files = [...html.matchAll(/<input[^>]*type="file"[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]);
    expect(files.filter(Boolean).sort()).toEqual(["galeria", "logo", "portada", "promocion_imagen"]);
    const covers = async () => [await column("portada_url"), await column("imagen_url")];
    const before = await pictures();
    const old = `imagenes/${ID}/vieja.webp`;
    const asRegistered = () =>
      sql`update negocios set imagen_url = ${old}, escritor = 'administracion' where id = ${ID}`;
    const admin = createClient(instance.status.supabaseUrl, instance.status.secretKey);
    await admin.storage.from("negocios").upload(old, picture);
    await asRegistered();
    expect((await read(PAGE)).html).toContain(`/negocios/${old}`);
    expect(outcome(await (await form()).post({ portada: picture }))).toEqual(SAVED);
    expect(await covers()).toEqual([expect.stringContaining(`portadas/${ID}/`), null]);
    await asRegistered();
    expect(outcome(await (await form()).post({ quita_portada: "0" }))).toEqual(SAVED);
    expect([await covers(), await pictures()]).toEqual([[null, null], before]);
  });

  it("takes off a menu in PDF by itself, and leaves no file behind", async () => {
    const path = `menus/${ID}/${crypto.randomUUID()}.pdf`;
    const admin = createClient(instance.status.supabaseUrl, instance.status.secretKey);
    await admin.storage.from("menus").upload(path, "%PDF-1.4", { contentType: "application/pdf" });
    await sql`update negocios set menu_pdf = ${path}, menu = 'Sopa', escritor = 'importador' where id = ${ID}`;
    expect(outcome(await (await form()).post({ telefono: "5511111112" }))).toEqual(SAVED);
    expect(await column("menu_pdf")).toBe(path);
    expect(outcome(await (await form()).post({ quita_menu_pdf: "si" }))).toEqual(SAVED);
    expect([await column("menu_pdf"), await column("menu")]).toEqual([null, "Sopa"]);
    expect(await sql`select name from storage.objects where bucket_id = 'menus'`).toEqual([]);
    expect((await read(PAGE)).html).not.toContain("quita_menu_pdf");
  });

  it("is nothing to whoever is no administrator any more", async () => {
    const open = await form();
    await sql`delete from private.admins`;
    try {
      expect(outcome(await open.post({ nombre: "Mía" }))).toEqual([303, "/admin"]);
      for (const path of [PAGE, NEW]) {
        const { status, html } = await read(path);
        expect(status).toBe(403);
        expect(html).not.toContain("Tienda");
      }
    } finally {
      await sql`insert into private.admins (user_id) values (${userId})`;
    }
    expect(await column("nombre")).toBe("Tienda");
  });

  it.each([
    ["Aprobar", { is_approved: null }, { is_approved: true, is_deleted: false }, "Aprobado"],
    ["Rechazar «Tienda»", { is_approved: true }, { is_approved: false, is_deleted: false }, "Rechazado: Faltan fotos"],
    ["Eliminar «Tienda»", { is_approved: true }, { is_approved: true, is_deleted: true }, "Eliminado el"],
    ["Restaurar", { is_deleted: true, deleted_at: new Date() }, { is_approved: true, is_deleted: false }, "Publicado"],
  ])("%s is decided there, with a row in the trail", async (button, before, after, words) => {
    await sql`update negocios set ${sql(before)} where id = ${ID}`;
    const decision = await openForm(instance.siteUrl, PAGE, { cookie }, button);
    const [status, location] = outcome(await decision.post({ motivo: "Faltan fotos" }));
    expect([status, String(location).split("?")[0]]).toEqual([303, PAGE]);
    expect(await sql`select is_approved, is_deleted from negocios where id = ${ID}`).toEqual([after]);
    expect((await read(String(location))).html).toContain(words);
    expect(await sql`select persona from auditoria where negocio_id = ${ID} order by id desc limit 1`).toEqual([
      { persona: userId },
    ]);
  });

  it("takes a decision back while there is time", async () => {
    const decision = await openForm(instance.siteUrl, PAGE, { cookie }, "Rechazar «Tienda»");
    const [, location] = outcome(await decision.post({ motivo: "Faltan fotos" }));
    expect(location).toMatch(/\?hecho=[\da-f-]{36}$/);
    const undo = await openForm(instance.siteUrl, String(location), { cookie }, "Deshacer");
    expect(outcome(await undo.post({}))).toEqual([303, `${PAGE}?aviso=deshecho`]);
    expect(await column("is_approved")).toBe(true);
    expect((await read(String(location))).html).not.toContain("Deshacer");
    expect(await (await undo.post({})).text()).toContain("Ya pasó el tiempo para deshacer.");
  });

  it("of a business that is none is not found", async () => {
    const paths = ["10000000-0000-4000-8000-00000000dead", "x"].map((id) => `/admin/negocios/${id}`);
    // A window is nothing by itself either.
    for (const path of [...paths, "/admin/no-existe"]) expect((await read(path)).status, path).toBe(404);
  });
});

describe("an added business", () => {
  const FIELDS = { nombre: "Panadería Sol", categoria: "alimentos-y-bebidas" };

  it("is one, however often it is sent, and is public at once", async () => {
    const add = await form(NEW);
    const [, location] = outcome(await add.post({ ...FIELDS, aprobacion: "publicar", portada: picture }));
    expect(location).toMatch(/^\/admin\/negocios\/[\da-f-]{36}\?aviso=agregado$/);
    expect(outcome(await add.post({ ...FIELDS, parecidos_vistos: "1", portada: picture }))).toEqual([303, location]);
    expect((await read(String(location))).html).toContain("Negocio agregado");
    expect((await read("/negocio/panaderia-sol")).status).toBe(200);
    const [{ id } = {}] = await sql`select id from negocios where slug = 'panaderia-sol'`;
    // Those of the second time went again.
    expect((await pictures()).filter(({ name }) => !name.includes(ID)).map(({ name }) => name.split("/")[1])).toEqual([
      id,
    ]);
  });

  it("waits with months of a plan that were given with a reason", async () => {
    const terms = { aprobacion: "espera", plan: "premium", meses: "3", correo: EMAIL };
    const refused = await (await form(NEW)).post({ ...FIELDS, ...terms, menu: "Conchas" });
    const html = await refused.text();
    for (const part of ["Escribe por qué se regala", "Conchas", EMAIL]) expect(html).toContain(part);
    expect((await (await form(NEW)).post({ ...FIELDS, ...terms, motivo: "Aniversario" })).status).toBe(303);
    expect(await sql`select is_approved, plan_type, user_id from negocios where slug = 'panaderia-sol'`).toEqual([
      { is_approved: null, plan_type: "premium", user_id: userId },
    ]);
  });

  it("is shown its doubles first, and is added all the same", async () => {
    const add = await form(NEW);
    const double = { ...FIELDS, nombre: "Otra", telefono: "55 1234 5678" };
    const told = await add.post(double);
    const html = await told.text();
    for (const part of ["mira si ya está en el directorio", ">Tienda", "Agregar de todos modos"])
      expect(html).toContain(part);
    const again = formIn(html, {
      siteUrl: instance.siteUrl,
      path: NEW,
      headers: { cookie },
      marker: "Agregar",
      status: 200,
    });
    expect((await again.post(double)).status).toBe(303);
    expect(await sql`select from negocios`).toHaveLength(2);
  });
});
