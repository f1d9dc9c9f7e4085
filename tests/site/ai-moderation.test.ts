import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "@/supabase/local/secrets";
import { insertBusiness } from "@/tests/support/business-row";
import type { ModelVendor, VendorMode } from "@/tests/support/model-vendor";
import { openForm } from "@/tests/support/posted-form";
import { signIn } from "@/tests/support/session-cookie";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const ADMIN = { email: "admin@example.com", password: "una-clave-de-prueba" };
const KEY = "sk-secret-of-a-test";
const PIXEL = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");
const ID = "10000000-0000-4000-8000-000000000001";
const PICTURE = `${ID}/foto-0123456789abcdef-1200.webp`;

let vendor: ModelVendor;
let instance: SharedInstance;
let sql: postgres.Sql;
let cookie = "";
let secret = "";

beforeAll(async () => {
  ({ instance, vendor } = await sharedInstance("models"));
  const { supabaseUrl, secretKey, databaseUrl } = instance.status;
  secret = (await loadSecrets(instance.dataDir)).cronSecret;
  sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const client = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const made = await client.auth.admin.createUser({ ...ADMIN, email_confirm: true });
  await sql`insert into private.admins (user_id) values (${made.data.user?.id ?? ""})`;
  const session = await signIn(instance.status, ADMIN.email, ADMIN.password);
  cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const stored = await client.storage.from("negocios").upload(PICTURE, PIXEL, { contentType: "image/webp" });
  expect(stored.error).toBeNull();
});

afterAll(async () => {
  await sql?.end();
});

beforeEach(async () => {
  await sql`delete from periodos`;
  await sql`delete from negocios`;
  await sql`delete from private.moderacion_pendiente`;
  await sql`delete from ia_usos`;
  await insertBusiness(sql, { id: ID, nombre: "Tienda", telefono: null, direccion: null });
  Object.assign(vendor, { mode: "fine", judged: [], flags: flagging("Golpes", "violence") });
});

const flagging = (word: string, category: string) => (input: string) => (input.includes(word) ? [category] : []);
const write = (fields: Record<string, unknown>) => sql`update negocios set ${sql(fields)} where id = ${ID}`;
const run = async (): Promise<unknown> => {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(`${instance.siteUrl}/api/cron/pagos`, { method: "POST", headers });
  return answer.json();
};
const read = async (path: string) =>
  (await (await fetch(instance.siteUrl + path, { headers: { accept: "text/html", cookie } })).text()).replaceAll(
    "<!-- -->",
    "",
  );
const press = async (path: string, marker: string) =>
  (await (await openForm(instance.siteUrl, path, { cookie }, marker)).post({})).headers.get("location");
const tries = async () =>
  (await sql`select intentos from private.moderacion_pendiente`).map(({ intentos }) => intentos);
const asked = () => vendor.judged.map(({ path, body }) => [path, JSON.stringify(body.input)] as const);

describe("what an owner sends", () => {
  it("is judged once; what is flagged stays public and waits for the administrator, who leaves it", async () => {
    await write({ menu: "Golpes al por mayor", descripcion: "Tacos" });
    expect(await run()).toMatchObject({ moderated: 1, failed: [] });
    // All together, then one by one.
    expect(vendor.judged).toHaveLength(4);
    expect(await run()).toMatchObject({ moderated: 0 });
    expect(vendor.judged).toHaveLength(4);

    expect((await fetch(`${instance.siteUrl}/negocio/tienda`)).status).toBe(200);
    const queue = await read("/admin/cola");
    expect(queue).toContain("Lo marcó la IA:</strong> Menú, por violencia.");
    expect(queue).not.toContain("Descripción, por");
    expect(await press("/admin/cola", "Dejarlo así")).toBe("/admin/cola?aviso=alerta-descartada");
    expect(await read("/admin/cola")).not.toContain("Lo marcó la IA");
    await write({ menu: "Golpes al por mayor", promocion_titulo: "Dos por uno" });
    await run();
    expect(vendor.judged).toHaveLength(5);
    expect(await read("/admin/cola")).not.toContain("Lo marcó la IA");
  });

  it("is a picture, too, with what its registration is decided by", async () => {
    vendor.flags = flagging("image_url", "sexual");
    await sql`update negocios set gallery_images = ${sql.json([PICTURE])}, is_approved = null, escritor = 'importador'`;
    await sql`insert into private.moderacion_pendiente (negocio_id) values (${ID})`;
    expect(await run()).toMatchObject({ moderated: 1 });
    expect(asked().some(([, input]) => input?.includes(PIXEL.toString("base64")))).toBe(true);
    expect(await read("/admin/cola")).toContain("Lo marcó la IA:</strong> Galería, por contenido sexual.");
    const form = await openForm(instance.siteUrl, "/admin/cola", { cookie }, "pedir_cambios");
    expect((await form.post({ decision: "aprobar" })).status).toBe(303);
    expect(await read("/admin/cola")).toContain("No hay nada por decidir");
  });

  it.each<VendorMode>(["busy", "broken", "stranger", "wrongType"])("waits while the vendor is %s", async (mode) => {
    await write({ menu: "Tacos" });
    vendor.mode = mode;
    expect(await run()).toMatchObject({ moderated: 0, failed: [] });
    expect([await tries(), vendor.judged.length]).toEqual([[1], 1]);
    await run();
    expect(vendor.judged).toHaveLength(1);
    vendor.mode = "fine";
    await sql`update private.moderacion_pendiente set proximo_intento_at = now()`;
    expect(await run()).toMatchObject({ moderated: 1 });
    expect(await tries()).toEqual([]);
  });
});

describe("/admin/ia", () => {
  it("shows what was asked, never the key, and switches it off at once", async () => {
    await write({ menu: "Tacos" });
    await run();
    await sql`
      insert into ia_usos (tipo, negocio_id, dia, estado, problema, entrada, salida, costo)
      values ('descripcion', ${ID}, (now() at time zone 'America/Mexico_City')::date, 'fallido', 'slow', 1200, 300, 25500000)`;
    const page = await read("/admin/ia");
    for (const words of [
      ...[
        "gpt-5.4-mini",
        "omni-moderation-latest",
        "Revisión de contenidos",
        "No contestó a tiempo",
        "La IA está encendida",
      ],
      ...["$74.50", "$25.50", "1,200", "Tienda"],
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain(KEY);

    const before = vendor.judged.length;
    expect(await press("/admin/ia", "Apagar la IA")).toBe("/admin/ia?aviso=ia-apagada");
    await write({ menu: "Tortas" });
    expect(await run()).toMatchObject({ moderated: 0, failed: [] });
    expect(await read("/admin/ia")).toContain("La IA está apagada");
    expect(vendor.judged).toHaveLength(before);
    expect(await press("/admin/ia", "Encender la IA")).toBe("/admin/ia?aviso=ia-encendida");
    expect(await run()).toMatchObject({ moderated: 1 });
    expect(await read("/admin/bitacora")).toContain("apagó la IA");
  });

  it("has a use given back on the business's own page", async () => {
    await write({ ai_logo_used: true });
    const page = `/admin/negocios/${ID}`;
    const give = async () =>
      (await (await openForm(instance.siteUrl, page, { cookie }, `value="logo"`)).post({})).headers.get("location");
    expect([await give(), await give()]).toEqual([`${page}?aviso=uso-devuelto`, `${page}?aviso=uso-libre`]);
    expect(await sql`select ai_logo_used from negocios`).toEqual([{ ai_logo_used: false }]);
    expect(await read(page)).toContain("devolvió un uso de la IA");
  });
});
