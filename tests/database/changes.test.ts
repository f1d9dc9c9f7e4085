import postgres from "postgres";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cacheTags } from "@/lib/caching/cache-tags";
import { BUSINESSES, insertWorld } from "./people";
import { openScratch } from "./scratch";

const { sql, url, close } = await openScratch(insertWorld);
const others = Array.from({ length: 4 }, () => postgres(url, { max: 1, onnotice: () => undefined }));
const [other = sql] = others;
afterAll(async () => {
  await Promise.all(others.map((each) => each.end()));
  await close();
});
beforeEach(async () => {
  await sql`delete from cambios_pendientes`;
  await sql`delete from private.nodos`;
});

type Answer = { head: number; reach: number; settled: number; changed: Record<string, number>; due_ms: number | null };
type Look = { node?: string; passed?: number | null; lease?: number; by?: typeof sql };

/** One look of a node at the log. */
async function follow({ node = "nodo", passed = null, lease = 0, by = sql }: Look = {}): Promise<Answer> {
  const [row] = await by<{ row: Answer }[]>`
    select to_jsonb(f) as row from follow_changes(${node}, ${passed}, ${lease}) f`;
  if (!row) throw new Error("no row");
  return row.row;
}
const { head: beginning } = await follow();

/** Rows of the outbox, and the tags that a node hears of which had passed all before. */
const waiting = async () => {
  const [{ rows = 0, last = 0 } = {}] = await sql<{ rows: number; last: number }[]>`
    select (select count(*) from cambios_pendientes)::int as rows, (select ultima from private.posiciones)::int as last`;
  return { rows, tags: Object.keys((await follow({ passed: last })).changed).toSorted() };
};
const counter = async () => Number((await sql`select version from cambios where tema = 'negocios'`)[0]?.version);

describe("the outbox", () => {
  it("is empty while nothing changes", async () => {
    await sql`update negocios set visitas = visitas + 1, clics = clics + 1`;
    expect(await waiting()).toEqual({ rows: 0, tags: [] });
  });

  const hidden = sql([BUSINESSES.pending, BUSINESSES.rejected, BUSINESSES.deleted]);

  it.each([
    ["an edit that changes nothing", () => sql`update negocios set nombre = nombre, telefono = telefono`],
    ["an edit of what is hidden", () => sql`update negocios set nombre = 'Otro' where id in ${hidden}`],
    [
      "a registration that waits",
      () =>
        sql`insert into negocios (slug, nombre, categoria, is_approved) values ('espera', 'Espera', 'Otros Negocios', null)`,
    ],
    ["the end of one that waited", () => sql`delete from negocios where slug = 'espera'`],
    ["a promotion that stays as it is", () => sql`update promociones set titulo = titulo`],
    ["a promotion of what is hidden", () => sql`update promociones set titulo = 'X' where negocio_id in ${hidden}`],
    [
      "a promotion that the plan does not show",
      () => sql`update promociones set titulo = 'X' where negocio_id in ${sql([BUSINESSES.free, BUSINESSES.pro])}`,
    ],
    [
      "a promotion that has ended",
      () =>
        sql`insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${BUSINESSES.premium}, 'Fue', '2020-01-01', '2020-01-02')`,
    ],
    ["an ended promotion that goes", () => sql`delete from promociones where titulo = 'Fue'`],
  ])("is empty after %s: nobody sees a difference", async (_, change) => {
    await change();
    expect(await waiting()).toEqual({ rows: 0, tags: [] });
  });

  it.each([
    ["is published", () => sql`update negocios set is_approved = true where id = ${BUSINESSES.pending}`],
    [
      "is deleted",
      () => sql`update negocios set is_deleted = true, deleted_at = now() where id = ${BUSINESSES.pending}`,
    ],
    ["is named otherwise while hidden", () => sql`update negocios set slug = 'luego' where id = ${BUSINESSES.pending}`],
    [
      "comes back",
      () =>
        sql`update negocios set is_deleted = false, deleted_at = null, slug = 'pendiente' where id = ${BUSINESSES.pending}`,
    ],
    ["is withdrawn", () => sql`update negocios set is_approved = null where id = ${BUSINESSES.pending}`],
  ])("names a business that %s", async (_, change) => {
    await change();
    expect((await waiting()).tags).toContain(cacheTags.business("pendiente"));
  });

  it.each([
    [
      "begins later",
      () =>
        sql`insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin) values (${BUSINESSES.premium}, 'Va', '2099-01-01', '2099-01-02')`,
    ],
    [
      "ends earlier than it did",
      () => sql`update promociones set fecha_inicio = '2020-01-01', fecha_fin = '2020-01-02' where titulo = 'Va'`,
    ],
    ["lasts longer than it did", () => sql`update promociones set fecha_fin = '2099-01-02' where titulo = 'Va'`],
    ["goes", () => sql`delete from promociones where titulo = 'Va'`],
  ])("names the business whose promotion %s", async (_, change) => {
    await change();
    expect((await waiting()).tags).toEqual([cacheTags.business("premium")]);
  });

  it.each<[string, boolean, () => Promise<unknown>]>([
    [
      "is edited",
      false,
      () => sql`update negocios set nombre = 'Otra vez', descripcion = 'Texto' where id = ${BUSINESSES.free}`,
    ],
    ["loses a text", true, () => sql`update negocios set descripcion = null where id = ${BUSINESSES.free}`],
    ["gets one", false, () => sql`update negocios set descripcion = 'Texto' where id = ${BUSINESSES.free}`],
    [
      "hides where it is",
      true,
      () => sql`update negocios set direccion_aproximada = true where id = ${BUSINESSES.free}`,
    ],
    ["is withdrawn", true, () => sql`update negocios set is_approved = null where id = ${BUSINESSES.free}`],
    ["is published", false, () => sql`update negocios set is_approved = true where id = ${BUSINESSES.free}`],
    [
      "is deleted",
      true,
      () => sql`update negocios set is_deleted = true, deleted_at = now() where id = ${BUSINESSES.free}`,
    ],
    [
      "comes back",
      false,
      () =>
        sql`update negocios set is_deleted = false, deleted_at = null, direccion_aproximada = false where id = ${BUSINESSES.free}`,
    ],
  ])("of a business that %s it says whether something was taken away: %s", async (_, isTaken, change) => {
    await change();
    const { tags } = await waiting();
    expect(tags).toContain(cacheTags.business("gratis"));
    expect(tags.includes("withdrawn")).toBe(isTaken);
  });

  it("names a changed business, its category and the lists", async () => {
    await sql`update negocios set nombre = 'Otro' where id = ${BUSINESSES.free}`;
    expect((await waiting()).tags).toEqual(
      [cacheTags.business("gratis"), cacheTags.businesses, cacheTags.category("otros-negocios")].toSorted(),
    );
  });

  it("names both slugs, both categories and both activities of a business that moves", async () => {
    await sql`update negocios set actividad = 'Herrería' where id = ${BUSINESSES.free}`;
    await sql`delete from cambios_pendientes`;
    await sql`update negocios set slug = 'gratis-nuevo', slug_categoria = 'autos-y-talleres', actividad = 'Taller mecánico' where id = ${BUSINESSES.free}`;
    const { tags } = await waiting();
    expect(tags).toEqual(
      expect.arrayContaining([
        cacheTags.business("gratis"),
        cacheTags.business("gratis-nuevo"),
        cacheTags.category("otros-negocios"),
        cacheTags.category("autos-y-talleres"),
        cacheTags.activity("herreria"),
        cacheTags.activity("taller-mecanico"),
      ]),
    );
  });

  it("names the business whose promotion changes", async () => {
    await sql`update promociones set titulo = 'Otra' where negocio_id = ${BUSINESSES.premium}`;
    expect((await waiting()).tags).toEqual([cacheTags.business("premium")]);
  });

  it("has one row for a batch of an import, though one of its rows is refused", async () => {
    const row = (id: number) => ({
      denue_id: `${id}`,
      nombre: "Café",
      slug: "cafe",
      slug_categoria: "alimentos-y-bebidas",
    });
    await sql`select import_denue(${sql.json(Array.from({ length: 60 }, (_, at) => row(at + 1)))})`;
    expect(await waiting()).toEqual({
      rows: 1,
      tags: [cacheTags.businesses, cacheTags.category("alimentos-y-bebidas"), cacheTags.everyBusiness].toSorted(),
    });
    await sql`delete from cambios_pendientes`;
    const changed = [1, 2, 3].map((id) => ({ ...row(id), nombre: id === 2 ? "" : "Café nuevo" }));
    const [imported] = await sql`select import_denue(${sql.json(changed)}) as result`;
    expect(imported?.result).toMatchObject({ updated: 2, refused: [{ id: "2", rule: "negocios_nombre_check" }] });
    expect((await waiting()).rows).toBe(2);
    await sql`delete from negocios where denue_id is not null`;
  });

  it("takes nothing from a transaction that is rolled back", async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`update negocios set nombre = 'Nunca' where id = ${BUSINESSES.free}`;
        throw new Error("roll back");
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual({ rows: 0, tags: [] });
  });

  it("answers a burst with one tag for all business pages", async () => {
    await sql`insert into negocios (slug, nombre, categoria, is_approved) select 'rafaga-' || n, 'Ráfaga', 'Otros Negocios', true from generate_series(1, 60) n`;
    const { tags } = await waiting();
    expect(tags).toEqual(
      [cacheTags.businesses, cacheTags.category("otros-negocios"), cacheTags.everyBusiness].toSorted(),
    );
    await sql`delete from negocios where nombre = 'Ráfaga'`;
  });
});

const rename = (business: string, by = sql) => by`update negocios set nombre = nombre || '.' where id = ${business}`;
const PRO = cacheTags.business("profesional");
const PREMIUM = cacheTags.business("premium");

describe("the log", () => {
  it("tells a node what has changed since what it has passed, until it has passed that, too", async () => {
    const { head: before } = await follow({ passed: beginning });
    await rename(BUSINESSES.premium);
    const first = await follow({ passed: before });
    expect(first.changed).toHaveProperty(PREMIUM, first.head);
    await rename(BUSINESSES.pro);
    const second = await follow({ passed: first.head });
    expect(second.head).toBeGreaterThan(first.head);
    expect(Object.keys(second.changed)).toContain(PRO);
    expect(Object.keys(second.changed)).not.toContain(PREMIUM);
    expect(await follow({ passed: second.head })).toMatchObject({
      head: second.head,
      settled: second.head,
      changed: {},
    });
  });

  it("tells a node that has just begun of everything that it reaches back to", async () => {
    await rename(BUSINESSES.premium);
    const { head } = await follow();
    await follow({ passed: head });
    expect(await sql`select from cambios_pendientes`).toHaveLength(0);
    expect(await follow({ node: "nuevo", passed: 0 })).toMatchObject({ head, changed: { [PREMIUM]: head } });
  });

  it("tells a node that says nothing of what it has passed by what it said before", async () => {
    await rename(BUSINESSES.premium);
    const { head } = await follow({ node: "plataforma" });
    await follow({ node: "plataforma", passed: head });
    await rename(BUSINESSES.pro);
    const { changed } = await follow({ node: "plataforma" });
    expect([Object.keys(changed).includes(PRO), Object.keys(changed).includes(PREMIUM)]).toEqual([true, false]);
  });

  it("tells a node of another history of everything: the database was restored", async () => {
    await rename(BUSINESSES.premium);
    const { head } = await follow();
    await follow({ passed: head });
    const answer = await follow({ passed: head + 1000 });
    expect([answer.head, answer.changed[PREMIUM]]).toEqual([head, head]);
  });

  it("misses nothing that was written first and committed last", async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const slow = other.begin(async (transaction) => {
      await rename(BUSINESSES.premium, transaction as unknown as typeof sql);
      written();
      await mayCommit;
    });
    await isWritten;
    const { head: before } = await follow();
    await rename(BUSINESSES.pro);
    const quick = await follow({ passed: before });
    expect(Object.keys(quick.changed)).toContain(PRO);
    await follow({ passed: quick.head });
    commit();
    await slow;
    const late = await follow({ passed: quick.head });
    expect(late.head).toBeGreaterThan(quick.head);
    expect(late.changed).toHaveProperty(PREMIUM, late.head);
  });

  it("gives what many followers find at once one position each, and loses none of it", async () => {
    const { head: before } = await follow();
    await Promise.all(
      others.map(async (by, index) => {
        for (let n = 0; n < 10; n += 1) {
          if (index === 0) await rename(BUSINESSES.premium, by);
          else await follow({ node: `nodo-${index}`, passed: before, lease: 1, by });
        }
      }),
    );
    const { changed, head } = await follow({ passed: before });
    expect(changed[PREMIUM]).toBe(head);
    expect(await sql`select from cambios_pendientes where posicion is null`).toHaveLength(0);
  });

  it("is kept for a day, and says how far it reaches back", async () => {
    await rename(BUSINESSES.premium);
    const { head: old } = await follow();
    await follow({ passed: old });
    await sql`update private.cambios_pasados set created_at = now() - interval '25 hours'`;
    await rename(BUSINESSES.pro);
    const { head } = await follow({ passed: old });
    await follow({ passed: head });
    const answer = await follow({ node: "nuevo", passed: 0 });
    expect(answer).toMatchObject({ head, reach: old });
    expect(Object.keys(answer.changed)).not.toContain(PREMIUM);
  });
});

describe("live nodes", () => {
  const LEASE = 60_000;
  /** Two nodes that have passed everything. */
  async function two() {
    const { head } = await follow({ node: "a", passed: 0 });
    for (const node of ["a", "b"]) await follow({ node, passed: head, lease: LEASE });
    await rename(BUSINESSES.premium);
    const changed = await follow({ node: "a", passed: head, lease: LEASE });
    return { before: head, after: changed.head };
  }
  const end = (node: string) => sql`update private.nodos set vence_at = clock_timestamp() where nombre = ${node}`;

  it("are waited for: until all have passed a change, it is not settled, and the counter does not rise", async () => {
    await sql`delete from private.anuncios`;
    await sql`update cambios set updated_at = now() - interval '1 hour'`;
    const { before, after } = await two();
    const rises = await counter();
    expect((await follow({ node: "a", passed: after, lease: LEASE })).settled).toBe(before);
    expect(await counter()).toBe(rises);
    expect((await follow({ node: "b", passed: before, lease: LEASE })).changed).toHaveProperty(PREMIUM);
    expect((await follow({ node: "a", passed: after, lease: LEASE })).settled).toBe(before);
    expect((await follow({ node: "b", passed: after, lease: LEASE })).settled).toBe(after);
    expect(await counter()).toBe(rises + 1);
  });

  it("are waited for until their lease has ended, which grows only while they have passed everything", async () => {
    const { before, after } = await two();
    await end("b");
    // It looks, but does not pass: a process of it hangs.
    await follow({ node: "b", passed: before, lease: LEASE });
    expect((await follow({ node: "a", passed: after, lease: LEASE })).settled).toBe(after);
  });

  it("that were away hear of what they missed", async () => {
    const { before, after } = await two();
    await end("b");
    await follow({ node: "a", passed: after, lease: LEASE });
    expect(await follow({ node: "b", passed: before, lease: LEASE })).toMatchObject({
      head: after,
      changed: { [PREMIUM]: after },
    });
  });

  it("that ended a day ago are forgotten", async () => {
    await two();
    await sql`update private.nodos set vence_at = now() - interval '25 hours' where nombre = 'b'`;
    await follow({ node: "a", passed: 0, lease: LEASE });
    expect(await sql`select nombre from private.nodos`).toEqual([{ nombre: "a" }]);
  });
});

describe("what the build before asks", () => {
  it("passes the rows that it names, and only those", async () => {
    await rename(BUSINESSES.premium);
    const [{ ids = [] } = {}] = await sql<{ ids: string[] }[]>`select ids from pending_changes()`;
    await rename(BUSINESSES.pro);
    await sql`select announce_changes(${ids}::bigint[])`;
    const left = async () => (await sql<{ tags: string[] }[]>`select tags from pending_changes()`)[0]?.tags;
    expect(await left()).toContain(PRO);
    const [{ ids: all = [] } = {}] = await sql<{ ids: string[] }[]>`select ids from pending_changes()`;
    await sql`select announce_changes(${all}::bigint[])`;
    expect(await left()).toBeUndefined();
  });
});

describe("the counter", () => {
  beforeEach(async () => {
    await sql`delete from private.anuncios`;
    await sql`update cambios set updated_at = now() - interval '1 hour'`;
  });

  /** Announces what waits. @returns in how many milliseconds to ask again, and how far the counter rose */
  const announce = async () => {
    const before = await counter();
    const { head } = await follow();
    const { due_ms } = await follow({ passed: head });
    return [due_ms, (await counter()) - before];
  };
  /** Lets time pass for what was announced. */
  const pass = async (seconds: number) => {
    await sql`update cambios set updated_at = updated_at - ${seconds} * interval '1 second'`;
    await sql`update private.anuncios set anunciado_at = anunciado_at - ${seconds} * interval '1 second'`;
  };
  const within = (most: number) => expect.toSatisfy((wait) => wait > 0 && wait <= most, `at most ${most} ms`);

  it("rises once for whatever waits, and does not when nothing does", async () => {
    await rename(BUSINESSES.free);
    await rename(BUSINESSES.pro);
    expect(await announce()).toEqual([null, 1]);
    expect(await announce()).toEqual([null, 0]);
  });

  it("rises once a second, whoever changes something", async () => {
    await rename(BUSINESSES.free);
    await announce();
    await rename(BUSINESSES.pro);
    expect(await announce()).toEqual([within(1000), 0]);
    await rename(BUSINESSES.premium);
    expect(await announce()).toEqual([within(1000), 0]);
    await pass(1);
    expect(await announce()).toEqual([null, 1]);
    expect(await announce()).toEqual([null, 0]);
  });

  it("rises once in ten seconds for one business, and tells of it sooner with the change of another", async () => {
    await rename(BUSINESSES.pro);
    await announce();
    await pass(5);
    await rename(BUSINESSES.pro);
    expect(await announce()).toEqual([within(5000), 0]);
    await rename(BUSINESSES.free);
    expect(await announce()).toEqual([null, 1]);
    await pass(2);
    // The ten seconds begin anew with what was told meanwhile.
    await rename(BUSINESSES.pro);
    expect(await announce()).toEqual([within(8000), 0]);
    await pass(8);
    expect(await announce()).toEqual([null, 1]);
  });

  it("rises at once for what is withdrawn", async () => {
    await rename(BUSINESSES.pro);
    await announce();
    await sql`update negocios set is_approved = null where id = ${BUSINESSES.pro}`;
    expect(await announce()).toEqual([null, 1]);
    await sql`update negocios set is_approved = true where id = ${BUSINESSES.pro}`;
  });

  it("keeps nothing of what was announced longer than ten seconds ago", async () => {
    await rename(BUSINESSES.pro);
    await announce();
    await pass(10);
    await rename(BUSINESSES.premium);
    await announce();
    expect(await sql`select negocios from private.anuncios`).toEqual([{ negocios: [PREMIUM] }]);
  });
});
