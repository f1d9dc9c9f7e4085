import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const EMAIL = "admin@example.com";
const PASSWORD = "una-clave-de-prueba";

let instance: SharedInstance;
let sql: postgres.Sql;
let adminId = "";
let cookie = "";

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  const { supabaseUrl, publishableKey, secretKey } = instance.status;
  const server = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const made = await server.auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
  if (made.error) throw made.error;
  adminId = made.data.user.id;
  const { cookies } = await signIn({ supabaseUrl, publishableKey }, EMAIL, PASSWORD);
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});
afterAll(async () => {
  await sql?.end();
});

const IDS = Object.fromEntries(
  ["flor", "ruiz", "sol"].map((slug, index) => [slug, `20000000-0000-4000-8000-00000000000${index + 1}`]),
) as Record<"flor" | "ruiz" | "sol", string>;

beforeEach(async () => {
  await sql`select grant_admin(${adminId}::uuid)`;
  for (const table of ["correos", "periodos", "negocios"]) await sql`delete from ${sql(table)}`;
  await sql`delete from private.decisiones`;
  const business = (id: string, slug: string, nombre: string, fields: Record<string, unknown>) =>
    sql`insert into negocios ${sql({ id, slug, nombre, categoria: "", slug_categoria: "otros-negocios", escritor: "importador", ...fields })}`;
  await business(IDS.flor, "flor", "Estética Flor", {
    slug_categoria: "belleza-y-cuidado-personal",
    telefono: "5511112222",
  });
  await business(IDS.ruiz, "ruiz", "Taller Ruiz", { is_approved: true, plan_type: "pro", is_featured: true });
  // The daily job takes a plan that nobody has paid for or given.
  await sql`
    insert into periodos (negocio_id, plan, inicia_at, cortesia) values (${IDS.ruiz}, 'pro', now(), 'de prueba')`;
  await business(IDS.sol, "sol", "Papelería Sol", { is_approved: false });
  await sql`insert into negocio_privado (negocio_id, email) values (${IDS.flor}, 'flor@example.com')`;
});

const read = async (path: string) => {
  const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};
/** Names in the table, in its order. */
const namesOf = (html: string) => [...html.matchAll(/aria-label="Elegir ([^"]+)"/g)].map(([, name]) => name);
const shown = async (path: string) => namesOf((await read(path)).html).filter((name) => name !== "toda la página");
const open = (path: string, marker: string) => openForm(instance.siteUrl, path, { cookie }, marker);
const outcome = (answer: Response) => [answer.status, answer.headers.get("location")] as const;
const state = async (id: string) =>
  (await sql`select is_approved, is_deleted, is_featured from negocios where id = ${id}`)[0];

describe("the table, without scripts", () => {
  it.each([
    ["/admin?orden=nombre", ["Estética Flor", "Papelería Sol", "Taller Ruiz"]],
    ["/admin?orden=nombre&sentido=desc", ["Taller Ruiz", "Papelería Sol", "Estética Flor"]],
    ["/admin?estado=pendiente", ["Estética Flor"]],
    ["/admin?estado=eliminado", []],
    ["/admin?plan=pro", ["Taller Ruiz"]],
    ["/admin?destacado=si", ["Taller Ruiz"]],
    ["/admin?q=belleza", ["Estética Flor"]],
    ["/admin?q=1111", ["Estética Flor"]],
    ["/admin?q=nada&orden=inventado&plan=oro&desde=x", []],
    [`/admin?desde=ayer~${IDS.flor}&estado=rechazado`, ["Papelería Sol"]],
  ])("%s shows %j", async (path, names) => {
    expect(await shown(path)).toEqual(names);
  });

  it("says by which column it is sorted, what the filters are, and that nothing was found", async () => {
    const { html } = await read("/admin?orden=plan&plan=premium&q=nada");
    expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*>[\s\S]{0,200}Plan/);
    expect(html).toContain("No se encontraron negocios");
    expect(html).toMatch(/<option value="premium" selected="">Premium/);
    expect(html).toContain("Agregar negocio");
    expect(html).toContain("Actualizar");
    for (const label of ["Profesional", "Gratis", "Eliminado"]) expect(html).toContain(`>${label}</option>`);
  });

  it("decides on the chosen ones, offers the way back on the next page, and goes it", async () => {
    const table = await open("/admin?orden=nombre", "Elegir Taller Ruiz");
    const answer = await table.post({
      decision: "rechazar",
      motivo: "Falta la foto.",
      negocio: [IDS.flor, IDS.ruiz],
    });
    const [status, location] = outcome(answer);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/admin\?orden=nombre&hecho=[\da-f-]{36}$/);
    expect(await state(IDS.ruiz)).toMatchObject({ is_approved: false });
    const { html } = await read(location ?? "");
    expect(html).toContain("2 negocios rechazados");
    const undo = await open(location ?? "", "Deshacer");
    expect(outcome(await undo.post({}))).toEqual([303, "/admin?orden=nombre&aviso=deshecho"]);
    expect(await state(IDS.flor)).toMatchObject({ is_approved: null });
    expect(await state(IDS.ruiz)).toMatchObject({ is_approved: true });
    await sql`select private.release_decisions(now() + interval '1 hour')`;
    expect(await sql`select from correos`).toHaveLength(0);
    expect((await read(location ?? "")).html).not.toContain("Deshacer");
    expect(await (await undo.post({})).text()).toContain("Ya pasó el tiempo para deshacer.");
  });

  it("a card approves", async () => {
    const card = await open("/admin?buscar=flor", IDS.flor);
    expect((await card.post({ decision: "aprobar" })).status).toBe(303);
    expect(await state(IDS.flor)).toMatchObject({ is_approved: true });
  });

  it("deletes once it was asked by name; what is deleted stands behind its filter, comes back, or goes for good", async () => {
    const table = await open("/admin", "Elegir Taller Ruiz");
    const [, asked] = outcome(await table.post({ decision: "eliminar", negocio: IDS.ruiz }));
    expect(asked).toBe(`/admin?confirmar=eliminar&negocio=${IDS.ruiz}`);
    expect(await state(IDS.ruiz)).toMatchObject({ is_deleted: false });
    expect((await read(asked ?? "")).html).toContain("Eliminar «Taller Ruiz»");
    expect((await (await open(asked ?? "", "confirmado")).post({})).status).toBe(303);
    expect(await state(IDS.ruiz)).toMatchObject({ is_deleted: true, is_approved: true, is_featured: true });
    expect(await shown("/admin")).not.toContain("Taller Ruiz");
    expect(await shown("/admin?estado=eliminado")).toEqual(["Taller Ruiz"]);

    const deleted = await open("/admin?estado=eliminado", "Elegir Taller Ruiz");
    await deleted.post({ decision: "restaurar", negocio: IDS.ruiz });
    expect((await read("/negocio/ruiz")).status).toBe(200);

    await sql`select decide_businesses(${adminId}, array[${IDS.ruiz}]::uuid[], 'eliminar')`;
    const question = `/admin?estado=eliminado&confirmar=borrar&negocio=${IDS.ruiz}`;
    expect((await read(question)).html).toContain("Eliminar para siempre «Taller Ruiz»");
    const forGood = await open(question, "confirmado");
    expect(outcome(await forGood.post({}))).toEqual([303, "/admin?estado=eliminado&aviso=borrado"]);
    expect(await state(IDS.ruiz)).toBeUndefined();
  });

  it("says what is missing", async () => {
    const table = await open("/admin", "Elegir Taller Ruiz");
    expect(await (await table.post({ decision: "aprobar" })).text()).toContain("Elige al menos un negocio.");
    expect(outcome(await table.post({ decision: "aprobar", negocio: IDS.ruiz }))[1]).toBe("/admin?aviso=sin-cambio");
  });

  it("changes nothing for whoever is no administrator any more", async () => {
    const paths = ["/admin", `/admin?confirmar=eliminar&negocio=${IDS.ruiz}`] as const;
    const forms = await Promise.all([open(paths[0], "Elegir Taller Ruiz"), open(paths[1], "confirmado")]);
    await sql`delete from private.admins`;
    const before = await sql`select id, is_approved, is_deleted from negocios order by id`;
    for (const form of forms) await form.post({ decision: "rechazar", negocio: IDS.ruiz });
    expect(await sql`select id, is_approved, is_deleted from negocios order by id`).toEqual(before);
    const { status, html } = await read("/admin");
    expect(status).toBe(403);
    expect(html).not.toContain("Taller Ruiz");
  });
});
