import postgres from "postgres";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { FREE_FIELDS } from "./free-fields";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE, type Person, runAs } from "./people";
import { openScratch } from "./scratch";

const { free, pro, premium, pending, rejected, deleted, unowned } = BUSINESSES;

const COVER = `portadas/${free}/a.webp`;
const LOGO = `${free}/b.webp`;
const IMAGE = `imagenes/${free}/c.webp`;
const gallery = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `gallery/${premium}/${index}.webp`);

const STORED = [
  ["portadas", COVER],
  ["logos", LOGO],
  ["negocios", IMAGE],
  ["promociones", `${premium}/p.webp`],
  ["promociones", `${free}/p.webp`],
  ["logos", `${free}/x/b.webp`],
  ...gallery(61).map((path) => ["negocios", path] as const),
] as const;

const { sql, url, close } = await openScratch(async (database) => {
  await insertWorld(database);
  await database`update auth.users set email_confirmed_at = now()`;
  for (const [bucket, name] of STORED)
    await database`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
});
afterAll(close);

type Changes = Readonly<Record<string, unknown>>;
type Outcome = { stored: Changes; waiting: Changes };
const json = (value: unknown) => JSON.stringify(value);

/** An edit as the panel makes it. @returns what it says, or throws the database's refusal */
async function edit(person: string, business: string, changes: unknown, connection = sql): Promise<Outcome> {
  const [row] = await connection<{ outcome: Outcome }[]>`
    select edit_business(${person}, ${business}, ${json(changes)}::text::jsonb) as outcome`;
  if (!row) throw new Error("edit_business gave no row");
  return row.outcome;
}
const editFree = (changes: unknown) => edit(PEOPLE.freeOwner, free, changes);

const row = async (id: string, ...columns: string[]) =>
  (await sql`select ${sql(columns)} from negocios where id = ${id}`)[0];
type Revision = { id: string; cambios: Changes; estado: string; aceptados: string[]; motivo: string | null };
const revisions = (id: string = free) =>
  sql<
    Revision[]
  >`select id, cambios, estado, aceptados, motivo from revisiones where negocio_id = ${id} order by created_at, id`;
const openRevision = async (id: string = free) => (await revisions(id)).find(({ estado }) => estado === "abierta");
const decide = async (
  revision: string,
  accepted: readonly (string | null)[] | null,
  { reviewer = PEOPLE.admin as string, reason = null as string | null } = {},
) =>
  (
    await sql<
      { outcome: string }[]
    >`select decide_revision(${reviewer}, ${revision}, ${accepted as string[]}, ${reason}) as outcome`
  )[0]?.outcome;

beforeEach(async () => {
  await sql`delete from revisiones`;
  await sql`update negocios set nombre = slug, slug_categoria = 'otros-negocios', telefono = '5550000001', whatsapp = null, direccion = null,
    descripcion = null, portada_url = null, is_approved = true, telefono_e164 = null, whatsapp_e164 = null where id in (${free}, ${pro}, ${premium})`;
});

describe("an owner's edit", () => {
  const own = (id: string, changes: string) => `select edit_own_business('${id}', '${changes}')`;
  const ADDRESS = '{"direccion": "Calle 1"}';

  it.each<[Person, string, string, string | null]>([
    ["freeOwner", "the own business", free, null],
    ["freeOwner", "the own one that waits for approval", pending, null],
    ["premiumOwner", "the own one that was rejected", rejected, null],
    ["linkedOwner", "one that is shared", pro, null],
    ["visitor", "a business", free, "42501"],
    ["stranger", "another's business", free, "42501"],
    ["proOwner", "a business of nobody", unowned, "42501"],
    ["freeOwner", "the own one that was deleted", deleted, "42501"],
    ["freeOwner", "a business that is none", PEOPLE.freeOwner, "42501"],
    ["admin", "another's business", free, "42501"],
  ])("by %s of %s", async (who, _, id, refusal) => {
    const outcome = await runAs(sql, who, own(id, ADDRESS));
    expect(typeof outcome === "string" ? outcome : null).toBe(refusal);
  });

  it("is not made in somebody else's name, nor of what came by the address alone and was not accepted", async () => {
    const direct = `select edit_business('${PEOPLE.freeOwner}', '${free}', '${ADDRESS}')`;
    expect(await runAs(sql, "freeOwner", direct)).toBe("42501");
    await sql`update negocios set user_id = ${PEOPLE.stranger} where id = ${unowned}`;
    await sql`insert into negocio_propietarios (user_id, negocio_id, aceptado_at) values (${PEOPLE.stranger}, ${unowned}, null)`;
    await expect(edit(PEOPLE.stranger, unowned, { direccion: "Calle 1" })).rejects.toThrow("sin_aceptar");
    await sql`select accept_business(${PEOPLE.stranger}, ${unowned})`;
    expect((await edit(PEOPLE.stranger, unowned, { direccion: "Calle 1" })).stored).toEqual({ direccion: "Calle 1" });
    await sql`delete from negocio_propietarios where negocio_id = ${unowned}`;
    await sql`update negocios set user_id = null where id = ${unowned}`;
  });

  it.each<[Person, string, Changes, string | null]>([
    ["freeOwner", free, { descripcion: "Corta", whatsapp: "5550000001" }, null],
    ["freeOwner", free, { latitude: 19.35, longitude: -99.05 }, null],
    ["freeOwner", free, { colonia: "Xalpa" }, null],
    ["freeOwner", free, { servicios: ["uno"] }, "42501"],
    ["freeOwner", free, { web: "https://example.com" }, "42501"],
    ["freeOwner", free, { hours: "9 a 18" }, "42501"],
    ["freeOwner", free, { descripcion: "a".repeat(100) }, null],
    ["freeOwner", free, { descripcion: "a".repeat(101) }, "23514"],
    ["proOwner", pro, { servicios: ["uno"], web: "https://example.com", hours: "9 a 18" }, null],
    ["proOwner", pro, { menu: "Tacos $10" }, "42501"],
    ["proOwner", pro, { video_url: "https://youtu.be/aaaaaaaaaaa" }, "42501"],
    ["linkedOwner", pro, { descripcion: "a".repeat(500) }, null],
    ["linkedOwner", pro, { descripcion: "a".repeat(501) }, "23514"],
    ["premiumOwner", premium, { menu: "Tacos $10", seo_keywords: ["tacos"] }, null],
    ["premiumOwner", premium, { descripcion: "a".repeat(2000) }, null],
    ["premiumOwner", premium, { descripcion: "a".repeat(2001) }, "23514"],
    ["premiumOwner", premium, { gallery_images: gallery(60) }, null],
    ["premiumOwner", premium, { gallery_images: gallery(61) }, "23514"],
    ["premiumOwner", premium, { gallery_images: gallery(2).join(",") }, "23514"],
    ["premiumOwner", premium, { gallery_images: [{ path: gallery(1)[0] }] }, "23514"],
    ["premiumOwner", premium, { latitude: 19.35 }, "23514"],
    ["premiumOwner", premium, { slug_categoria: "inventada" }, "23514"],
    ["premiumOwner", premium, { instagram: "https://instagram.com.evil.example/x" }, "23514"],
    ["premiumOwner", premium, { nombre: null }, "23502"],
  ])("by %s of %s: %j", async (who, id, changes, refusal) => {
    const outcome = await runAs(sql, who, own(id, json(changes)));
    expect(typeof outcome === "string" ? outcome : null).toBe(refusal);
  });

  it.each<[string, unknown, string]>([
    ["no object", [], "cambios_invalidos"],
    ["null", null, "cambios_invalidos"],
    ["a text", "nombre", "cambios_invalidos"],
    ["a name that is no column", { nadie: 1 }, "columna_ajena"],
    ["a name of every object", { ["__proto__"]: {}, constructor: 1 }, "columna_ajena"],
    ["SQL for a name", { 'nombre" = null --': 1 }, "columna_ajena"],
    ["the server's column among others", { direccion: "Calle 1", plan_type: "premium" }, "columna_ajena"],
    ["a number for a text", { nombre: 5 }, "valor_invalido"],
    ["an object for a text", { nombre: { a: 1 } }, "valor_invalido"],
    ["a list for a text", { nombre: ["a"] }, "valor_invalido"],
    ["a text for a number", { latitude: "19.35", longitude: -99.05 }, "valor_invalido"],
    ["a number beyond all", { latitude: 91, longitude: 1 }, "negocios_latitude_check"],
  ])("of %s is refused", async (_, changes, message) => {
    await expect(editFree(changes)).rejects.toThrow(message);
  });

  it.each([
    ["a text for a list", '{"servicios": "uno"}'],
    ["a list within a list", '{"servicios": [["a"], ["b"]]}'],
    ["a number that is none", '{"latitude": 1e999, "longitude": 1}'],
    ["a date of words", '{"promocion_fecha": "mañana"}'],
    ["a megabyte", json({ nombre: "a ".repeat(500_000) })],
    ["a deep heap", json({ horario: JSON.parse("[".repeat(500) + "]".repeat(500)) })],
    ["fifty thousand pictures", json({ gallery_images: Array.from({ length: 50_000 }, () => "a.webp") })],
  ])("of %s is the request's fault", async (_, changes) => {
    const outcome = await runAs(sql, "premiumOwner", own(premium, changes));
    expect(outcome).toMatch(/^(22...|23514)$/);
  });

  it("takes the last of two values of one name, and says what is stored", async () => {
    const [answer] = await sql.unsafe<{ outcome: Outcome }[]>(
      `select edit_business('${PEOPLE.premiumOwner}', '${premium}', '{"nombre": "Uno", "nombre": "Dos"}') as outcome`,
    );
    expect(answer?.outcome).toEqual({ stored: { nombre: "Dos" }, waiting: {} });
    expect(await row(premium, "nombre")).toEqual({ nombre: "Dos" });
  });

  it("clears with null, lists too, and leaves what is not named", async () => {
    await edit(PEOPLE.premiumOwner, premium, { telefono: "5550000009", servicios: ["uno"], direccion: "Calle 1" });
    const outcome = await edit(PEOPLE.premiumOwner, premium, { telefono: null, servicios: null });
    expect(outcome.stored).toEqual({ telefono: null, servicios: [] });
    expect(await row(premium, "telefono", "servicios", "direccion")).toEqual({
      telefono: null,
      servicios: [],
      direccion: "Calle 1",
    });
    expect(await editFree({})).toEqual({ stored: {}, waiting: {} });
  });
});

it.each([
  ["review-free", { stored: {}, waiting: { nombre: "Tercero", telefono: "5550000007" } }],
  ["review-all", { stored: {}, waiting: { nombre: "Tercero", telefono: "5550000007" } }],
  ["none", { stored: { nombre: "Tercero" }, waiting: {} }],
])("under %s the name of a free listing, after what waited", async (moderation, outcome) => {
  await editFree({ nombre: "Segundo", telefono: "5550000007" });
  const changes = json({ nombre: "Tercero" });
  const [answer] = await sql`
    select edit_business(${PEOPLE.freeOwner}, ${free}, ${changes}::text::jsonb, moderation => ${moderation}) as outcome`;
  expect(answer?.outcome).toEqual(outcome);
  const isPublic = moderation === "none";
  expect((await row(free, "nombre", "telefono"))?.telefono === "5550000007").toBe(isPublic);
  expect((await row(free, "nombre"))?.nombre === "Tercero").toBe(isPublic);
});

describe("a picture", () => {
  it.each<[string, Changes, string | null]>([
    ["that was stored for the business", { portada_url: COVER, logo_url: LOGO, imagen_url: IMAGE }, null],
    ["that is gone", { portada_url: `portadas/${free}/z.webp` }, "imagen_ajena"],
    ["of another business", { imagen_url: gallery(1)[0] }, "imagen_ajena"],
    ["in another bucket", { logo_url: COVER }, "imagen_ajena"],
    ["under its public address", { logo_url: `/storage/v1/object/public/logos/${LOGO}` }, "imagen_ajena"],
    ["without a folder", { logo_url: "b.webp" }, "imagen_ajena"],
    ["in a folder within", { logo_url: `${free}/x/b.webp` }, "imagen_ajena"],
  ])("%s", async (_, changes, refusal) => {
    const attempt = editFree(changes);
    if (refusal) await expect(attempt).rejects.toThrow(refusal);
    else expect((await attempt).waiting).toEqual(changes);
  });

  it("of a promotion is the business's own, whoever writes", async () => {
    const add = (path: string) =>
      `insert into promociones (negocio_id, titulo, imagen_url, fecha_inicio, fecha_fin) values ('${premium}', 'Hoy', '${path}', '2026-01-01', '2026-01-02') returning id`;
    expect(await runAs(sql, "premiumOwner", add(`${premium}/p.webp`))).toHaveLength(1);
    expect(await runAs(sql, "premiumOwner", add(`${free}/p.webp`))).toBe("23514");
    expect(await runAs(sql, "premiumOwner", add("a.webp"))).toBe("23514");
    await expect(sql.unsafe(add("a.webp"))).rejects.toThrow("imagen_ajena");
    const move = `update promociones set imagen_url = 'a.webp' where negocio_id = '${premium}' returning id`;
    expect(await runAs(sql, "premiumOwner", move)).toBe("23514");
  });
});

/** Every column of the plan free, with a value. */
const FREE_VALUES: Changes = { ...FREE_FIELDS, portada_url: COVER, logo_url: LOGO, imagen_url: IMAGE };
const WAITING = ["nombre", "slug_categoria", "telefono", "whatsapp", "portada_url", "logo_url", "imagen_url"];
const pick = (changes: Changes, isWanted: (column: string) => boolean): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([column]) => isWanted(column)));

it.each([
  ["moves the pin alone", { latitude: 19.31, longitude: -99.05 }, null],
  ["takes the pin off", { latitude: null, longitude: null }, null],
  ["moves the pin and writes a map", { latitude: 19.32, mapa_embed_url: "https://x.mx/otro" }, "https://x.mx/otro"],
  ["writes the pin as it is", { latitude: 19.3, longitude: -99.05 }, "https://x.mx/antes"],
  ["writes something else", { direccion: "Calle 2" }, "https://x.mx/antes"],
])("who %s leaves a map that is of the place", async (_, changes, expected) => {
  for (const business of [pro, free]) {
    await sql`update negocios set latitude = 19.3, longitude = -99.05, mapa_embed_url = null, escritor = 'importador' where id = ${business}`;
    await sql`update negocios set mapa_embed_url = 'https://x.mx/antes', escritor = 'importador' where id = ${business}`;
    if (business === free && "mapa_embed_url" in changes) continue;
    await edit(business === pro ? PEOPLE.proOwner : PEOPLE.freeOwner, business, changes);
    expect(await row(business, "mapa_embed_url")).toEqual({ mapa_embed_url: expected });
    expect(await openRevision(business)).toBeUndefined();
  }
});

describe("of an approved free listing", () => {
  it("name, category, numbers and pictures wait, and the rest is public at once", async () => {
    const rows = await sql<
      { columna: string }[]
    >`select columna from private.campos_de_negocio where plan_minimo = 'free'`;
    expect(rows.map(({ columna }) => columna).sort()).toEqual(Object.keys(FREE_VALUES).sort());
    const waiting = pick(FREE_VALUES, (column) => WAITING.includes(column));
    const stored = pick(FREE_VALUES, (column) => !WAITING.includes(column));
    expect(await editFree(FREE_VALUES)).toEqual({ stored, waiting });
    expect(await row(free, ...Object.keys(stored))).toEqual(stored);
    expect(await row(free, "nombre", "telefono", "slug_categoria", "portada_url")).toEqual({
      ...{ nombre: "gratis", telefono: "5550000001", slug_categoria: "otros-negocios", portada_url: null },
    });
    expect(await revisions()).toMatchObject([{ cambios: waiting, estado: "abierta" }]);
  });

  it("a broken rule is named, and shows nothing of the row", async () => {
    const refusal = await editFree({ nombre: " " }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "23514", constraint_name: "negocios_nombre_check" });
    expect(refusal).not.toHaveProperty("detail");
    const missing = await editFree({ nombre: null }).catch((error: unknown) => error);
    expect(missing).toMatchObject({ code: "23502" });
    expect(missing).not.toHaveProperty("detail");
  });

  it("nothing of a refused edit is kept", async () => {
    await expect(editFree({ direccion: "Calle 9", nombre: " " })).rejects.toThrow("negocios_nombre_check");
    await expect(editFree({ direccion: "Calle 9", telefono: "llámame" })).rejects.toThrow("negocios_telefono_check");
    expect(await row(free, "direccion")).toEqual({ direccion: null });
    expect(await revisions()).toEqual([]);
  });

  it("nobody else's pages are told of what waits", async () => {
    await sql`delete from cambios_pendientes`;
    await editFree({ nombre: "Otro" });
    expect(await sql`select from cambios_pendientes`).toHaveLength(0);
  });

  it("a later edit goes into the one that is open, which is another one then", async () => {
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    const first = await openRevision();
    expect((await editFree({ nombre: "Dos" })).waiting).toEqual({ nombre: "Dos", telefono: "5550000002" });
    const second = await openRevision();
    expect(second?.id).not.toBe(first?.id);
    expect(await revisions()).toHaveLength(1);
    // What the reviewer has read is gone: nobody accepts what he has not seen.
    expect(await decide(first?.id ?? "", ["nombre"])).toBe("unknown");
    expect(await row(free, "nombre")).toEqual({ nombre: "gratis" });
  });

  it("the same form again changes nothing, and what is as in public waits no more", async () => {
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    const first = await openRevision();
    await editFree({ nombre: "Uno", direccion: "Calle 3" });
    expect((await openRevision())?.id).toBe(first?.id);
    expect((await editFree({ nombre: "gratis" })).waiting).toEqual({ telefono: "5550000002" });
    expect((await editFree({ telefono: "5550000001" })).waiting).toEqual({});
    expect(await revisions()).toEqual([]);
  });

  it("a hundred edits leave one revision", async () => {
    for (let index = 1; index <= 100; index += 1) await editFree({ nombre: `Nombre ${index}` });
    expect(await revisions()).toMatchObject([{ cambios: { nombre: "Nombre 100" } }]);
  });

  it("twenty edits at once lose nothing", async () => {
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const values = Object.entries(pick(FREE_VALUES, (column) => !["latitude", "longitude"].includes(column)));
    await Promise.all(
      values.flatMap(([column, value]) =>
        [1, 2].map(() => edit(PEOPLE.freeOwner, free, { [column]: value }, connections)),
      ),
    );
    await connections.end();
    const waiting = pick(FREE_VALUES, (column) => WAITING.includes(column));
    expect(await revisions()).toMatchObject([{ cambios: waiting }]);
    expect(await row(free, "descripcion", "direccion", "colonia")).toEqual({
      ...{ descripcion: "Otra", direccion: "Calle 2", colonia: "Xalpa" },
    });
  });
});

describe("two who have read the same", () => {
  const SEEN = json({ descripcion: null, menu: null, telefono: "5550000001" });
  const connections = postgres(url, { max: 2, onnotice: () => undefined });
  afterAll(() => connections.end());
  beforeEach(() => sql`update negocios set menu = null where id = ${premium}`);

  /** Answers to two edits that are sent at once. */
  const both = (person: string, business: string, one: Changes, other: Changes) =>
    Promise.all(
      [one, other].map(
        async (changes) =>
          (
            await connections<{ outcome: Changes }[]>`
              select edit_business(${person}, ${business}, ${json(changes)}::text::jsonb, ${SEEN}::text::jsonb) as outcome`
          )[0]?.outcome,
      ),
    );

  it("write different columns", async () => {
    const outcomes = await both(PEOPLE.premiumOwner, premium, { descripcion: "Una" }, { menu: "Sopa" });
    expect(outcomes).toEqual([
      { stored: { descripcion: "Una" }, waiting: {} },
      { stored: { menu: "Sopa" }, waiting: {} },
    ]);
    expect(await row(premium, "descripcion", "menu")).toEqual({ descripcion: "Una", menu: "Sopa" });
  });

  it("are told of a column that both write, and the second one's edit is not stored", async () => {
    const outcomes = await both(
      PEOPLE.premiumOwner,
      premium,
      { descripcion: "Una", menu: "Sopa" },
      { descripcion: "Otra" },
    );
    expect(outcomes.filter((outcome) => outcome && "stored" in outcome)).toHaveLength(1);
    expect(outcomes).toContainEqual({ stale: ["descripcion"] });
    const isFirst = outcomes[0] !== undefined && "stored" in outcomes[0];
    expect(await row(premium, "descripcion", "menu")).toEqual(
      isFirst ? { descripcion: "Una", menu: "Sopa" } : { descripcion: "Otra", menu: null },
    );
  });

  it("may both write the same", async () => {
    const outcomes = await both(PEOPLE.premiumOwner, premium, { menu: "Sopa" }, { menu: "Sopa" });
    expect(outcomes).toEqual(Array(2).fill({ stored: { menu: "Sopa" }, waiting: {} }));
  });

  it("are told of what waits for the review too", async () => {
    const outcomes = await both(PEOPLE.freeOwner, free, { telefono: "5550000002" }, { telefono: "5550000003" });
    expect(outcomes).toContainEqual({ stale: ["telefono"] });
    expect(await revisions()).toHaveLength(1);
  });
});

describe("nothing waits", () => {
  it.each<[string, string, string]>([
    ["of a paid listing", PEOPLE.proOwner, pro],
    ["of one that is not approved yet", PEOPLE.freeOwner, pending],
    ["of one that was rejected", PEOPLE.premiumOwner, rejected],
  ])("%s", async (_, person, id) => {
    const changes = { nombre: "Otro", telefono: "5550000002" };
    expect(await edit(person, id, changes)).toEqual({ stored: changes, waiting: {} });
    expect(await row(id, "nombre", "telefono")).toEqual(changes);
    expect(await revisions(id)).toEqual([]);
  });
});

describe("what waits, when", () => {
  const books = ledgerOf(sql);
  const NOW = new Date().toISOString();

  it("the plan is paid, is public with it; what a rule forbids by now stays, and the payment counts", async () => {
    await editFree({ nombre: "Pagado", telefono: "5550000002", telefono_e164: "+525550000002" });
    const order = await books.order("pro", { buyer: PEOPLE.freeOwner, business: free });
    await books.apply(paymentOf(order, { id: "501", approved_at: NOW, updated_at: NOW }));
    expect(await row(free, "plan_type", "nombre", "telefono", "telefono_e164")).toEqual({
      ...{ plan_type: "pro", nombre: "Pagado", telefono: "5550000002", telefono_e164: "+525550000002" },
    });
    expect(await revisions()).toEqual([]);

    await sql`delete from periodos where negocio_id = ${free}`;
    await sql`select lapse_plans('review-free')`;
    expect(await row(free, "plan_type")).toEqual({ plan_type: "free" });
    await sql`insert into revisiones (negocio_id, cambios) values (${free}, ${sql.json({ nombre: " " })})`;
    await sql`select give_plan(${free}, 'pro', 'de prueba', 'review-free')`;
    expect(await row(free, "plan_type", "nombre")).toEqual({ plan_type: "pro", nombre: "Pagado" });
    expect(await revisions()).toHaveLength(1);
    await sql`delete from periodos where negocio_id = ${free}`;
    await sql`select lapse_plans('review-free')`;
  });

  it("the listing is rejected, is stored with the next edit, which goes before it", async () => {
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    await sql`update negocios set is_approved = false where id = ${free}`;
    expect(await editFree({ nombre: "Dos" })).toEqual({ stored: { nombre: "Dos" }, waiting: {} });
    expect(await row(free, "nombre", "telefono")).toEqual({ nombre: "Dos", telefono: "5550000002" });
    expect(await revisions()).toEqual([]);
  });

  it("the business is deleted, waits for it to come back, and goes with it", async () => {
    await editFree({ nombre: "Uno" });
    const { id = "" } = (await openRevision()) ?? {};
    await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${free}`;
    expect(await decide(id, ["nombre"])).toBe("unknown");
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${free}`;
    expect(await decide(id, ["nombre"])).toBe("accepted");
  });
});

describe("what waits is the business's: an account goes", () => {
  const OTHER = "50000000-0000-4000-8000-000000000001";
  const authors = async () => (await sql`select autores from revisiones where estado = 'abierta'`)[0]?.autores;
  const helps = () =>
    sql`insert into negocio_ayudantes (negocio_id, email, user_id) values (${free}, 'otra@example.com', ${OTHER})`;
  const owns = (business: string = free) =>
    sql`insert into negocio_propietarios (user_id, negocio_id) values (${OTHER}, ${business})`;
  const leave = async (person = OTHER) => {
    expect(await sql`select release_account(${person}) as is_released`).toEqual([{ is_released: true }]);
    await sql`delete from auth.users where id = ${person}`;
  };
  beforeEach(
    () => sql`insert into auth.users (id, email, email_confirmed_at) values (${OTHER}, 'otra@example.com', now())`,
  );
  afterEach(() => sql`delete from auth.users where id = ${OTHER}`);

  it("notes who wrote each column, and sending it once more changes nothing of it", async () => {
    await helps();
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    await edit(OTHER, free, { nombre: "Dos", telefono: "5550000002", whatsapp: "5550000003" });
    expect(await authors()).toEqual({ nombre: OTHER, telefono: PEOPLE.freeOwner, whatsapp: OTHER });
    await editFree({ nombre: "Dos", whatsapp: null });
    expect(await authors()).toEqual({ nombre: OTHER, telefono: PEOPLE.freeOwner });
  });

  it.each([
    ["a helper's", true],
    ["that of a helper who was removed", false],
  ])("%s: all stays, and nothing tells who had helped", async (_, stays) => {
    await helps();
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    await edit(OTHER, free, { nombre: "Dos" });
    const before = await openRevision();
    if (!stays)
      expect(await sql`select remove_helper(${PEOPLE.freeOwner}, ${free}, 'otra@example.com') as is_gone`).toEqual([
        { is_gone: true },
      ]);
    await leave();
    expect(await openRevision()).toEqual(before);
    expect(before?.cambios).toEqual({ nombre: "Dos", telefono: "5550000002" });
    expect(await authors()).toEqual({ telefono: PEOPLE.freeOwner });
  });

  it("that of one of two owners: what that one wrote goes, and the rest is another revision", async () => {
    await owns();
    await editFree({ nombre: "Uno", telefono: "5550000002" });
    await edit(OTHER, free, { nombre: "Dos" });
    const { id = "" } = (await openRevision()) ?? {};
    await leave();
    expect((await openRevision())?.cambios).toEqual({ telefono: "5550000002" });
    expect(await decide(id, ["nombre"])).toBe("unknown");
    expect(await decide((await openRevision())?.id ?? "", ["telefono"])).toBe("accepted");
  });

  it("that of one of two owners who wrote all of it: it goes, and what was decided of it", async () => {
    await owns();
    await edit(OTHER, free, { nombre: "Uno" });
    expect(await decide((await openRevision())?.id ?? "", [])).toBe("rejected");
    await edit(OTHER, free, { nombre: "Dos" });
    await leave();
    expect(await revisions()).toEqual([]);
  });

  it("that of the first of two owners: what the one who stays wrote stays", async () => {
    await owns();
    await sql`update negocios set user_id = ${OTHER} where id = ${free}`;
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${PEOPLE.freeOwner}, ${free}) on conflict do nothing`;
    await editFree({ nombre: "Uno" });
    await edit(OTHER, free, { telefono: "5550000002" });
    await leave();
    expect([(await openRevision())?.cambios, await row(free, "user_id")]).toEqual([
      { nombre: "Uno" },
      { user_id: PEOPLE.freeOwner },
    ]);
    await sql`delete from negocio_propietarios where negocio_id = ${free}`;
  });
});

describe("with an owner go what waits, what was generated, and work on its way", () => {
  const HEIR = "50000000-0000-4000-8000-000000000002";
  const OWNER = "50000000-0000-4000-8000-000000000003";
  const turns = () => sql<{ turno: string }[]>`select turno from ia_imagenes where negocio_id = ${free} order by tipo`;
  const left = async () => [
    (await revisions()).length,
    (await sql`select from negocio_ia where negocio_id = ${free}`).length,
    await sql`select tipo, estado, intentos, deseo, ruta from ia_imagenes where negocio_id = ${free} order by tipo`,
  ];
  const NOTHING = [
    0,
    0,
    [
      { tipo: "logo", estado: "descartada", intentos: 2, deseo: {}, ruta: null },
      { tipo: "portada", estado: "descartada", intentos: 1, deseo: {}, ruta: null },
    ],
  ];
  beforeEach(async () => {
    await sql`
      insert into auth.users (id, email, email_confirmed_at)
      values (${HEIR}, 'heredera@example.com', now()), (${OWNER}, 'antes@example.com', now())`;
    await sql`update negocios set user_id = ${OWNER} where id = ${free}`;
    await sql`insert into negocio_ayudantes (negocio_id, email, user_id) values (${free}, 'heredera@example.com', ${HEIR})`;
    await edit(OWNER, free, { telefono: "5550000002" });
    await edit(HEIR, free, { nombre: "De quien ayuda" });
    await sql`
      insert into negocio_ia (negocio_id, tipo, contenido, es_borrador, version) values (${free}, 'palabras', '{}', true, 'palabras-1')`;
    await sql`
      insert into ia_imagenes (negocio_id, tipo, estado, vence_at, intentos, es_borrador, deseo, ruta) values
        (${free}, 'logo', 'trabajando', now() + interval '1 minute', 2, false, '{"texto": "Mi abuela"}', null),
        (${free}, 'portada', 'lista', now(), 1, false, '{"texto": "Mi abuela"}', 'cover/a.webp')`;
  });
  afterEach(async () => {
    await sql`update negocios set user_id = ${PEOPLE.freeOwner}, is_deleted = false, deleted_at = null, denue_id = null, escritor = 'importador'
      where id = ${free}`;
    await sql`delete from negocio_propietarios where negocio_id = ${free}`;
    await sql`delete from auth.users where id in (${HEIR}, ${OWNER})`;
    await sql`delete from negocio_ia where negocio_id = ${free}`;
    await sql`delete from ia_imagenes where negocio_id = ${free}`;
  });

  it.each<[string, (() => Promise<unknown>)[]]>([
    ["whose business another gets", [async () => sql`update negocios set user_id = ${HEIR} where id = ${free}`]],
    ["whom an administrator replaces", [async () => sql`select private.move_owner(${free}, 'heredera@example.com')`]],
    ["whose account goes, with the business", [async () => sql`select release_account(${OWNER})`]],
    [
      "whose account goes, and leaves a listing of the census",
      [
        async () => sql`update negocios set denue_id = '77', escritor = 'importador' where id = ${free}`,
        async () => sql`select release_account(${OWNER})`,
      ],
    ],
    ["whose account is deleted by hand", [async () => sql`delete from auth.users where id = ${OWNER}`]],
  ])("%s", async (_, steps) => {
    const [logo] = await turns();
    for (const step of steps) await step();
    expect(await left()).toEqual(NOTHING);
    const finished = await sql`select finish_ai_picture(${logo?.turno ?? ""}, 'logo/a.webp') as is_ours`;
    expect(finished).toEqual([{ is_ours: false }]);
  });

  it("not while another owner stays", async () => {
    await sql`insert into negocio_propietarios (user_id, negocio_id) values (${PEOPLE.freeOwner}, ${free})`;
    await sql`select release_account(${OWNER})`;
    expect((await openRevision())?.cambios).toEqual({ nombre: "De quien ayuda" });
    expect(await left()).toMatchObject([1, 1, [{ estado: "trabajando" }, { estado: "lista", ruta: "cover/a.webp" }]]);
  });
});

describe("the international form of a number", () => {
  const NUMBERS = {
    telefono: "55 5000 0002",
    telefono_e164: "+525550000002",
    whatsapp: "55 5000 0003",
    whatsapp_e164: "+525550000003",
  };
  const stored = (id: string) => row(id, ...Object.keys(NUMBERS));
  const BEFORE = { telefono: "5550000001", telefono_e164: null, whatsapp: null, whatsapp_e164: null };
  beforeEach(() => sql`update negocios set escritor = 'importador', plan_type = 'premium' where id = ${premium}`);

  it("is stored with it, and is nothing that an owner is told of", async () => {
    const { telefono, whatsapp } = NUMBERS;
    expect(await edit(PEOPLE.premiumOwner, premium, NUMBERS)).toEqual({ stored: { telefono, whatsapp }, waiting: {} });
    expect(await stored(premium)).toEqual(NUMBERS);
    await edit(PEOPLE.premiumOwner, premium, { telefono: "5550000002" });
    expect(await stored(premium)).toEqual({ ...NUMBERS, telefono: "5550000002" });
    await edit(PEOPLE.premiumOwner, premium, { telefono: "5550000009" });
    expect(await stored(premium)).toEqual({ ...NUMBERS, telefono: "5550000009", telefono_e164: null });
  });

  it("waits with it, and is accepted with it", async () => {
    const { telefono, whatsapp } = NUMBERS;
    expect((await editFree(NUMBERS)).waiting).toEqual({ telefono, whatsapp });
    await editFree({ nombre: "Otro" });
    expect(await stored(free)).toEqual(BEFORE);
    expect(await decide((await openRevision())?.id ?? "", ["telefono"])).toBe("accepted");
    expect(await stored(free)).toEqual({ ...BEFORE, telefono, telefono_e164: NUMBERS.telefono_e164 });
  });

  it("goes with the number that takes the place of one that waits", async () => {
    await editFree(NUMBERS);
    await editFree({ telefono: "5550000004" });
    expect(await decide((await openRevision())?.id ?? "", ["telefono", "whatsapp"])).toBe("accepted");
    expect(await stored(free)).toEqual({ ...NUMBERS, telefono: "5550000004", telefono_e164: null });
  });

  it.each(["telefono_e164", "whatsapp_e164"])("is nobody's to write by the data API: %s", async (column) => {
    const changes = json({ telefono: "5550000002", [column]: "+525550000009" });
    expect(await runAs(sql, "premiumOwner", `select edit_own_business('${premium}', '${changes}')`)).toBe("42501");
  });
});

describe("the administrator", () => {
  const CHANGES = { nombre: "Otro", slug_categoria: "autos-y-talleres", telefono: "5550000002" };
  const propose = async (changes: Changes = CHANGES): Promise<string> => {
    await editFree(changes);
    return (await openRevision())?.id ?? "";
  };

  it("accepts all: it is public, under the same address", async () => {
    await sql`update negocios set telefono_e164 = '+525550000001' where id = ${free}`;
    expect(await decide(await propose(), Object.keys(CHANGES))).toBe("accepted");
    expect(await row(free, "nombre", "slug", "categoria", "slug_categoria", "telefono", "telefono_e164")).toEqual({
      ...CHANGES,
      ...{ slug: "gratis", categoria: "Autos y Talleres", telefono_e164: null },
    });
    expect(await revisions()).toMatchObject([{ estado: "aceptada", aceptados: Object.keys(CHANGES).sort() }]);
  });

  it("accepts some, and says why not the others", async () => {
    expect(
      await decide(await propose(), ["telefono", "telefono", null], { reason: "El nombre no es el del letrero" }),
    ).toBe("accepted");
    expect(await row(free, "nombre", "telefono")).toEqual({ nombre: "gratis", telefono: "5550000002" });
    expect(await revisions()).toMatchObject([
      { estado: "aceptada", aceptados: ["telefono"], motivo: "El nombre no es el del letrero" },
    ]);
    const read = "select cambios, aceptados, motivo from revisiones";
    expect(await runAs(sql, "freeOwner", read)).toHaveLength(1);
    expect(await runAs(sql, "stranger", read)).toHaveLength(0);
    expect(await runAs(sql, "freeOwner", "select decidida_por from revisiones")).toBe("42501");
  });

  it.each([[[]], [null], [[null]]])("accepts none by %j", async (accepted) => {
    expect(await decide(await propose(), accepted)).toBe("rejected");
    expect(await row(free, "nombre")).toEqual({ nombre: "gratis" });
    expect(await revisions()).toMatchObject([{ estado: "rechazada", aceptados: [] }]);
    // The owner may ask again.
    expect((await editFree({ nombre: "Otro" })).waiting).toEqual({ nombre: "Otro" });
  });

  it.each([
    ["all", Object.keys(CHANGES), "cambio_aceptado", []],
    ["some", ["telefono"], "cambio_aceptado", ["nombre", "slug_categoria"]],
    ["none", [], "cambio_rechazado", ["nombre", "slug_categoria", "telefono"]],
  ])("has the owner told once that %s were accepted", async (_, accepted, kind, refused) => {
    await sql`delete from correos`;
    const id = await propose();
    await decide(id, accepted, { reason: "Porque sí" });
    await decide(id, accepted);
    expect(await sql`select tipo, entidad, para, datos from correos`).toEqual([
      {
        ...{ tipo: kind, entidad: id, para: "freeowner@example.com" },
        datos: {
          ...{ nombre: accepted.includes("nombre") ? "Otro" : "gratis", slug: "gratis", motivo: "Porque sí" },
          ...{ aceptados: [...accepted].sort(), rechazados: refused },
        },
      },
    ]);
  });

  it("accepts nothing that was not asked for", async () => {
    const id = await propose();
    await expect(decide(id, ["nombre", "plan_type"])).rejects.toThrow("columna_desconocida");
    await expect(decide(id, ["direccion"])).rejects.toThrow("columna_desconocida");
    expect(await openRevision()).toMatchObject({ id });
  });

  it("alone decides, and once", async () => {
    const id = await propose();
    for (const reviewer of [PEOPLE.freeOwner, PEOPLE.stranger, free]) {
      await expect(decide(id, ["nombre"], { reviewer })).rejects.toMatchObject({ code: "42501" });
    }
    expect(await runAs(sql, "admin", `select decide_revision('${PEOPLE.admin}', '${id}', '{nombre}')`)).toBe("42501");
    const connections = postgres(url, { max: 5, onnotice: () => undefined });
    const outcomes = await Promise.all(
      Array.from(
        { length: 5 },
        async () =>
          (await connections`select decide_revision(${PEOPLE.admin}, ${id}, '{nombre}') as outcome`)[0]?.outcome,
      ),
    );
    await connections.end();
    expect(outcomes.sort()).toEqual(["accepted", "unknown", "unknown", "unknown", "unknown"]);
  });

  it("may have edited meanwhile: what is accepted is the owner's, the rest stays", async () => {
    const id = await propose();
    await sql`update negocios set escritor = 'administracion', nombre = 'De la administración', telefono = '5550000007' where id = ${free}`;
    expect(await decide(id, ["nombre"])).toBe("accepted");
    expect(await row(free, "nombre", "telefono")).toEqual({ nombre: "Otro", telefono: "5550000007" });
  });

  it("and the owner at the same moment leave either the one or the other", async () => {
    const id = await propose({ nombre: "Leído" });
    const connections = postgres(url, { max: 2, onnotice: () => undefined });
    const [decision] = await Promise.all([
      connections`select decide_revision(${PEOPLE.admin}, ${id}, '{nombre}') as outcome`,
      edit(PEOPLE.freeOwner, free, { nombre: "No leído" }, connections),
    ]);
    await connections.end();
    expect(await row(free, "nombre")).toEqual({ nombre: decision[0]?.outcome === "accepted" ? "Leído" : "gratis" });
    expect((await openRevision())?.cambios).toEqual({ nombre: "No leído" });
  });
});

describe("through the data API", () => {
  const PROMOTION = { titulo: "Dos por uno", fecha_inicio: "2026-01-01", fecha_fin: "2099-01-01" };
  const WAYS = {
    "an edit": `select edit_own_business('${premium}', '{"direccion": "Calle 9"}')`,
    "a new promotion": `insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin)
      values ('${premium}', 'Dos por uno', '2026-01-01', '2099-01-01')`,
    "a changed promotion": `update promociones set titulo = 'Otra' where negocio_id = '${premium}'`,
    "a deleted promotion": `delete from promociones where negocio_id = '${premium}'`,
  };
  const counted = (count: number, secondsAgo = 0) => sql`
    insert into private.ediciones_por_api values (${PEOPLE.premiumOwner}, now() - ${secondsAgo} * interval '1 second', ${count})
    on conflict (user_id) do update set desde = excluded.desde, cuantas = excluded.cuantas`;

  beforeEach(async () => {
    await sql`delete from private.ediciones_por_api`;
    await sql`update negocios set escritor = 'importador', plan_type = 'premium' where id = ${premium}`;
  });

  it.each(Object.entries(WAYS))("%s is one of thirty a minute of an account", async (_, statement) => {
    for (const [taken, secondsAgo, outcome] of [
      [29, 0, expect.any(Array)],
      [30, 0, "PT429"],
      [30, 60, expect.any(Array)],
    ] as const) {
      await counted(taken, secondsAgo);
      expect(await runAs(sql, "premiumOwner", statement)).toEqual(outcome);
    }
  });

  it("others, and the panel, are not counted with them", async () => {
    await counted(30);
    expect(await runAs(sql, "proOwner", `select edit_own_business('${pro}', '{"direccion": "Calle 9"}')`)).toHaveLength(
      1,
    );
    await edit(PEOPLE.premiumOwner, premium, { direccion: "Calle 9" });
    await sql`select save_promotion(${PEOPLE.premiumOwner}, ${premium}, gen_random_uuid(), ${json(PROMOTION)}::text::jsonb)`;
    expect(await sql`select cuantas from private.ediciones_por_api`).toEqual([{ cuantas: 30 }]);
  });
});
