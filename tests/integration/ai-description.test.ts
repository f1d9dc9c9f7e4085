import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Instance, startInstance } from "@/tests/support/instance";
import { type ModelVendor, startModelVendor, type VendorMode } from "@/tests/support/model-vendor";

const PARAGRAPH =
  "Tienda de la colonia Santa Cruz con abarrotes y recargas, atendida por gente que te conoce y te saluda por tu nombre.";
const auth = { auth: { persistSession: false, autoRefreshToken: false } };
let vendor: ModelVendor;
let instance: Instance;
let sql: postgres.Sql;
let token = "";
let business = "";

beforeAll(async () => {
  vendor = await startModelVendor();
  instance = await startInstance({ environment: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: vendor.baseUrl } });
  const { supabaseUrl, secretKey, publishableKey, databaseUrl } = instance.status;
  sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const account = { email: "ana@example.com", password: "una-clave-de-prueba" };
  const made = await createClient(supabaseUrl, secretKey, auth).auth.admin.createUser({
    ...account,
    email_confirm: true,
  });
  const signedIn = await createClient(supabaseUrl, publishableKey, auth).auth.signInWithPassword(account);
  token = signedIn.data.session?.access_token ?? "";
  const [row] = await sql<{ id: string }[]>`
    insert into negocios (slug, nombre, categoria, slug_categoria, telefono, direccion, is_approved, user_id, plan_type, escritor)
    values ('tienda', 'Tienda Ana', '', 'otros-negocios', '5512345678', 'Calle 1', true, ${made.data.user?.id ?? null}, 'premium', 'importador')
    returning id`;
  business = row?.id ?? "";
});

afterAll(async () => {
  await sql?.end();
  await instance?.stop();
  await vendor?.close();
});

beforeEach(async () => {
  Object.assign(vendor, { mode: "fine", answer: PARAGRAPH, asked: [] });
  await sql`delete from ia_usos`;
  await sql`update negocios set plan_type = 'premium', escritor = 'pagos'`;
});

const ask = (body: object, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${instance.siteUrl}/api/generate-description`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const TYPED = { nombre: "Tienda Ana", categoria: "Abarrotes", servicios: "Abarrotes, Recargas" };

describe("POST /api/generate-description", () => {
  it("writes a description of what was typed", async () => {
    const answer = await ask(TYPED);
    expect([answer.status, await answer.json()]).toEqual([200, { descripcion: PARAGRAPH, borrador: false }]);
    expect(JSON.stringify(vendor.asked[0]?.body.input)).toContain("Recargas");
    const uses = await sql`select tipo, estado, negocio_id, entrada, salida from ia_usos`;
    expect(uses).toEqual([{ tipo: "descripcion", estado: "hecho", negocio_id: business, entrada: 320, salida: 90 }]);
  });

  it("comes in lines to whoever reads it as it is written", async () => {
    const answer = await ask(TYPED, { authorization: `Bearer ${token}`, accept: "application/x-ndjson" });
    const lines = (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(
      lines
        .slice(0, -1)
        .map(({ texto }) => texto)
        .join(""),
    ).toBe(PARAGRAPH);
    expect(lines.at(-1)).toEqual({ descripcion: PARAGRAPH, borrador: false });
  });

  it.each<[string, number, string, () => Promise<Response>]>([
    ["nobody", 401, "Usuario no autenticado.", () => ask(TYPED, {})],
    ["another site", 403, "Error de comunicación", () => ask(TYPED, { origin: "https://evil.example" })],
    ["somebody else's business", 404, "Negocio no encontrado", () => ask({ ...TYPED, negocio: crypto.randomUUID() })],
    ["no JSON", 400, "Error de comunicación", () => ask({ ...TYPED, servicios: 7 })],
    ["a large body", 400, "Error de comunicación", () => ask({ ...TYPED, nombre: "a".repeat(9_000) })],
  ])("%s: %i", async (_, status, error, request) => {
    const answer = await request();
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
    expect(vendor.asked).toEqual([]);
  });

  it("is for Premium", async () => {
    await sql`update negocios set plan_type = 'pro', escritor = 'pagos'`;
    const answer = await ask(TYPED);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "Función Premium" }]);
  });

  it.each<[VendorMode, number]>([
    ["busy", 503],
    ["broken", 502],
    ["refusing", 422],
    ["incomplete", 502],
    ["cut", 502],
    ["huge", 502],
  ])("of a vendor that is %s: %i, and no try is used", async (mode, status) => {
    vendor.mode = mode;
    expect((await ask(TYPED)).status).toBe(status);
    vendor.mode = "fine";
    for (let number = 0; number < 10; number += 1) expect((await ask(TYPED)).status).toBe(200);
    expect((await ask(TYPED)).status).toBe(429);
  });

  it.each([
    "Llama al 55 9876 5432 y pide tu despensa en la colonia.",
    "Somos la mejor tienda de la colonia Santa Cruz, con todo para ti.",
    "The best store in town for your groceries and your phone.",
  ])("does not hand on %j", async (answer) => {
    vendor.answer = answer;
    expect((await ask(TYPED)).status).toBe(502);
  });
});
