import { gzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { parse } from "csv-parse/sync";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type Fields, openForm } from "@/tests/support/posted-form";
import { listTree } from "@/tests/support/processes";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const EMAIL = "admin@example.com";
const PASSWORD = "una-clave-de-prueba";
const SCREEN = "/admin/importar";
const MB = 1024 * 1024;

let instance: SharedInstance;
let sql: postgres.Sql;
let cookie = "";
let userId = "";

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const { supabaseUrl, secretKey } = instance.status;
  const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const made = await client.auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
  if (made.error) throw made.error;
  userId = made.data.user.id;
  const login = await openForm(instance.siteUrl, "/login?modo=contrasena");
  const entered = await login.post({ email: EMAIL, password: PASSWORD });
  cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
  await sql`insert into private.admins (user_id) values (${userId})`;
});
afterAll(async () => {
  await sql?.end();
});

const get = (path: string) => fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie } });
const mainOf = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replaceAll("<!-- -->", "");
const screen = async () => mainOf(await (await get(SCREEN)).text());
const form = (marker: string) => openForm(instance.siteUrl, SCREEN, { cookie }, marker);
const latest = async () => (await sql`select * from importaciones order by created_at desc limit 1`)[0] ?? {};
const inState = (...states: string[]) =>
  eventually(async () => {
    const row = await latest();
    expect(states).toContain(row.estado);
    return row;
  });
const businesses = () => sql`select slug, nombre, telefono, escritor, plan_type from negocios order by slug`;

async function upload(name: string, content: string | Buffer, fields: Fields = { tipo: "denue" }): Promise<Response> {
  const archivo = new File([typeof content === "string" ? content : new Uint8Array(content)], name);
  return (await form("Revisar archivo")).post({ ...fields, archivo });
}

const HEADER = "id,nom_estab,codigo_act,nombre_act,cve_mun,telefono,latitud,longitud";
const unit = (id: number, more: Partial<Record<"name" | "borough" | "lat", string>> = {}) =>
  `${id},${more.name ?? `FONDA ${id}`},722513,Fondas,${more.borough ?? "007"},,${more.lat ?? "19.3289"},-99.0751`;
const DENUE = [HEADER, unit(1), unit(2, { name: "=cmd|A1" }), unit(3, { borough: "014" }), unit(4, { lat: "21" })].join(
  "\n",
);

describe("a file of the census", () => {
  it("is reviewed first: figures, reasons, and not one change", async () => {
    const answer = await upload("denue.csv.gz", gzipSync(DENUE), { tipo: "denue", edicion: "05/2026" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, SCREEN]);
    expect(await inState("lista", "fallida")).toMatchObject({ nuevas: 2, ajenas: 1, omitidas: 1, problema: null });
    expect(await businesses()).toEqual([]);
    const html = await screen();
    for (const text of [
      "Revisado, por importar: denue.csv.gz",
      "2 negocios nuevos y 0 cambios",
      "Fuera de Iztapalapa: 1",
    ])
      expect(html).toContain(text);
  });

  it("tells the refused rows as a file that no spreadsheet runs", async () => {
    const { id } = await latest();
    const answer = await get(`${SCREEN}/${id}/errores`);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(parse(await answer.text(), { bom: true })).toEqual([
      ["renglon", "id", "nombre", "motivo"],
      ["5", "4", "FONDA 4", "Fuera de Iztapalapa"],
    ]);
  });

  it("is written by the button, and leaves nothing to import the second time", async () => {
    await (await form("Importar</button>")).post({});
    expect(await inState("terminada", "fallida")).toMatchObject({ nuevas: 2, cambiadas: 0 });
    expect(await businesses()).toHaveLength(2);
    expect(await screen()).toContain("Listo: 2 negocios nuevos y 0 cambiados.");
    await (await form("Revisar otra vez")).post({});
    expect(await inState("lista", "fallida")).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: 2 });
    const html = await screen();
    expect(html).toContain("Nada que importar");
    expect(html).not.toContain("Importar</button>");
    await (await form("Descartar")).post({});
    expect(await latest()).toMatchObject({ estado: "cancelada" });
    expect(await screen()).toContain("Se canceló: no cambió nada.");
  });
});

describe("a table of ours", () => {
  it("changes by slug, adds without one, and takes the template's columns", async () => {
    const template = (await (await get(`${SCREEN}/plantilla`)).text()).replace("\ufeff", "").trim();
    expect(template).toMatch(/^"id","slug","nombre","slug_categoria",/);
    const [first] = await businesses();
    const table = `slug;nombre;slug_categoria;telefono;plan_type
${first?.slug};Fonda Peña;Otros Negocios;'+52 55 1234 5678;premium
;Taller Nuevo;otros-negocios;;premium
${first?.slug};Otra vez;otros-negocios;;
nadie;Nadie;otros-negocios;;
;Sin categoría;;;`;
    await upload("tabla.csv", Buffer.from(table, "latin1"), { tipo: "negocios" });
    const reviewed = { nuevas: 1, cambiadas: 1, omitidas: 2, rechazadas: 1 };
    expect(await inState("lista", "fallida")).toMatchObject(reviewed);
    expect(await screen()).toContain("1 columna no se importa: plan_type.");
    await (await form("Importar</button>")).post({});
    expect(await inState("terminada", "fallida")).toMatchObject(reviewed);
    const stored = await businesses();
    expect(stored.find(({ slug }) => slug === first?.slug)).toMatchObject({
      nombre: "Fonda Peña",
      telefono: "+52 55 1234 5678",
      plan_type: "free",
    });
    expect(stored).toContainEqual(expect.objectContaining({ slug: "taller-nuevo", plan_type: "free" }));
    await upload("tabla.csv", Buffer.from(table, "latin1"), { tipo: "negocios" });
    expect(await inState("lista", "fallida")).toMatchObject({ ...reviewed, nuevas: 0, cambiadas: 0, iguales: 2 });
    await (await form("Descartar")).post({});
  });
});

describe("what was exported", () => {
  it("changes nothing when it comes back", async () => {
    await sql`insert into negocios ${sql({
      slug: "de-ida-y-vuelta",
      nombre: "=Ida y Vuelta",
      slug_categoria: "alimentos-y-bebidas",
      categoria: "",
      telefono: "+52 55 1234 5678",
      whatsapp: "-5512345678",
      direccion: 'Calle 1, int. "2"',
      descripcion: "Uno\ndos; tres",
      hours: "Lunes a viernes de 9 a 18",
      horario: sql.json({ mon: [["09:00", "18:00"]] }),
      horario_especial: sql.json({ "2026-12-25": { ranges: [], label: "Navidad" } }),
      servicios: ["Comida corrida", "Banquetes"],
      web: "https://example.com/",
      latitude: 19.3289,
      longitude: -99.0751,
      is_approved: true,
      escritor: "importador",
    })}`;
    const rows = () => sql`select to_jsonb(n) - 'updated_at' as row from negocios n order by id`;
    const before = await rows();
    const exported = await fetch(`${instance.siteUrl}/admin/exportar/negocios`, {
      method: "POST",
      headers: { cookie, origin: instance.siteUrl },
      body: new URLSearchParams({ formato: "csv" }),
    });
    await upload("negocios.csv", Buffer.from(await exported.arrayBuffer()), { tipo: "negocios" });
    expect(await inState("lista", "fallida")).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: before.length });
    expect(await rows()).toEqual(before);
    await (await form("Descartar")).post({});
  });
});

describe("a file that is none", () => {
  it.each([
    ["nothing of ours", Buffer.from("a,b\n1,2\n"), "le faltan columnas"],
    ["a picture", Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0", "latin1"), "le faltan columnas"],
    ["a line of 10 MB", Buffer.from(`${HEADER}\n"${"x".repeat(10_000_000)}`), "más grande de lo que aceptamos"],
    // Parts of 11 MB, one after another.
    ["a bomb", Buffer.concat(Array(100).fill(gzipSync(Buffer.alloc(11 * MB, 0x0a)))), "más grande de lo que aceptamos"],
    ["half of an archive", gzipSync(DENUE).subarray(0, 60), "No pudimos leer el archivo"],
    ["a quote that swallows rows", Buffer.from(`${HEADER}\n1,"A\n2,"B",x\n`), "Renglón 2. Unas comillas"],
    ["a workbook of Excel before 2007", Buffer.from("d0cf11e0a1b11ae1", "hex"), "Es un libro de una hoja de cálculo"],
    ["many columns", Buffer.from(`${HEADER}${",x".repeat(100_000)}\n`), "le faltan columnas"],
  ])("%s is said to be so", async (_what, content, words) => {
    await upload("roto.csv", content);
    await inState("fallida");
    expect(await screen()).toContain(words);
  });
});

it("asks for a file, and for what it is", async () => {
  const empty = await (await form("Revisar archivo")).post({ tipo: "otra", archivo: new File([], "") });
  expect(mainOf(await empty.text())).toContain("Elige qué tipo de archivo es.");
  const refused = await (await upload("nada.csv", "", { tipo: "negocios" })).text();
  expect(mainOf(refused)).toContain("Elige un archivo.");
  // What was chosen stays so.
  expect(/<input[^>]*value="negocios"[^>]*>/.exec(refused)?.[0]).toContain("checked");
});

describe("while a pass is at work", () => {
  const LONG = [HEADER, ...Array.from({ length: 30_000 }, (_, index) => unit(1000 + index))].join("\n");
  const worker = () => listTree(instance.pid).find(({ command }) => command.includes("import-worker.ts"));

  it("shows how far it is, takes no other, and stops when told to", async () => {
    const other = await form("Revisar archivo");
    await upload("largo.csv", LONG);
    const html = await screen();
    expect(html).toMatch(/<progress[\s\S]*Actualizar[\s\S]*Cancelar/);
    expect(html).not.toContain("Revisar archivo");
    const refused = await other.post({ tipo: "denue", archivo: new File([DENUE], "b.csv") });
    expect(refused.headers.get("location")).toBe(`${SCREEN}?aviso=importacion-ocupada`);
    await (await form("Cancelar")).post({});
    await inState("cancelada");
    expect(await sql`select from negocios where denue_id::int >= 1000`).toHaveLength(0);
  });

  it("has failed when its process is killed, and is begun again", async () => {
    await (await form("Revisar otra vez")).post({});
    const { pid } = await eventually(() => {
      const found = worker();
      if (!found) throw new Error("no process yet");
      return found;
    });
    process.kill(pid, "SIGKILL");
    await inState("fallida");
    expect(await screen()).toContain("Se interrumpió antes de terminar");
    await (await form("Revisar otra vez")).post({});
    await inState("revisando");
    await (await form("Cancelar")).post({});
    await inState("cancelada");
  });
});

it("does nothing for whoever is no administrator any more", async () => {
  const kept = await form("Revisar archivo");
  const again = await form("Revisar otra vez");
  const { id } = await latest();
  await sql`delete from private.admins`;
  const before = await sql`select id, estado, turno from importaciones order by id`;
  await kept.post({ tipo: "denue", archivo: new File([DENUE], "a.csv") });
  await again.post({});
  expect(await sql`select id, estado, turno from importaciones order by id`).toEqual(before);
  for (const path of [SCREEN, `${SCREEN}/plantilla`, `${SCREEN}/${id}/errores`]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(403);
    expect(await answer.text(), path).not.toContain("slug");
  }
});
