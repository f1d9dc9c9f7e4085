import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { BUSINESSES, openWorld, PEOPLE } from "./people";

const sql = await openWorld();

const { admin, stranger, freeOwner } = PEOPLE;
const json = (value: unknown) => JSON.stringify(value);
type Row = Readonly<Record<string, unknown>>;

beforeEach(async () => {
  await sql`delete from importaciones`;
  await sql`delete from negocios where denue_id is not null or id not in ${sql(Object.values(BUSINESSES))}`;
  await sql`insert into private.admins (user_id) values (${admin}) on conflict do nothing`;
});

const unit = (id: string, more: Row = {}): Row => ({
  denue_id: id,
  nombre: `Tienda ${id}`,
  slug: `tienda-${id}`,
  slug_categoria: "otros-negocios",
  scian: "461110",
  telefono: `55 0000 ${id}`,
  telefono_e164: `+525500${id}`,
  latitude: 19.36,
  longitude: -99.06,
  fuente: "INEGI",
  ...more,
});
const own = (clave: string, columnas: Row, more: Row = {}): Row => ({ clave, columnas, nuevo: false, ...more });
/** New ones: `id` is made of the row. */
const made = (id: string, columnas: Row): Row =>
  own(id, { slug_categoria: "otros-negocios", ...columnas }, { id, slug: "propio", nuevo: true });

async function start(kind: "denue" | "negocios" = "denue"): Promise<string> {
  const id = randomUUID();
  const [row] = await sql`select start_import(${admin}, ${id}, ${kind}, 'archivo.csv', null, 1) as outcome`;
  expect(row?.outcome).toBe("started");
  return id;
}
const pass = async (id: string, step: string, reviewer: string = admin) =>
  (await sql`select begin_import_pass(${reviewer}, ${id}, ${step}) as outcome`)[0]?.outcome as Row;
type BatchAnswer = Row & { new: string[]; changed: string[]; alike: Row[]; refused: Row[] };
async function batch(id: string, turn: number, rows: readonly Row[], number = 1): Promise<BatchAnswer | null> {
  const seen = { read: rows.length, elsewhere: 0, skipped: 0, lines: rows.length };
  const [row] = await sql<{ answer: BatchAnswer | null }[]>`
    select import_rows(${id}, ${turn}, ${number}, ${json(rows)}::text::jsonb, ${json(seen)}::text::jsonb) as answer`;
  return row?.answer ?? null;
}
const finish = async (id: string, turn: number, outcome = "done") =>
  (await sql`select finish_import(${id}, ${turn}, ${outcome}, '{}', false) as state`)[0]?.state;
const counts = ({ inserted, updated, unchanged, refused }: BatchAnswer) => [
  inserted,
  updated,
  unchanged,
  refused.length,
];

/** All that an import could change. */
const world = () =>
  sql`select (select jsonb_agg(to_jsonb(n) order by n.id) from negocios n) as negocios,
    (select count(*) from cambios_pendientes) as cambios, (select jsonb_agg(s order by s) from negocio_slugs s) as slugs`;

/** Reviews and writes; gives what each pass said. */
async function wholeImport(kind: "denue" | "negocios", rows: readonly Row[]) {
  const id = await start(kind);
  const before = await world();
  const said = await batch(id, 1, rows);
  expect(await world()).toEqual(before);
  expect(await finish(id, 1)).toBe("lista");
  expect(await pass(id, "importando")).toEqual({ outcome: "started", turn: 2 });
  const done = await batch(id, 2, rows);
  expect(await finish(id, 2)).toBe("terminada");
  if (!said || !done) throw new Error("a pass was over");
  return { id, said, done };
}

const FILES: readonly (readonly ["denue" | "negocios", string, readonly Row[], readonly number[]])[] = [
  [
    "denue",
    "new units, and one that breaks a rule",
    [unit("1001"), unit("1002"), unit("1003", { nombre: "" })],
    [2, 0, 0, 1],
  ],
  [
    "negocios",
    "a new one, a changed one by its slug, an equal one by its id, one that nobody knows, a deleted one, a broken one",
    [
      made("30000000-0000-4000-8000-000000000001", { nombre: "Nueva", telefono: "55 1111 1111" }),
      own("a", { nombre: "Gratis S.A." }, { slug: "gratis" }),
      own("b", { nombre: "profesional" }, { id: BUSINESSES.pro }),
      own("c", { nombre: "X" }, { slug: "nadie" }),
      own("d", { nombre: "X" }, { id: BUSINESSES.deleted }),
      own("e", { telefono: "nada" }, { id: BUSINESSES.premium }),
    ],
    [1, 1, 1, 3],
  ],
];

describe.each(FILES)("%s: %s", (kind, _name, rows, expected) => {
  it("is reviewed without a change; what is written is what was said; the second time changes nothing", async () => {
    const { said, done } = await wholeImport(kind, rows);
    expect(counts(said)).toEqual(expected);
    expect({ ...done, alike: [] }).toEqual({ ...said, alike: [] });
    const [inserted = 0, updated = 0, unchanged = 0, refused = 0] = expected;
    const again = await wholeImport(kind, rows);
    expect(counts(again.done)).toEqual([0, 0, inserted + updated + unchanged, refused]);
  });
});

describe("our own rows", () => {
  it("never write a plan, an owner, a rating or a picture, nor the approval of what is there", async () => {
    const columnas = {
      nombre: "Sin dueño",
      plan_type: "premium",
      user_id: stranger,
      rating: 5,
      is_approved: null,
      logo_url: "x",
    };
    await wholeImport("negocios", [own("a", columnas, { id: BUSINESSES.unowned })]);
    const [row] =
      await sql`select nombre, plan_type, user_id, rating, is_approved, logo_url from negocios where id = ${BUSINESSES.unowned}`;
    expect(row).toEqual({
      nombre: "Sin dueño",
      plan_type: "free",
      user_id: null,
      rating: null,
      is_approved: true,
      logo_url: null,
    });
  });

  it("say how many of those that change have an owner, one that breaks a rule among them or not", async () => {
    const owned = async (id: string) => (await sql`select con_dueno, cambiadas from importaciones where id = ${id}`)[0];
    const rows = [
      own("a", { nombre: "De Ana" }, { id: BUSINESSES.free }),
      own("b", { nombre: "De nadie" }, { id: BUSINESSES.unowned }),
      own("c", { telefono: "nada" }, { id: BUSINESSES.premium }),
      own("d", { nombre: "profesional" }, { id: BUSINESSES.pro }),
    ];
    const { id } = await wholeImport("negocios", rows);
    expect(await owned(id)).toEqual({ con_dueno: 1, cambiadas: 2 });
    expect((await pass(id, "revisando")).outcome).toBe("started");
    expect(await owned(id)).toEqual({ con_dueno: 0, cambiadas: 0 });
  });

  it("keep the postal code of an address that stays", async () => {
    await sql`update negocios set direccion = 'Calle 1', codigo_postal = '09000' where id = ${BUSINESSES.free}`;
    const { done } = await wholeImport("negocios", [
      own("a", { direccion: "Calle 1", codigo_postal: null }, { id: BUSINESSES.free }),
    ]);
    expect(counts(done)).toEqual([0, 0, 1, 0]);
  });
});

describe("likely duplicates of a new row", () => {
  it.each([
    [
      "the telephone of another",
      { nombre: "Otra cosa", telefono: "5512345678", latitude: 19.3, longitude: -99.0 },
      true,
    ],
    ["a like name 20 m away", { nombre: "Fonda Lupita", telefono: null, latitude: 19.3601, longitude: -99.0601 }, true],
    [
      "a like name 500 m away",
      { nombre: "Fonda Lupita", telefono: null, latitude: 19.3645, longitude: -99.0601 },
      false,
    ],
    ["another name next door", { nombre: "Tornillos", telefono: null, latitude: 19.3601, longitude: -99.0601 }, false],
  ])("%s", async (_what, more, isAlike) => {
    await sql`insert into negocios (slug, nombre, slug_categoria, categoria, is_approved, telefono, latitude, longitude, created_at)
      values ('fonda-lupita', 'Fonda «Lupita»', 'otros-negocios', '', true, '55 1234 5678', 19.36, -99.06, now() - interval '1 day')`;
    const { said } = await wholeImport("denue", [unit("1001", more)]);
    expect(said.alike).toEqual(isAlike ? [{ id: "1001", slug: "fonda-lupita", nombre: "Fonda «Lupita»" }] : []);
  });
});

describe("a pass", () => {
  it("stops after the batch in which it is canceled, and what is written stays", async () => {
    const id = await start();
    await batch(id, 1, [unit("1001"), unit("1002")]);
    await finish(id, 1);
    await pass(id, "importando");
    await batch(id, 2, [unit("1001")]);
    expect(await sql`select cancel_import(${admin}, ${id})`).toEqual([{ cancel_import: "stopping" }]);
    expect(await batch(id, 2, [unit("1002")], 2)).toBeNull();
    expect(await finish(id, 2, "stopped")).toBe("cancelada");
    expect(await sql`select denue_id from negocios where denue_id is not null`).toEqual([{ denue_id: "1001" }]);
    const [row] = await sql`select nuevas from importaciones where id = ${id}`;
    expect(row).toEqual({ nuevas: 1 });
  });

  it("is one at a time, of all imports", async () => {
    const id = await start();
    expect(await sql`select start_import(${admin}, ${randomUUID()}, 'denue', 'b.csv', null, 1) as o`).toEqual([
      { o: "busy" },
    ]);
    expect(await pass(id, "importando")).toEqual({ outcome: "busy" });
  });

  it("whose process died has failed for everybody, writes nothing more, and is repeated", async () => {
    const id = await start();
    await sql`update importaciones set latido_at = now() - interval '3 minutes'`;
    const [seen] = await sql`select estado, problema from list_imports(${admin})`;
    expect(seen).toEqual({ estado: "fallida", problema: "interrumpida" });
    expect(await batch(id, 1, [unit("1001")])).toBeNull();
    expect(await pass(id, "revisando")).toEqual({ outcome: "started", turn: 2 });
    expect(await batch(id, 1, [unit("1001")])).toBeNull();
    expect(await finish(id, 1)).toBeNull();
    expect(counts((await batch(id, 2, [unit("1001")])) as BatchAnswer)).toEqual([1, 0, 0, 0]);
  });

  it("counts a batch once that is sent twice", async () => {
    const id = await start();
    await batch(id, 1, [unit("1001")]);
    await batch(id, 1, [unit("1001")]);
    expect(await sql`select nuevas from importaciones`).toEqual([{ nuevas: 1 }]);
  });

  it("writes nothing that was not reviewed", async () => {
    const id = await start();
    await finish(id, 1, "failed");
    expect(await pass(id, "importando")).toEqual({ outcome: "unknown" });
  });

  it("ends when whoever began it is an administrator no more", async () => {
    const id = await start();
    await sql`delete from private.admins where user_id = ${admin}`;
    await expect(batch(id, 1, [unit("1001")])).rejects.toMatchObject({ code: "42501", message: "no_es_administrador" });
  });

  it("leaves one row in the trail for all that it wrote", async () => {
    const { id } = await wholeImport("denue", [unit("1001"), unit("1002")]);
    const trail = await sql`
      select accion, despues -> 'nuevas' as nuevas from auditoria where entidad = ${`importacion ${id}`} order by auditoria.id`;
    expect(trail).toEqual([
      { accion: "importacion_revisada", nuevas: null },
      { accion: "importacion_iniciada", nuevas: null },
      { accion: "importacion_terminada", nuevas: 2 },
    ]);
  });
});

it.each([stranger, freeOwner, null])("nobody else begins, cancels or reads an import: %s", async (person) => {
  const id = await start();
  for (const call of [
    () => sql`select start_import(${person}, ${randomUUID()}, 'denue', 'a.csv', null, 1)`,
    () => sql`select begin_import_pass(${person}, ${id}, 'revisando')`,
    () => sql`select cancel_import(${person}, ${id})`,
    () => sql`select * from list_imports(${person})`,
  ])
    await expect(call()).rejects.toMatchObject({ code: "42501", message: "no_es_administrador" });
});

it("forgets files after thirty days, and what was uploaded for nothing after one", async () => {
  const kept = await start();
  const files = [
    [`${kept}/0000`, "2 days"],
    [`${randomUUID()}/0000`, "2 days"],
    [`${kept}/errores`, "31 days"],
  ] as const;
  for (const [name, age] of files)
    await sql`insert into storage.objects (bucket_id, name, created_at) values ('importaciones', ${name}, now() - ${age}::interval)`;
  const removable = await sql<{ name: string }[]>`select list_removable_import_files(10) as name`;
  expect(removable.map(({ name }) => name)).toEqual([files[2][0], files[1][0]]);
});
