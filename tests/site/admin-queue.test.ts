import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const ADMIN = "admin@example.com";
const OWNER = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";

let instance: SharedInstance;
let sql: postgres.Sql;
const cookies: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 2, onnotice: () => undefined });
  const { supabaseUrl, secretKey } = instance.status;
  const { auth } = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  for (const email of [ADMIN, OWNER]) {
    const made = await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    if (made.error) throw made.error;
    ids[email] = made.data.user.id;
    const session = await signIn(instance.status, email, PASSWORD);
    cookies[email] = session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
  await sql`insert into private.admins (user_id) values (${ids[ADMIN] ?? ""})`;
});
beforeEach(async () => {
  for (const table of ["private.decisiones", "correos", "embedded.mails", "negocios"])
    await sql`delete from ${sql(table)}`;
});
afterAll(async () => {
  await sql?.end();
});

async function aBusiness(fields: Record<string, unknown> = {}): Promise<string> {
  const row = {
    ...{ slug: "tienda", nombre: "Tienda", categoria: "", slug_categoria: "otros-negocios", telefono: "5512345678" },
    ...{ direccion: "Calle 1", user_id: ids[OWNER], ...fields },
  };
  return (await sql<{ id: string }[]>`insert into negocios ${sql(row)} returning id`)[0]?.id ?? "";
}
const read = async (path: string, email = ADMIN) => {
  const headers = { accept: "text/html", cookie: cookies[email] ?? "" };
  const answer = await fetch(instance.siteUrl + path, { headers, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
};
/** A form as a browser without scripts has it, by words of its own. */
const form = (path: string, marker: string, email = ADMIN) =>
  openForm(instance.siteUrl, path, { cookie: cookies[email] ?? "" }, marker);
/** Target of a posted form, the ids of decisions left out. */
const outcome = (answer: Response) =>
  `${answer.status} ${answer.headers.get("location")?.replace(/&deshacer=[^&]*/, "&deshacer=…") ?? ""}`;
const approvalOf = async (id: string) => (await sql`select is_approved from negocios where id = ${id}`)[0]?.is_approved;
const subjects = () => sql<{ subject: string }[]>`select subject from embedded.mails where recipient = ${OWNER}`;
/** Ends the time in which it can be undone. */
const letMailsGo = () => sql`update private.decisiones set created_at = created_at - interval '1 minute'`;

describe("a registration", () => {
  it("is rejected with a reason, mended, sent again, approved, and public on the next request", async () => {
    const id = await aBusiness({ descripcion: "Gratis dólares", web: null });
    expect((await read("/negocio/tienda")).status).toBe(404);
    const { html } = await read("/admin/cola");
    for (const words of ["Tienda", "Posible estafa", "Sin ubicación en el mapa.", "Sin fotos."])
      expect(html).toContain(words);

    const first = await form("/admin/cola", "pedir_cambios");
    const refused = await first.post({ decision: "rechazar" });
    expect(await refused.text()).toContain("Escribe el motivo o elige uno");
    expect(await approvalOf(id)).toBeNull();
    expect(outcome(await first.post({ decision: "rechazar", motivo: "El teléfono no es tuyo." }))).toBe(
      "303 /admin/cola?aviso=no-aprobado&deshacer=…",
    );
    expect(await approvalOf(id)).toBe(false);
    expect(await subjects()).toEqual([]);
    await letMailsGo();
    await eventually(async () => expect(await subjects()).toEqual([{ subject: "No pudimos publicar «Tienda»" }]));

    const panel = await read("/mi-negocio", OWNER);
    expect(panel.html).toContain("El teléfono no es tuyo.");
    await sql`select edit_business(${ids[OWNER] ?? ""}, ${id}, '{"telefono": "5587654321", "descripcion": "Tacos"}')`;
    const again = await form("/mi-negocio", "Volver a enviar", OWNER);
    expect(outcome(await again.post({}))).toBe(`303 /mi-negocio?negocio=${id}&aviso=reenviado`);
    expect(outcome(await again.post({}))).toBe(`303 /mi-negocio?negocio=${id}&aviso=no-reenviado`);
    const mended = (await read("/admin/cola")).html.replaceAll("<!-- -->", "");
    for (const words of [
      "Antes se le escribió: «El teléfono no es tuyo.»",
      "Qué cambió desde entonces",
      "Gratis dólares",
    ]) {
      expect(mended).toContain(words);
    }

    const second = await form("/admin/cola", "pedir_cambios");
    expect(outcome(await second.post({ decision: "aprobar" }))).toBe("303 /admin/cola?aviso=aprobado&deshacer=…");
    const page = await read("/negocio/tienda");
    expect([page.status, page.html.includes("Tacos")]).toEqual([200, true]);
  });

  it("has its decision undone where it was taken, and no mail goes out", async () => {
    const id = await aBusiness();
    await aBusiness({ slug: "otra", nombre: "Otra" });
    const decide = await form("/admin/cola", "pedir_cambios");
    const answer = await decide.post({ decision: "pedir_cambios", plantilla: "telefono" });
    expect(outcome(answer)).toMatch(
      /^303 \/admin\/cola\?siguiente=registro\.[\da-f-]{36}&aviso=cambios-pedidos&deshacer=…$/,
    );
    const path = answer.headers.get("location") ?? "";
    expect((await read("/mi-negocio", OWNER)).html).toContain("Necesita cambios");
    const undo = await form(path, "Deshacer");
    expect(outcome(await undo.post({}))).toBe(`303 /admin/cola?siguiente=registro.${id}&aviso=deshecho`);
    expect(await approvalOf(id)).toBeNull();
    expect(outcome(await undo.post({}))).toContain("aviso=tarde");
    await letMailsGo();
    expect(await sql`select from take_mails(10)`).toHaveLength(0);
  });

  it("that was edited meanwhile is decided by nobody who has not seen it", async () => {
    const id = await aBusiness();
    const decide = await form("/admin/cola", "pedir_cambios");
    await sql`update negocios set nombre = 'Otra cosa' where id = ${id}`;
    expect(outcome(await decide.post({ decision: "aprobar" }))).toBe(
      `303 /admin/cola?siguiente=registro.${id}&aviso=cambio`,
    );
    expect(await approvalOf(id)).toBeNull();
  });

  it("is decided by an administrator of this moment alone", async () => {
    const id = await aBusiness();
    const decide = await form("/admin/cola", "pedir_cambios");
    await sql`delete from private.admins`;
    expect(outcome(await decide.post({ decision: "aprobar" }))).toBe("303 /admin/cola");
    await sql`insert into private.admins (user_id) values (${ids[ADMIN] ?? ""})`;
    expect(await approvalOf(id)).toBeNull();
    expect((await read("/admin/cola", OWNER)).status).toBe(403);
  });
});

it("a revision is accepted field by field", async () => {
  const id = await aBusiness({ is_approved: true });
  await sql`select edit_business(${ids[OWNER] ?? ""}, ${id}, '{"nombre": "Tienda Nueva", "telefono": "5587654321"}')`;
  const { html } = await read("/admin/cola");
  for (const words of ["Nombre del negocio", "Tienda Nueva", "5512345678", "5587654321"]) expect(html).toContain(words);
  const decide = await form("/admin/cola", "Publicar lo marcado");
  expect(await (await decide.post({ decision: "aceptar" })).text()).toContain("Marca al menos un cambio");
  expect(
    outcome(await decide.post({ decision: "aceptar", campo: "telefono", motivo: "El letrero dice otra cosa." })),
  ).toBe("303 /admin/cola?aviso=cambios-en-parte");
  expect(await sql`select nombre, telefono from negocios`).toEqual([{ nombre: "Tienda", telefono: "5587654321" }]);
  await eventually(async () => expect(await subjects()).toEqual([{ subject: "Ya se ven tus cambios de «Tienda»" }]));
  expect(outcome(await decide.post({ decision: "aceptar", campo: ["telefono", "nombre"] }))).toBe(
    "303 /admin/cola?aviso=decidido",
  );
});

it("two listings of one business become one, and the former address leads to the other", async () => {
  await aBusiness({ slug: "del-censo", nombre: "Tienda del Censo", denue_id: "77", is_approved: true, user_id: null });
  const id = await aBusiness();
  expect((await read("/negocio/del-censo")).status).toBe(200);
  const path = `/admin/cola?siguiente=registro.${id}`;
  expect((await read(path)).html).toContain("Teléfono repetido");
  const merge = await form(path, "se queda este");
  expect(outcome(await merge.post({ queda: ids[ADMIN] ?? "" }))).toBe("303 /admin/cola?aviso=fallo");
  expect(outcome(await merge.post({}))).toBe(`303 ${path}&aviso=unido`);
  const decide = await form(path, "pedir_cambios");
  expect(outcome(await decide.post({ decision: "aprobar" }))).toContain("aviso=aprobado");
  const gone = await fetch(`${instance.siteUrl}/negocio/del-censo`, { redirect: "manual" });
  expect([gone.status, gone.headers.get("location")]).toEqual([308, "/negocio/tienda"]);
});

it("new ones that nothing speaks against are approved together, as they were seen", async () => {
  const clear = await aBusiness();
  const edited = await aBusiness({ slug: "otra", nombre: "Fonda Lupita", telefono: "5511111111" });
  const approve = await form("/admin/cola/varios", "Aprobar los marcados");
  const visto = [...(await read("/admin/cola/varios")).html.matchAll(/value="([\da-f-]{36} [^"]+)"/g)].map(
    ([, seen]) => seen ?? "",
  );
  expect(visto).toHaveLength(2);
  await sql`update negocios set nombre = 'Otra cosa' where id = ${edited}`;
  const answer = await approve.post({ visto });
  expect(outcome(answer)).toBe("303 /admin/cola?aviso=aprobado&deshacer=…");
  expect([await approvalOf(clear), await approvalOf(edited)]).toEqual([true, null]);
  expect((await read("/admin/cola/varios?q=nada")).html).toContain("No hay negocios nuevos sin avisos.");
});

it("nothing that waits: all is up to date", async () => {
  const { html } = await read("/admin/cola");
  expect(html).toContain("Todo al día");
  await aBusiness();
  expect((await read("/admin/cola?tipo=reclamo")).html).toContain("Nada de eso espera");
});

it("whatever the address holds is a page of the queue", async () => {
  await aBusiness();
  for (const query of [
    "tipo=x",
    "siguiente=registro.x",
    "tras=1~x~y",
    "tipo=reclamo",
    "q=%25_",
    "deshacer=x.y&aviso=aprobado",
  ]) {
    expect((await read(`/admin/cola?${query}`)).status).toBe(200);
  }
});
