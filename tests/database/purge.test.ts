import { readdir } from "node:fs/promises";
import type postgres from "postgres";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = now()`;
    await database`update negocios set is_deleted = false, deleted_at = null`;
  });
  sql = scratch.sql;
  return scratch.close;
});

// Each test finds the world as it was: one connection, and a transaction that is taken back.
beforeEach(async () => {
  await sql`begin`;
});
afterEach(async () => {
  await sql`rollback`;
});

const DELETED_AT = "2026-01-10T18:00:00Z";
const LATER = "2026-02-10T18:00:00Z";
const markDeleted = (id: string) =>
  sql`update negocios set is_deleted = true, deleted_at = ${DELETED_AT} where id = ${id}`;
const removable = (at = LATER) =>
  sql<
    { id: string; pictures: { bucket: string; path: string }[] }[]
  >`select * from list_removable_businesses(100, ${at})`;
const remove = async (id: string, at = LATER) =>
  (await sql<{ removed: boolean }[]>`select remove_business(${id}, ${at}) as removed`)[0]?.removed;
const exists = async (id: string) => (await sql`select from negocios where id = ${id}`).length === 1;

describe("a deleted business", () => {
  it("stays thirty days, and is then removed once", async () => {
    await markDeleted(BUSINESSES.pending);
    expect(await removable("2026-02-09T17:59:00Z")).toEqual([]);
    expect(await remove(BUSINESSES.pending, "2026-02-09T17:59:00Z")).toBe(false);
    expect((await removable()).map(({ id }) => id)).toEqual([BUSINESSES.pending]);
    expect(await remove(BUSINESSES.pending)).toBe(true);
    expect(await remove(BUSINESSES.pending)).toBe(false);
    expect(await exists(BUSINESSES.pending)).toBe(false);
    expect(await sql`select from negocio_privado where negocio_id = ${BUSINESSES.pending}`).toHaveLength(0);
  });

  it("that came back meanwhile is left alone, as is one that nobody deleted", async () => {
    expect(await remove(BUSINESSES.premium)).toBe(false);
    await markDeleted(BUSINESSES.premium);
    expect((await removable()).map(({ id }) => id)).toEqual([BUSINESSES.premium]);
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${BUSINESSES.premium}`;
    expect(await remove(BUSINESSES.premium)).toBe(false);
    expect(await exists(BUSINESSES.premium)).toBe(true);
  });

  it("takes along what is in its own folders, and nobody else's", async () => {
    const own = [
      ["portadas", `portadas/${BUSINESSES.rejected}/a-1200.webp`],
      ["portadas", `portadas/${BUSINESSES.rejected}/a-1200-480.webp`],
      ["logos", `${BUSINESSES.rejected}/b.webp`],
      ["negocios", `gallery/${BUSINESSES.rejected}/c.webp`],
      ["promociones", `promociones/${BUSINESSES.rejected}/d.webp`],
    ] as const;
    const others = [
      ["portadas", `portadas/${BUSINESSES.free}/a-1200.webp`],
      ["portadas", `${BUSINESSES.rejected}.webp`],
      ["portadas", `${BUSINESSES.rejected}/${BUSINESSES.free}/a.webp`],
      ["portadas", "a.webp"],
    ] as const;
    for (const [bucket, path] of [...own, ...others]) {
      await sql`insert into storage.objects (bucket_id, name) values (${bucket}, ${path})`;
    }
    await markDeleted(BUSINESSES.rejected);
    const [row] = await removable();
    const found = row?.pictures.map(({ bucket, path }) => `${bucket}/${path}`).sort();
    expect(found).toEqual(own.map(([bucket, path]) => `${bucket}/${path}`).sort());
  });

  it("leaves its payments for the books", async () => {
    const ledger = ledgerOf(sql);
    const order = await ledger.order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free });
    await ledger.apply(paymentOf(order, { id: "77" }));
    await markDeleted(BUSINESSES.free);
    expect(await remove(BUSINESSES.free)).toBe(true);
    expect(
      await sql`select o.negocio_id, g.problema from ordenes o join pagos g on g.orden_id = o.id where g.id = '77'`,
    ).toEqual([{ negocio_id: null, problema: null }]);
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([]);
  });

  it("of the census does not come back with the next import", async () => {
    const row = { denue_id: "4711", nombre: "Tlapalería", slug: "tlapaleria", slug_categoria: "otros-negocios" };
    const runImport = () => sql`select import_denue(${sql.json([row])})`;
    const ids = async () =>
      (await sql<{ id: string }[]>`select id from negocios where denue_id = '4711'`).map(({ id }) => id);
    await runImport();
    const [id = ""] = await ids();
    await markDeleted(id);
    await runImport();
    expect(await ids()).toEqual([id]);
    expect(await remove(id)).toBe(true);
    await runImport();
    expect(await ids()).toEqual([]);
  });
});

describe("deployment_state", () => {
  const state = async () =>
    (await sql<{ state: Record<string, unknown> }[]>`select deployment_state() as state`)[0]?.state;

  it("tells what is there, and what is stuck", async () => {
    const ledger = ledgerOf(sql);
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: PEOPLE.freeOwner }), { id: "77" }));
    await sql`delete from correos`;
    expect(await state()).toMatchObject({
      public_buckets: ["business_assets", "gallery", "logos", "negocios", "portadas", "promociones"],
      published_tables: ["public.cambios"],
      has_change_webhook: false,
      administrators: 1,
      late_mails: 0,
      failed_mails: 0,
      withheld_mails: 0,
      payment_problems: 0,
    });
    await sql`select private.queue_mail('recibo', n::text, 'a@example.com', '{}') from generate_series(1, 3) n`;
    await sql`update correos set created_at = now() - interval '1 hour'`;
    await sql`update correos set estado = 'fallido' where entidad = '1'`;
    await sql`update pagos set problema = 'monto', estado = 'approved' where id = '77'`;
    await sql`
      insert into ia_usos (tipo, dia, costo) select 'moderacion', d::date, 1250000
      from unnest(array[date_trunc('month', now() at time zone 'America/Mexico_City'), now() - interval '40 days']) d`;
    expect(await state()).toMatchObject({ backup_age_seconds: null });
    await sql`insert into private.respaldos (tipo, hecho_at, carpeta) values ('respaldo', now() - interval '1 day', '/x')`;
    expect(await state()).toMatchObject({
      ...{ waiting_mails: 2, oldest_mail_seconds: 3600, late_mails: 2, failed_mails: 1 },
      ...{ payment_problems: 1, backup_age_seconds: 86_400, ai_month_pesos: 1.25 },
    });
  });

  it("lists the migrations that were applied", async () => {
    const files = await readdir("supabase/migrations");
    expect((await state())?.migrations).toEqual(files.map((file) => file.split("_")[0]).sort());
  });
});
