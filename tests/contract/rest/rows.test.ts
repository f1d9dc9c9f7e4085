import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBusiness, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;
let shown: { id: string; slug: string; updated_at: string };
let hidden: { id: string; slug: string };

beforeAll(async () => {
  target = await openTarget();
  shown = await addBusiness(target, {
    telefono: "55 1234 5678",
    formas_de_pago: ["efectivo", "tarjeta"],
    servicios: ["Pintura", "Llaves"],
    rating: 4,
    latitude: 19.3551,
    longitude: -99.0622,
  });
  hidden = await addBusiness(target, { is_approved: null });
});

afterAll(() => target.close());

describe("REST", () => {
  it("reads rows with filters, order and an exact count", async () => {
    const { data, count, error } = await target
      .visitor()
      .from("negocios")
      .select("slug, nombre, formas_de_pago", { count: "exact" })
      .eq("id", shown.id)
      .contains("formas_de_pago", ["tarjeta"])
      .order("nombre");
    expect(error).toBeNull();
    expect(data).toEqual([
      { slug: shown.slug, nombre: "Tlapalería Contrato", formas_de_pago: ["efectivo", "tarjeta"] },
    ]);
    expect(count).toBe(1);
  });

  it("writes times in ISO 8601 and numbers as numbers (override: postgresOptions.types)", async () => {
    const columns = "created_at, visitas, rating, latitude";
    const { data } = await target.visitor().from("negocios").select(columns).eq("id", shown.id).single();
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    expect(data).toMatchObject({ visitas: 0, rating: 4, latitude: 19.3551 });
  });

  it("embeds related rows", async () => {
    const { data, error } = await target
      .visitor()
      .from("negocios")
      .select("slug, categorias(nombre)")
      .eq("id", shown.id)
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ slug: shown.slug, categorias: { nombre: expect.any(String) } });
  });

  it("answers a missing single row with PGRST116", async () => {
    const { error, status } = await target.visitor().from("negocios").select("slug").eq("slug", "no-hay").single();
    expect(status).toBe(406);
    expect(error?.code).toBe("PGRST116");
  });

  it("calls a function", async () => {
    const { data, error } = await target.visitor().rpc("search_businesses", { term: "tlapaleria", page_size: 5 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ total: expect.any(Number), items: expect.any(Array) });
  });

  it("refuses a function that is the server's", async () => {
    const { error } = await target.visitor().rpc("announce_changes", { ids: [] });
    expect(error?.code).toBe("42501");
  });

  it("exposes the schema public alone", async () => {
    for (const schema of ["auth", "private", "storage", "embedded", "supabase_migrations"]) {
      const { data, error } = await target.server.schema(schema).from("users").select().limit(1);
      expect(data).toBeNull();
      expect(error).not.toBeNull();
    }
  });
});

describe("row security", () => {
  it("hides a pending business from visitors", async () => {
    const { data } = await target.visitor().from("negocios").select("slug").in("id", [shown.id, hidden.id]);
    expect(data).toEqual([{ slug: shown.slug }]);
  });

  it("shows it to its owner", async () => {
    const { client, id } = await target.signedIn();
    const own = await addBusiness(target, { is_approved: null, user_id: id });
    const { data } = await client.from("negocios").select("slug").eq("id", own.id);
    expect(data).toEqual([{ slug: own.slug }]);
  });

  it("lets the secret key see and change everything", async () => {
    const { data, error } = await target.server.from("negocios").select("slug").eq("id", hidden.id).single();
    expect(error).toBeNull();
    expect(data?.slug).toBe(hidden.slug);
  });
});

describe("column grants (override: PostgresConnection.ensureRlsContext)", () => {
  it.each(["user_id", "denue_id", "busqueda", "menu", "*"])("a visitor may not select %s", async (column) => {
    const { error, status } = await target.visitor().from("negocios").select(column).limit(1);
    expect(error?.code).toBe("42501");
    expect(status).toBe(401);
  });

  it("a visitor may not insert", async () => {
    const { error } = await target
      .visitor()
      .from("negocios")
      .insert({ slug: "contract-x", nombre: "X", slug_categoria: "otros" });
    expect(error?.code).toBe("42501");
  });
});

describe("errors of the database (override: PostgresConnection.normalizeDbError)", () => {
  it("a failed check comes as 23514 with status 400", async () => {
    const { error, status } = await target.server.from("negocios").update({ slug: "No Válido" }).eq("id", shown.id);
    expect(error?.code).toBe("23514");
    expect(error?.message).toContain("violates check constraint");
    expect(status).toBe(400);
  });

  it("a duplicate comes as 23505 with status 409", async () => {
    const { error, status } = await target.server.from("negocios").update({ slug: hidden.slug }).eq("id", shown.id);
    expect(error?.code).toBe("23505");
    expect(status).toBe(409);
  });

  it("a missing table comes as 404", async () => {
    const { error, status } = await target.visitor().from("no_hay").select();
    expect(error?.code).toBe("PGRST205");
    expect(status).toBe(404);
  });
});
