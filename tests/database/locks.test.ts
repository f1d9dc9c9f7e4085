import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { ledgerOf, type Order, openLedger, paymentOf } from "./ledger";
import { PEOPLE } from "./people";

/** The one order of locks (…_ledger.sql): a payment that is being applied, and what else may touch the same business meanwhile. */
let sql: postgres.Sql;
let other: postgres.Sql;

beforeAll(async () => {
  const scratch = await openLedger();
  sql = scratch.sql;
  other = postgres(scratch.url, { max: 1, onnotice: () => undefined });
  return scratch.close;
});
afterAll(() => other.end());

async function aPerson(): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.com`}, now())`;
  return id;
}
async function aBusiness(owner: string | null, fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await sql`insert into negocios ${sql({ id, slug: `n-${id}`, nombre: "Tienda", categoria: "Otros Negocios", is_approved: true, user_id: owner, escritor: "importador", ...fields })}`;
  return id;
}
const anOrder = (buyer: string, business: string) => ledgerOf(sql).order("pro", { buyer, business });

type Scene = { order: Order; payment?: object; meanwhile: string; outcomes: readonly unknown[] };

/** Actions at the same time, and their possible outcomes once the payment has been applied. */
const SCENES: Readonly<Record<string, () => Promise<Scene>>> = {
  "the business is merged into another": async () => {
    const [owner, kept] = [await aPerson(), await aBusiness(null)];
    const merged = await aBusiness(owner);
    const order = await anOrder(owner, merged);
    return { order, meanwhile: `merge_businesses('${PEOPLE.admin}', '${kept}', '${merged}')`, outcomes: ["paid"] };
  },
  "another is merged into the business": async () => {
    const [owner, merged] = [await aPerson(), await aBusiness(null)];
    const kept = await aBusiness(owner);
    const order = await anOrder(owner, kept);
    return { order, meanwhile: `merge_businesses('${PEOPLE.admin}', '${kept}', '${merged}')`, outcomes: ["merged"] };
  },
  "it gets another owner": async () => {
    const owner = await aPerson();
    const business = await aBusiness(owner);
    const order = await anOrder(owner, business);
    const [row] = await sql<
      { version: string }[]
    >`select md5(private.administered_state(${business})::text) as version`;
    const meanwhile = `save_administered_business('${PEOPLE.admin}', '${business}', '{}', '${row?.version}', 'stranger@example.com', true)`;
    return { order, meanwhile, outcomes: ["saved"] };
  },
  "its buyer, who has changed the address since, leaves": async () => {
    const owner = await aPerson();
    const order = await anOrder(owner, await aBusiness(owner));
    await sql`update auth.users set email = ${`nuevo-${owner}@example.com`} where id = ${owner}`;
    return { order, meanwhile: `release_account('${owner}')`, outcomes: [true] };
  },
  "plans lapse, one of the same owner among them": async () => {
    const owner = await aPerson();
    const ids = [await aBusiness(owner), await aBusiness(owner)].sort();
    await sql`select lapse_plans('review-free')`;
    await sql`update negocios set plan_type = 'pro', escritor = 'pagos' where id in ${sql(ids)}`;
    await sql`insert into profiles (user_id, email) values (${owner}, ${`${owner}@example.com`})`;
    const order = await anOrder(owner, ids[1] ?? "");
    return { order, meanwhile: "lapse_plans('review-free')", outcomes: [1] };
  },
  "it is removed for good, and the payment given back": async () => {
    const owner = await aPerson();
    const business = await aBusiness(owner);
    const order = await anOrder(owner, business);
    const id = String(Math.floor(1e9 + Math.random() * 1e9));
    expect(await ledgerOf(sql).apply(paymentOf(order, { id }))).toBe("granted");
    await sql`update negocios set is_deleted = true, deleted_at = now() - interval '31 days' where id = ${business}`;
    const payment = { id, status: "refunded", refunded: order.monto_centavos, updated_at: "2026-02-01T18:00:00Z" };
    return { order, payment, meanwhile: `remove_business('${business}')`, outcomes: [true] };
  },
};

describe("while a payment is applied", () => {
  it.each(Object.entries(SCENES))("%s: both come to an end", async (_, scene) => {
    const { order, payment, meanwhile, outcomes } = await scene();
    const id = String(Math.floor(1e9 + Math.random() * 1e9));
    const [{ pid } = { pid: 0 }] = await other<{ pid: number }[]>`select pg_backend_pid() as pid`;
    let answer: Promise<unknown> = Promise.resolve();
    const applied = await sql.begin(async (transaction) => {
      // As far as apply_payment() comes before it needs the business.
      await transaction`select private.lock_buyer(o.email) from ordenes o where o.id = ${order.id}`;
      await transaction`select from ordenes o where o.id = ${order.id} for update`;
      await transaction`select private.lock_business(o.negocio_id) from ordenes o where o.id = ${order.id}`;
      answer = other.unsafe(`select ${meanwhile} as answer`).then(
        ([row]) => row?.answer,
        ({ code }) => code,
      );
      await eventually(async () => {
        const waiting = await transaction`select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      return ledgerOf(transaction).apply(paymentOf(order, { id, ...payment }));
    });
    expect(applied).toBe(payment ? "revoked" : "granted");
    expect(outcomes).toContain(await answer);
  });
});
