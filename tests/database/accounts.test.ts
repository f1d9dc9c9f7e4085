import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { ledgerOf, paymentOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  sql = scratch.sql;
  return scratch.close;
});

const link = async (person: string) =>
  (await sql<{ linked: number }[]>`select link_account(${person}) as linked`)[0]?.linked;

describe("link_account", () => {
  it("gives nothing to an address that is not confirmed", async () => {
    await sql`update negocio_privado set email = 'stranger@example.com' where negocio_id = ${BUSINESSES.unowned}`;
    expect(await link(PEOPLE.stranger)).toBe(0);
    expect(await sql`select user_id from negocios where id = ${BUSINESSES.unowned}`).toEqual([{ user_id: null }]);
  });

  it("never takes a business that has an owner", async () => {
    await sql`update negocio_privado set email = 'linkedowner@example.com' where negocio_id = ${BUSINESSES.free}`;
    await sql`update auth.users set email_confirmed_at = now()`;
    expect(await link(PEOPLE.linkedOwner)).toBe(0);
    expect(await sql`select user_id from negocios where id = ${BUSINESSES.free}`).toEqual([
      { user_id: PEOPLE.freeOwner },
    ]);
  });

  it("gives what waits for a confirmed address, once, with profile and link", async () => {
    expect(await link(PEOPLE.stranger)).toBe(1);
    expect(await link(PEOPLE.stranger)).toBe(0);
    expect(await sql`select user_id from negocio_propietarios where negocio_id = ${BUSINESSES.unowned}`).toEqual([
      { user_id: PEOPLE.stranger },
    ]);
    expect(await sql`select user_id, plan_type from profiles where email = 'stranger@example.com'`).toEqual([
      { user_id: PEOPLE.stranger, plan_type: "free" },
    ]);
  });
});

describe("an account that goes", () => {
  it("is told before what becomes of each business, and leaves no trace of the person", async () => {
    await sql`update negocios set denue_id = '7' where id = ${BUSINESSES.unowned}`;
    await sql`update negocios set user_id = ${PEOPLE.stranger} where id = ${BUSINESSES.pro}`;
    await sql`update negocios set user_id = ${PEOPLE.stranger} where id = ${BUSINESSES.free}`;
    const ledger = ledgerOf(sql);
    await ledger.apply(paymentOf(await ledger.order("pro", { buyer: PEOPLE.stranger, business: BUSINESSES.free })));
    expect(await sql`select slug, outcome from preview_account_deletion(${PEOPLE.stranger}) order by slug`).toEqual([
      { slug: "gratis", outcome: "deleted" },
      { slug: "profesional", outcome: "shared" },
      { slug: "sin-dueno", outcome: "released" },
    ]);

    await sql`select release_account(${PEOPLE.stranger})`;
    await sql`delete from auth.users where id = ${PEOPLE.stranger}`;
    expect(
      await sql`
        select slug, user_id, is_deleted from negocios
        where id in (${BUSINESSES.free}, ${BUSINESSES.pro}, ${BUSINESSES.unowned}) order by slug`,
    ).toEqual([
      { slug: "gratis", user_id: null, is_deleted: true },
      { slug: "profesional", user_id: PEOPLE.linkedOwner, is_deleted: false },
      { slug: "sin-dueno", user_id: null, is_deleted: false },
    ]);
    const [traces] = await sql<{ found: number }[]>`
      select (select count(*) from ordenes where email = 'stranger@example.com' or referencia like 'stranger%')
        + (select count(*) from correos where para = 'stranger@example.com')
        + (select count(*) from negocio_privado where email = 'stranger@example.com')
        + (select count(*) from profiles where email = 'stranger@example.com') as found`;
    expect(Number(traces?.found)).toBe(0);
    expect(await sql`select estado from pagos where id = '1000'`).toEqual([{ estado: "approved" }]);
  });
});
