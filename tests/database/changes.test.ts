import { beforeEach, describe, expect, it } from "vitest";
import { cacheTags } from "@/lib/caching/cache-tags";
import { BUSINESSES, openWorld } from "./people";

const sql = await openWorld();
beforeEach(async () => {
  await sql`delete from cambios_pendientes`;
});

const waiting = async () => {
  const [row] = await sql<{ ids: string[]; tags: string[] }[]>`select * from pending_changes()`;
  return { ids: row?.ids ?? [], tags: (row?.tags ?? []).toSorted() };
};
const counter = async () => Number((await sql`select version from cambios where tema = 'negocios'`)[0]?.version);

describe("the outbox", () => {
  it("is empty while nothing changes", async () => {
    await sql`update negocios set visitas = visitas + 1, clics = clics + 1`;
    expect(await waiting()).toEqual({ ids: [], tags: [] });
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
    expect(await waiting()).toEqual({ ids: [], tags: [] });
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
      ids: [expect.anything()],
      tags: [cacheTags.businesses, cacheTags.category("alimentos-y-bebidas"), cacheTags.everyBusiness].toSorted(),
    });
    await sql`delete from cambios_pendientes`;
    const changed = [1, 2, 3].map((id) => ({ ...row(id), nombre: id === 2 ? "" : "Café nuevo" }));
    const [imported] = await sql`select import_denue(${sql.json(changed)}) as result`;
    expect(imported?.result).toMatchObject({ updated: 2, refused: [{ id: "2", rule: "negocios_nombre_check" }] });
    expect((await waiting()).ids.length).toBe(2);
    await sql`delete from negocios where denue_id is not null`;
  });

  it("takes nothing from a transaction that is rolled back", async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`update negocios set nombre = 'Nunca' where id = ${BUSINESSES.free}`;
        throw new Error("roll back");
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual({ ids: [], tags: [] });
  });

  it("answers a burst with one tag for all business pages", async () => {
    await sql`insert into negocios (slug, nombre, categoria, is_approved) select 'rafaga-' || n, 'Ráfaga', 'Otros Negocios', true from generate_series(1, 60) n`;
    const { tags } = await waiting();
    expect(tags).toEqual(
      [cacheTags.businesses, cacheTags.category("otros-negocios"), cacheTags.everyBusiness].toSorted(),
    );
    await sql`delete from negocios where nombre = 'Ráfaga'`;
  });

  it("forgets what was announced, and only that", async () => {
    await sql`update negocios set nombre = 'Uno' where id = ${BUSINESSES.free}`;
    const { ids } = await waiting();
    await sql`update negocios set nombre = 'Dos' where id = ${BUSINESSES.pro}`;
    await sql`select announce_changes(${ids}::bigint[])`;
    expect((await waiting()).tags).toContain(cacheTags.business("profesional"));
    expect((await waiting()).tags).not.toContain(cacheTags.business("gratis"));
  });
});

describe("the counter", () => {
  beforeEach(async () => {
    await sql`delete from private.anuncios`;
    await sql`update cambios set updated_at = now() - interval '1 hour'`;
  });

  let names = 0;
  const rename = (business: string) => {
    names += 1;
    return sql`update negocios set nombre = ${`Nombre ${names}`} where id = ${business}`;
  };
  /** Announces what waits. @returns in how many milliseconds to ask again, and how far the counter rose */
  const announce = async () => {
    const before = await counter();
    const { ids } = await waiting();
    const [row] = await sql<{ wait: number | null }[]>`select announce_changes(${ids}::bigint[]) as wait`;
    return [row?.wait ?? null, (await counter()) - before];
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
    await announce();
    expect(await sql`select from private.anuncios`).toHaveLength(0);
  });
});
