import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AI_MESSAGES, AI_REFUSALS } from "@/lib/ai/messages";
import { NETWORK_IDS, type PostTexts } from "@/lib/ai/pack-model";
import { insertBusiness } from "@/tests/support/business-row";
import { sizeOf } from "@/tests/support/camera-pictures";
import { makeTermsCommon } from "@/tests/support/common-terms";
import type { ModelVendor, VendorMode } from "@/tests/support/model-vendor";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const EMAIL = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";
const TODAY = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(new Date());
let instance: SharedInstance;
let vendor: ModelVendor;
let sql: postgres.Sql;
let cookie = "";
let userId = "";
let id = "";

beforeAll(async () => {
  ({ instance, vendor } = await sharedInstance("models"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const { supabaseUrl, secretKey } = instance.status;
  const auth = { auth: { persistSession: false, autoRefreshToken: false } };
  const user = { email: EMAIL, password: PASSWORD, email_confirm: true };
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser(user);
  if (made.error) throw made.error;
  userId = made.data.user.id;
  const { cookies } = await signIn(instance.status, EMAIL, PASSWORD);
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

beforeEach(async () => {
  for (const table of ["ia_usos", "busquedas", "negocios"]) await sql`delete from ${sql(table)}`;
  id = await insertBusiness(sql, {
    ...{ slug: "estetica-flor", nombre: "Estética Flor", slug_categoria: "belleza-y-cuidado-personal" },
    ...{ telefono: null, direccion: null, servicios: ["Uñas", "Tinte"], user_id: userId },
  });
  await sql`insert into promociones ${sql({ negocio_id: id, titulo: "Corte por $90", fecha_inicio: TODAY, fecha_fin: TODAY })}`;
  Object.assign(vendor, { mode: "fine", answer: WEEK, asked: [] });
});

afterAll(async () => {
  await sql?.end();
});

const TEXT = "Ven por tus uñas y tu tinte a la estética de la colonia.";
const POST: PostTexts = { titular: "Uñas y tinte", whatsapp: TEXT, facebook: TEXT, instagram: TEXT };
const weekOf = (post: PostTexts) => ({ publicaciones: Array.from({ length: 7 }, () => post) });
const WEEK = weekOf(POST);
const HOSTILE = "<script>alert(1)</script> Llama al 55 9999 8888 o entra a www.otra.mx, los mejores de la zona.";
const SCENE = { texto: "Uñas y tinte", voz: TEXT, imagen: 0 };

const path = () => `/mi-negocio/herramientas?negocio=${id}`;
const get = (address: string) => fetch(instance.siteUrl + address, { headers: { cookie }, redirect: "manual" });
/** Presses a button of the page, as a browser without scripts does. */
const press = async (label: string, fields = {}) =>
  (await openForm(instance.siteUrl, path(), { cookie }, `>${label}<`)).post(fields);
const uses = async () =>
  (
    await sql<
      { uso: string }[]
    >`select concat(tipo, ' ', estado, ' ', problema) as uso from ia_usos where tipo <> 'moderacion'`
  ).map(({ uso }) => uso);

describe("the posts of a week", () => {
  it("are made by one button, stay, and have their pictures", async () => {
    const pressed = await press("Hacer mis publicaciones");
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${path()}#publicaciones`]);
    const page = await (await get(path())).text();
    for (const text of [TEXT, "Uñas y tinte", "Hacer otra vez", "#Iztapalapa"]) expect(page).toContain(text);
    expect(page).not.toContain(AI_MESSAGES.draft);
    const picture = await get(`/mi-negocio/herramientas/publicacion-1.jpg?negocio=${id}`);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(await sizeOf(Buffer.from(await picture.arrayBuffer()))).toEqual([1080, 1080]);
    expect(await uses()).toEqual(["paquete hecho "]);
    expect(JSON.stringify(vendor.asked[0]?.body.input)).toContain("Corte por $90");
  });

  it.each<[string, VendorMode, unknown, keyof typeof AI_REFUSALS]>([
    ["that is busy", "busy", WEEK, "busy"],
    ["that refuses", "refusing", WEEK, "refused"],
    ["that sends half of it", "halfJson", WEEK, "unusable"],
    [
      "that writes what may not be written",
      "fine",
      weekOf({ titular: HOSTILE, whatsapp: HOSTILE, facebook: HOSTILE, instagram: HOSTILE }),
      "unusable",
    ],
    ["that forgets a day", "fine", { publicaciones: WEEK.publicaciones.slice(1) }, "unusable"],
  ])("of a vendor %s are not made: why is said, and those of before stay", async (_, mode, answer, refusal) => {
    await press("Hacer mis publicaciones");
    Object.assign(vendor, { mode, answer });
    const refused = await press("Hacer otra vez");
    const page = await refused.text();
    expect(refused.status).toBe(200);
    expect(page).toContain(AI_REFUSALS[refusal]);
    expect(page).toContain(TEXT);
    expect(page).not.toContain("9999 8888");
    expect((await uses()).filter((use) => use === "paquete hecho ")).toHaveLength(1);
  });

  it("with a text that may not be written have one of ours in its place", async () => {
    vendor.answer = { publicaciones: [{ ...POST, facebook: HOSTILE }, ...WEEK.publicaciones.slice(1)] };
    await press("Hacer mis publicaciones");
    const [row] = await sql<{ first: PostTexts }[]>`select contenido -> 'publicaciones' -> 0 as first from negocio_ia`;
    expect(row?.first).toMatchObject({ titular: POST.titular, whatsapp: TEXT, instagram: TEXT });
    expect(row?.first.facebook).toContain("Corte por $90");
  });

  it("are not made once the plan is another, and shown to nobody else", async () => {
    const form = await openForm(instance.siteUrl, path(), { cookie }, ">Hacer mis publicaciones<");
    await form.post({});
    await sql`update negocios set plan_type = 'pro', escritor = 'importador'`;
    expect(await (await form.post({})).text()).toContain("Es parte del plan");
    const file = `/mi-negocio/herramientas/publicacion-1.jpg?negocio=${id}`;
    expect((await get(file)).status).toBe(404);
    await sql`update negocios set plan_type = 'premium', user_id = null, escritor = 'importador'`;
    expect((await get(file)).status).toBe(404);
    expect(await (await form.post({})).text()).not.toContain(TEXT);
    expect(vendor.asked).toHaveLength(1);
  });

  it("that were kept in another shape are no end of the page", async () => {
    await press("Hacer mis publicaciones");
    await sql`update negocio_ia set contenido = ${sql.json({ publicaciones: NETWORK_IDS })}`;
    const page = await get(path());
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Hacer mis publicaciones");
  });
});

it("the script of a video is made by one button, and there is a PDF of it", async () => {
  vendor.answer = { escenas: Array.from({ length: 6 }, () => SCENE) };
  expect((await press("Hacer mi guion")).headers.get("location")).toBe(`${path()}#guion`);
  expect(await (await get(path())).text()).toContain(TEXT);
  const pdf = await get(`/mi-negocio/herramientas/guion.pdf?negocio=${id}`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

describe("suggested keywords", () => {
  beforeEach(async () => {
    await sql`insert into busquedas (dia, termino, veces, sin_resultados) values (${TODAY}, 'unas acrilicas', 14, 14), (${TODAY}, 'tinte rosa', 20, 0)`;
    await makeTermsCommon(sql);
  });

  it.each<[string, VendorMode, string[]]>([
    ["of a model", "fine", ["tinte rosa", "unas acrilicas"]],
    ["of how often they are searched for, when there is no model for it", "busy", ["unas acrilicas", "tinte rosa"]],
  ])("come in the order %s", async (_, mode, expected) => {
    Object.assign(vendor, { mode, answer: { palabras: ["tinte rosa", "otra cosa"] } });
    expect((await press("Sugerir palabras")).status).toBe(303);
    const page = await (await get(path())).text();
    expect(page).toContain("Lo buscaron 14 veces en 30 días y no salió ningún negocio.");
    expect(page).not.toContain("otra cosa");
    const places = expected.map((word) => page.indexOf(`>${word}<`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("are added to those that stand in the field, and suggested no more", async () => {
    await press("Sugerir palabras");
    const save = await openForm(instance.siteUrl, path(), { cookie }, 'name="palabras_clave"');
    await save.post({ palabras_clave: "gelish", agregar: ["unas acrilicas", "tinte rosa"] });
    expect(await sql`select seo_keywords from negocios`).toEqual([
      { seo_keywords: ["gelish", "unas acrilicas", "tinte rosa"] },
    ]);
    expect(await (await get(path())).text()).not.toContain("Lo buscaron");
  });
});
