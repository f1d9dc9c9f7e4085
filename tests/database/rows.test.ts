import { describe, expect, it } from "vitest";
import { type Command, lettersOf, TABLES } from "./access";
import { BUSINESSES, openWorld, PEOPLE, type Person, runAs } from "./people";

const sql = await openWorld();
await sql`
  insert into public.facturas (pago_id, user_id, rfc, razon_social, regimen, codigo_postal, uso)
  values ('1', ${PEOPLE.proOwner}, 'GODE561231GR8', 'Ana Gómez', '612', '09000', 'G03')`;

await sql`
  insert into public.negocio_ayudantes (negocio_id, email, user_id) values (${BUSINESSES.free}, 'linkedowner@example.com', ${PEOPLE.linkedOwner})`;

const HELPERS = "select negocio_id from negocio_ayudantes";

type Case = {
  cell: `${string} ${"anon" | "authenticated"} ${Command}`;
  who: Person;
  statement: string;
  /** Rows that come back or are touched; a SQLSTATE where the database refuses. */
  expected: number | string;
};

const { free, pro, premium, pending, rejected, deleted, unowned } = BUSINESSES;
const businesses = (id: string) => `select id from negocios where id = '${id}'`;
const privateRow = (id: string) => `select email from negocio_privado where negocio_id = '${id}'`;
const promotions = (id: string) => `select id from promociones where negocio_id = '${id}'`;
const addPromotion = (id: string) =>
  `insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values ('${id}', 'Nueva', '2026-01-01', '2026-01-02') returning id`;
const editPromotion = (id: string) => `update promociones set titulo = 'Otra' where negocio_id = '${id}' returning id`;
const removePromotion = (id: string) => `delete from promociones where negocio_id = '${id}' returning id`;
const formerSlug = (id: string) => `select slug from negocio_slugs where negocio_id = '${id}'`;

const REFUSED = "42501";

const CASES: readonly Case[] = [
  { cell: "public.negocios anon select", who: "visitor", statement: businesses(free), expected: 1 },
  { cell: "public.negocios anon select", who: "visitor", statement: businesses(pending), expected: 0 },
  { cell: "public.negocios anon select", who: "visitor", statement: businesses(rejected), expected: 0 },
  { cell: "public.negocios anon select", who: "visitor", statement: businesses(deleted), expected: 0 },
  { cell: "public.negocios authenticated select", who: "stranger", statement: businesses(free), expected: 1 },
  { cell: "public.negocios authenticated select", who: "stranger", statement: businesses(pending), expected: 0 },
  { cell: "public.negocios authenticated select", who: "freeOwner", statement: businesses(pending), expected: 1 },
  { cell: "public.negocios authenticated select", who: "freeOwner", statement: businesses(deleted), expected: 0 },
  { cell: "public.negocios authenticated select", who: "admin", statement: businesses(rejected), expected: 1 },
  { cell: "public.negocios authenticated select", who: "admin", statement: businesses(deleted), expected: 1 },
  { cell: "public.negocio_privado authenticated select", who: "freeOwner", statement: privateRow(free), expected: 1 },
  { cell: "public.negocio_privado authenticated select", who: "admin", statement: privateRow(deleted), expected: 1 },
  { cell: "public.negocio_privado authenticated select", who: "stranger", statement: privateRow(free), expected: 0 },
  { cell: "public.negocio_privado authenticated select", who: "proOwner", statement: privateRow(free), expected: 0 },
  {
    cell: "public.negocio_propietarios authenticated select",
    who: "linkedOwner",
    statement: "select negocio_id from negocio_propietarios",
    expected: 1,
  },
  {
    cell: "public.negocio_propietarios authenticated select",
    who: "proOwner",
    statement: "select negocio_id from negocio_propietarios",
    expected: 0,
  },
  { cell: "public.negocio_ayudantes authenticated select", who: "freeOwner", statement: HELPERS, expected: 1 },
  { cell: "public.negocio_ayudantes authenticated select", who: "linkedOwner", statement: HELPERS, expected: 1 },
  { cell: "public.negocio_ayudantes authenticated select", who: "proOwner", statement: HELPERS, expected: 0 },
  { cell: "public.negocio_slugs anon select", who: "visitor", statement: formerSlug(free), expected: 1 },
  { cell: "public.negocio_slugs anon select", who: "visitor", statement: formerSlug(pending), expected: 0 },
  { cell: "public.negocio_slugs authenticated select", who: "stranger", statement: formerSlug(free), expected: 1 },
  { cell: "public.negocio_slugs authenticated select", who: "stranger", statement: formerSlug(deleted), expected: 0 },
  { cell: "public.promociones anon select", who: "visitor", statement: promotions(premium), expected: 1 },
  { cell: "public.promociones anon select", who: "visitor", statement: promotions(pro), expected: 0 },
  { cell: "public.promociones anon select", who: "visitor", statement: promotions(rejected), expected: 0 },
  { cell: "public.promociones authenticated select", who: "stranger", statement: promotions(premium), expected: 1 },
  { cell: "public.promociones authenticated select", who: "stranger", statement: promotions(rejected), expected: 0 },
  {
    cell: "public.promociones authenticated select",
    who: "premiumOwner",
    statement: promotions(rejected),
    expected: 1,
  },
  { cell: "public.promociones authenticated select", who: "freeOwner", statement: promotions(free), expected: 1 },
  {
    cell: "public.promociones authenticated insert",
    who: "premiumOwner",
    statement: addPromotion(premium),
    expected: 1,
  },
  { cell: "public.promociones authenticated insert", who: "proOwner", statement: addPromotion(pro), expected: REFUSED },
  {
    cell: "public.promociones authenticated insert",
    who: "proOwner",
    statement: addPromotion(premium),
    expected: REFUSED,
  },
  {
    cell: "public.promociones authenticated update",
    who: "premiumOwner",
    statement: editPromotion(premium),
    expected: 1,
  },
  {
    cell: "public.promociones authenticated update",
    who: "freeOwner",
    statement: editPromotion(free),
    expected: REFUSED,
  },
  { cell: "public.promociones authenticated update", who: "stranger", statement: editPromotion(premium), expected: 0 },
  { cell: "public.promociones authenticated delete", who: "freeOwner", statement: removePromotion(free), expected: 1 },
  {
    cell: "public.promociones authenticated delete",
    who: "stranger",
    statement: removePromotion(premium),
    expected: 0,
  },
  {
    cell: "public.profiles authenticated select",
    who: "freeOwner",
    statement: "select email from profiles",
    expected: 1,
  },
  {
    cell: "public.profiles authenticated select",
    who: "stranger",
    statement: "select email from profiles",
    expected: 0,
  },
  { cell: "public.ordenes authenticated select", who: "proOwner", statement: "select id from ordenes", expected: 1 },
  { cell: "public.ordenes authenticated select", who: "admin", statement: "select id from ordenes", expected: 1 },
  { cell: "public.ordenes authenticated select", who: "stranger", statement: "select id from ordenes", expected: 0 },
  { cell: "public.ordenes authenticated select", who: "linkedOwner", statement: "select id from ordenes", expected: 0 },
  { cell: "public.pagos authenticated select", who: "proOwner", statement: "select id from pagos", expected: 1 },
  { cell: "public.pagos authenticated select", who: "admin", statement: "select id from pagos", expected: 1 },
  { cell: "public.pagos authenticated select", who: "stranger", statement: "select id from pagos", expected: 0 },
  { cell: "public.pagos authenticated select", who: "freeOwner", statement: "select id from pagos", expected: 0 },
  {
    cell: "public.periodos authenticated select",
    who: "linkedOwner",
    statement: "select id from periodos",
    expected: 1,
  },
  { cell: "public.periodos authenticated select", who: "admin", statement: "select id from periodos", expected: 1 },
  { cell: "public.periodos authenticated select", who: "stranger", statement: "select id from periodos", expected: 0 },
  { cell: "public.periodos authenticated select", who: "freeOwner", statement: "select id from periodos", expected: 0 },
  { cell: "public.reclamos authenticated select", who: "stranger", statement: "select id from reclamos", expected: 1 },
  { cell: "public.reclamos authenticated select", who: "admin", statement: "select id from reclamos", expected: 1 },
  {
    cell: "public.revisiones authenticated select",
    who: "freeOwner",
    statement: "select id from revisiones",
    expected: 1,
  },
  {
    cell: "public.revisiones authenticated select",
    who: "stranger",
    statement: "select id from revisiones",
    expected: 0,
  },
  {
    cell: "public.revisiones authenticated select",
    who: "proOwner",
    statement: "select id from revisiones",
    expected: 0,
  },
  { cell: "public.revisiones authenticated select", who: "admin", statement: "select id from revisiones", expected: 0 },
  { cell: "public.reclamos authenticated select", who: "freeOwner", statement: "select id from reclamos", expected: 0 },
  { cell: "public.facturas authenticated select", who: "proOwner", statement: "select id from facturas", expected: 1 },
  { cell: "public.facturas authenticated select", who: "stranger", statement: "select id from facturas", expected: 0 },
  { cell: "public.facturas authenticated select", who: "admin", statement: "select id from facturas", expected: 0 },
];

/** Tables whose every row everybody may read: there is nobody to deny. */
const OPEN_TABLES = ["public.categorias", "public.cambios"];

describe("row policies", () => {
  it.each(CASES)("$cell as $who: $statement", async ({ who, statement, expected }) => {
    const outcome = await runAs(sql, who, statement);
    expect(typeof outcome === "string" ? outcome : outcome.length).toBe(expected);
  });

  it.each(OPEN_TABLES)("%s is open to everybody, whole", async (table) => {
    const rows = await sql.unsafe(`select * from ${table}`);
    for (const who of ["visitor", "stranger"] as const) {
      expect(await runAs(sql, who, `select * from ${table}`)).toHaveLength(rows.length);
    }
  });

  it("have an allowing and a denying case for every cell that the grants open", () => {
    const letters = { r: "select", i: "insert", u: "update" } as const;
    const open = Object.entries(TABLES).flatMap(([table, decision]) =>
      (["anon", "authenticated"] as const).flatMap((role) => {
        const granted = Object.values(decision.columns)
          .map((access) => lettersOf(access, role))
          .join("");
        const commands: Command[] = (["r", "i", "u"] as const)
          .filter((each) => granted.includes(each))
          .map((each) => letters[each]);
        if (decision.deletedBy?.includes(role)) commands.push("delete");
        return commands.map((command) => `${table} ${role} ${command}`);
      }),
    );
    const isAllowed = (each: Case) => typeof each.expected === "number" && each.expected > 0;
    const undecided = open
      .filter((cell) => !OPEN_TABLES.some((table) => cell.startsWith(`${table} `)))
      .filter((cell) => {
        const cases = CASES.filter((each) => each.cell === cell);
        return !cases.some(isAllowed) || cases.every(isAllowed);
      });
    expect(undecided).toEqual([]);
  });
});

describe("triggers of businesses", () => {
  it("forget the dialled number when the shown one changes without it", async () => {
    await sql`update negocios set telefono = '5550000001', telefono_e164 = '+525550000001' where id = ${pro}`;
    const [changed] = await sql`update negocios set telefono = '5550000002' where id = ${pro} returning telefono_e164`;
    expect(changed?.telefono_e164).toBeNull();
    const [kept] = await sql`
      update negocios set telefono = '5550000003', telefono_e164 = '+525550000003' where id = ${pro} returning telefono_e164`;
    expect(kept?.telefono_e164).toBe("+525550000003");
  });

  it("keep a former slug, and give it up when somebody takes it", async () => {
    await sql`update negocios set slug = 'nuevo-nombre' where id = ${unowned}`;
    const [kept] = await sql`select negocio_id from negocio_slugs where slug = 'sin-dueno'`;
    expect(kept?.negocio_id).toBe(unowned);
    await sql`update negocios set slug = 'sin-dueno' where id = ${unowned}`;
    expect(await sql`select from negocio_slugs where slug = 'sin-dueno'`).toHaveLength(0);
  });

  it("give a category its name, whichever of the two is written", async () => {
    const [bySlug] =
      await sql`update negocios set slug_categoria = 'autos-y-talleres' where id = ${unowned} returning categoria`;
    expect(bySlug?.categoria).toBe("Autos y Talleres");
    const [byName] =
      await sql`update negocios set categoria = 'EDUCACION y escuelas' where id = ${unowned} returning categoria, slug_categoria`;
    expect(byName).toEqual({ categoria: "Educación y Escuelas", slug_categoria: "educacion-y-escuelas" });
  });
});
