import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const { free, premium, pro, unowned } = BUSINESSES;
const NOBODY = "00000000-0000-4000-8000-00000000ffff";

const { sql, url, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
});
afterAll(close);

type Values = Readonly<Record<string, unknown>>;
type Read = {
  values: Values;
  version: string;
  read_at: string;
  has_owner: boolean;
  awaits_acceptance: boolean;
  former_slugs: string[];
  changed_by: { email: string } | null;
};
type SaveOptions = { version?: string; owner?: string | null; isConfirmed?: boolean; reviewer?: string; of?: string };

const read = async (of: string = free, since: string | null = null): Promise<Read> => {
  const [row] = await sql<
    { read: Read }[]
  >`select read_administered_business(${PEOPLE.admin}, ${of}, ${since}) as read`;
  if (!row) throw new Error("no row");
  return row.read;
};
async function save(changes: Values, options: SaveOptions = {}, connection = sql): Promise<string | undefined> {
  const { of = free, owner = null, isConfirmed = false, reviewer = PEOPLE.admin } = options;
  const version = options.version ?? (await read(of)).version;
  const [row] = await connection<{ outcome: string }[]>`
    select save_administered_business(${reviewer}, ${of}, ${JSON.stringify(changes)}::text::jsonb, ${version}, ${owner}, ${isConfirmed}) as outcome`;
  return row?.outcome;
}
type AddOptions = { request?: string; owner?: string | null; plan?: string; months?: number; isPublished?: boolean };
const FORM = { nombre: "Panadería Sol", slug_categoria: "alimentos-y-bebidas" };
async function add(form: Values, options: AddOptions = {}) {
  const { request = randomUUID(), owner = null, plan = "free", months = 0, isPublished = true } = options;
  const [row] = await sql<{ id: string; slug: string; is_new: boolean }[]>`
    select * from add_administered_business(${PEOPLE.admin}, ${request}, ${randomUUID()}, ${JSON.stringify({ ...FORM, ...form })}::text::jsonb,
      '{panaderia-sol,panaderia-sol-1}', ${isPublished}, ${owner}, ${plan}, ${months}, ${plan === "free" ? null : "Cortesía"})`;
  if (!row) throw new Error("no row");
  return row;
}
const trail = () =>
  sql<
    { accion: string; antes: Values | null; despues: Values }[]
  >`select accion, antes, despues from auditoria order by id`;
const lastOfTrail = async () => (await trail()).at(-1);
const column = async (name: string, of: string = free) =>
  (await sql<Values[]>`select ${sql(name)} from negocios where id = ${of}`)[0]?.[name];
const ownerOf = async (of: string) =>
  (
    await sql`
      select n.user_id, v.email, array(select p.user_id from negocio_propietarios p where p.negocio_id = n.id) as linked
      from negocios n left join negocio_privado v on v.negocio_id = n.id where n.id = ${of}`
  )[0];

beforeEach(async () => {
  await sql`delete from negocios where id not in ${sql(Object.values(BUSINESSES))}`;
  await sql`update negocios set escritor = 'administracion', telefono = '5550000001', menu = null, visitas = 0 where id = ${free}`;
});

describe("an administrator's edit", () => {
  it("is stored, with what it was before and is now in the trail; of telephones, notes and owners only that they changed", async () => {
    const changes = { telefono: "5550000002", menu: "Tacos $10", is_featured: true, notas_admin: "Llamar el lunes" };
    expect(await save(changes, { owner: "nueva@example.com", isConfirmed: true })).toBe("saved");
    expect((await read()).values).toMatchObject({ ...changes, correo: "nueva@example.com" });
    const row = await lastOfTrail();
    expect(row).toEqual({
      accion: "negocio_editado",
      antes: { telefono: "otro", menu: null, is_featured: false, notas_admin: "ninguno", dueno: "otro" },
      despues: { telefono: "otro", menu: "Tacos $10", is_featured: true, notas_admin: "otro", dueno: "otro" },
    });
    await save({ is_featured: false, notas_admin: null }, { owner: "freeowner@example.com" });
    await sql`select accept_business(${PEOPLE.freeOwner}, ${free})`;
  });

  it("of nothing leaves no row, and touches nothing", async () => {
    const [rows, touched] = [(await trail()).length, await column("updated_at")];
    expect(await save({ telefono: "5550000001", servicios: null })).toBe("unchanged");
    expect([(await trail()).length, await column("updated_at")]).toEqual([rows, touched]);
  });

  it("of a menu as long as one can be is cut in the trail", async () => {
    expect(await save({ menu: '"'.repeat(20_000), estadisticas: '"'.repeat(1_000) })).toBe("saved");
    expect(String((await lastOfTrail())?.despues.menu)).toHaveLength(4_001);
    await save({ estadisticas: null });
  });

  it.each<[string, unknown, string]>([
    ["the plan", { plan_type: "premium" }, "columna_ajena"],
    ["the rating", { rating: 5 }, "columna_ajena"],
    ["an owner by the back door", { user_id: PEOPLE.stranger }, "columna_ajena"],
    ["an approval", { is_approved: true }, "columna_ajena"],
    ["the search", { busqueda: "x" }, "columna_ajena"],
    ["a number for a text", { nombre: 5 }, "valor_invalido"],
    ["no name", { nombre: null }, "nombre"],
    ["an address with spaces", { slug: "La Güera" }, "negocios_slug_check"],
    ["notes without end", { notas_admin: "a".repeat(4_001) }, "negocio_privado_notas_admin_check"],
    ["no object", [], "cambios_invalidos"],
  ])("of %s is refused", async (_, changes, message) => {
    await expect(save(changes as Values)).rejects.toThrow(message);
  });

  it.each([PEOPLE.freeOwner, PEOPLE.stranger, NOBODY])(
    "by %s, who is no administrator, is refused",
    async (reviewer) => {
      const refused = { code: "42501", message: "no_es_administrador" };
      await expect(save({ nombre: "Mío" }, { reviewer })).rejects.toMatchObject(refused);
      for (const call of [
        sql`select read_administered_business(${reviewer}, ${free})`,
        sql`select * from list_alike_businesses(${reviewer}, 'gratis', '')`,
        sql`select * from add_administered_business(${reviewer}, ${randomUUID()}, ${randomUUID()}, '{}', '{}', true)`,
      ]) {
        await expect(call).rejects.toMatchObject(refused);
      }
    },
  );

  it("of a business that is none says so", async () => {
    expect(await save({ nombre: "X" }, { of: NOBODY, version: "" })).toBe("unknown");
    expect(await read(NOBODY)).toBeNull();
  });
});

describe("a second editor", () => {
  it("is told who was first, and writes nothing until having seen it", async () => {
    const seen = await read();
    expect(await save({ telefono: "5550000003" })).toBe("saved");
    expect(await save({ telefono: "5550000004" }, { version: seen.version })).toBe("stale");
    expect(await column("telefono")).toBe("5550000003");
    const now = await read(free, seen.read_at);
    expect(now.changed_by).toMatchObject({ email: "admin@example.com" });
    expect(await save({ telefono: "5550000004" }, { version: now.version })).toBe("saved");
  });

  it("after the owner is told that it was no administrator", async () => {
    const seen = await read(premium);
    await sql`select edit_business(${PEOPLE.premiumOwner}, ${premium}, '{"menu": "Sopa"}')`;
    expect(await save({ menu: "Pan" }, { of: premium, version: seen.version })).toBe("stale");
    expect((await read(premium, seen.read_at)).changed_by).toBeNull();
  });

  it("learns of notes and owners too", async () => {
    for (const [changes, options] of [
      [{ notas_admin: "Ojo" }, {}],
      [{}, { owner: "" }],
    ] as const) {
      const { version } = await read(unowned);
      expect(await save(changes, { of: unowned, ...options })).toBe("saved");
      expect(await save({ nombre: "X" }, { of: unowned, version })).toBe("stale");
    }
  });

  it.each([
    ["visits", sql`update negocios set visitas = visitas + 1 where id = ${free}`],
    ["a plan", sql`update negocios set escritor = 'pagos', plan_type = 'pro' where id = ${free}`],
    ["an approval", sql`update negocios set is_approved = true where id = ${free}`],
  ])("is not held up by %s", async (_, change) => {
    const { version } = await read();
    await change;
    expect(await save({ telefono: "5550000005" }, { version })).toBe("saved");
    await sql`update negocios set escritor = 'pagos', plan_type = 'free' where id = ${free}`;
  });

  it("at the same moment is one of two", async () => {
    const connections = postgres(url, { max: 4, onnotice: () => undefined });
    const { version } = await read();
    const outcomes = await Promise.all(
      ["6", "7", "8", "9"].map((digit) => save({ telefono: `555000000${digit}` }, { version }, connections)),
    );
    await connections.end();
    expect(outcomes.sort()).toEqual(["saved", "stale", "stale", "stale"]);
  });
});

describe("the address of a page", () => {
  it("leads on from the old one, and may come back", async () => {
    expect(await save({ slug: "gratis-nuevo" })).toBe("saved");
    expect((await read()).former_slugs).toEqual(["antes-1", "gratis"]);
    expect(await save({ slug: "gratis" })).toBe("saved");
    expect((await read()).former_slugs).toEqual(["antes-1", "gratis-nuevo"]);
  });

  it.each(["premium", "antes-3", "eliminado"])("that another one has or had is refused: %s", async (slug) => {
    expect(await save({ slug })).toBe("slugTaken");
    expect(await column("slug")).toBe("gratis");
  });
});

describe("an owner", () => {
  it("with an account has it at once, and says then that it is theirs", async () => {
    expect(await save({}, { of: unowned, owner: " ProOwner@example.com" })).toBe("saved");
    expect(await ownerOf(unowned)).toEqual({
      user_id: PEOPLE.proOwner,
      email: "proowner@example.com",
      linked: [PEOPLE.proOwner],
    });
    expect(await read(unowned)).toMatchObject({ has_owner: true, awaits_acceptance: true });
    expect((await sql`select accept_business(${PEOPLE.proOwner}, ${unowned}) as a`)[0]).toEqual({ a: "accepted" });
  });

  it("is moved with a confirmation alone, and parts with it and with what waits of it", async () => {
    await sql`select edit_business(${PEOPLE.freeOwner}, ${free}, '{"nombre": "Pendiente"}')`;
    expect(await save({ telefono: "5550000006" }, { owner: "nueva@example.com" })).toBe("ownerAsked");
    expect(await column("telefono")).toBe("5550000001");
    expect(await save({}, { owner: "nueva@example.com", isConfirmed: true })).toBe("saved");
    expect(await ownerOf(free)).toEqual({ user_id: null, email: "nueva@example.com", linked: [] });
    expect(await sql`select from revisiones where negocio_id = ${free}`).toHaveLength(0);
    await expect(sql`select edit_business(${PEOPLE.freeOwner}, ${free}, '{}')`).rejects.toThrow("negocio_ajeno");
  });

  it("who parts with it keeps the month that a voucher of theirs is paid for afterwards", async () => {
    const [order] = await sql<{ id: string; referencia: string; monto_centavos: number }[]>`
      select id, referencia, monto_centavos from create_order('pro', ${PEOPLE.linkedOwner}, null, ${pro})`;
    expect(await save({}, { of: pro, owner: "nueva@example.com", isConfirmed: true })).toBe("saved");
    const payment = {
      id: "987",
      reference: order?.referencia,
      amount: order?.monto_centavos,
      currency: "MXN",
      collector: "1",
      live: false,
      captured: true,
      refunded: 0,
      status: "approved",
      updated_at: new Date().toISOString(),
    };
    await sql`select apply_payment(${JSON.stringify(payment)}::text::jsonb, '1', false, 'none')`;
    expect(await sql`select from periodos where pago_id = '987'`).toHaveLength(0);
    expect(await sql`select * from list_unassigned_months(${PEOPLE.linkedOwner})`).toEqual([
      { plan: "pro", months: 1 },
    ]);
  });

  it("whose address is not confirmed has it at the first sign-in", async () => {
    expect(await save({}, { of: unowned, owner: "stranger@example.com", isConfirmed: true })).toBe("saved");
    expect(await ownerOf(unowned)).toEqual({ user_id: null, email: "stranger@example.com", linked: [] });
    await sql`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.stranger}`;
    await sql`select link_account(${PEOPLE.stranger})`;
    expect(await ownerOf(unowned)).toMatchObject({ user_id: PEOPLE.stranger });
  });

  it("is taken off, and stays when the address is the same", async () => {
    expect(await save({}, { of: unowned, owner: "stranger@example.com" })).toBe("unchanged");
    expect(await save({}, { of: unowned, owner: "", isConfirmed: true })).toBe("saved");
    expect(await ownerOf(unowned)).toEqual({ user_id: null, email: null, linked: [] });
  });
});

describe("an added business", () => {
  it("is one, however often it is sent", async () => {
    const request = randomUUID();
    const first = await add({ menu: "Conchas $8", notas_admin: "De la feria" }, { request });
    expect(await add({ nombre: "Otra" }, { request })).toEqual({ id: first.id, slug: "panaderia-sol", is_new: false });
    expect(await sql`select nombre, menu, is_approved, plan_type from negocios where id = ${first.id}`).toEqual([
      { nombre: "Panadería Sol", menu: "Conchas $8", is_approved: true, plan_type: "free" },
    ]);
    expect(await lastOfTrail()).toMatchObject({
      accion: "negocio_agregado",
      despues: { nombre: "Panadería Sol", notas_admin: "otro", publicado: true, plan: "free" },
    });
  });

  it("waits where that was said, also with months of a plan", async () => {
    const form = { telefono: "5550000001", direccion: "Calle 1" };
    const { id } = await add(form, { isPublished: false, plan: "pro", months: 2, owner: "freeowner@example.com" });
    expect(await sql`select is_approved, plan_type, user_id from negocios where id = ${id}`).toEqual([
      { is_approved: null, plan_type: "pro", user_id: PEOPLE.freeOwner },
    ]);
    expect(
      await sql`select cortesia, termina_at = private.months_later(inicia_at, 2) as two from periodos where negocio_id = ${id}`,
    ).toEqual([{ cortesia: "Cortesía", two: true }]);
    expect((await lastOfTrail())?.despues).toMatchObject({ publicado: false, plan: "pro", meses: 2, dueno: "otro" });
  });

  it("takes the next address when its own is somebody's", async () => {
    expect((await add({})).slug).toBe("panaderia-sol");
    expect((await add({})).slug).toBe("panaderia-sol-1");
  });

  it("leaves nothing when a column is refused", async () => {
    const rows = (await trail()).length;
    await expect(add({ plan_type: "premium" })).rejects.toThrow("columna_ajena");
    await expect(add({ telefono: "x" })).rejects.toThrow("negocios_telefono_check");
    expect(await sql`select from negocios where nombre = 'Panadería Sol'`).toHaveLength(0);
    expect(await trail()).toHaveLength(rows);
  });

  it("is told of those that resemble it", async () => {
    await add({ telefono: "55 1111 2222" });
    const alike = (name: string, phone: string) =>
      sql`select nombre from list_alike_businesses(${PEOPLE.admin}, ${name}, ${phone})`;
    expect(await alike("panaderia el sol", "")).toEqual([{ nombre: "Panadería Sol" }]);
    expect(await alike("", "5511112222")).toEqual([{ nombre: "Panadería Sol" }]);
    expect(await alike("Ferretería Ruiz", "5599998888")).toEqual([]);
  });
});
