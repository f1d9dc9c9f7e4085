import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { emptyLedger, ledgerOf, type Order, openLedger, paymentOf } from "./ledger";
import { BUSINESSES, PEOPLE } from "./people";

/** Attacks with an address that is not one's own: order, pay or not, and never in its owner's way. */
const VICTIM = "freeowner@example.com";
const LIMITS = { ofNetwork: 100, ofAll: 2000, ofOwner: 20 } as const;

let sql: postgres.Sql;
let ledger: ReturnType<typeof ledgerOf>;
let url: string;

beforeAll(async () => {
  const opened = await openLedger();
  ({ sql, ledger, url } = opened);
  return opened.close;
});
beforeEach(() => emptyLedger(sql));

const hex = (number: number): string => number.toString(16).padStart(32, "0");
const strangers = (options: Parameters<typeof ledger.order>[1] = {}) =>
  ledger.order("pro", { email: VICTIM, network: hex(1), ...options });
const link = (person: string = PEOPLE.freeOwner) => sql`select link_account(${person})`;
const buyerOf = async (order: Order) =>
  (await sql<{ user_id: string | null }[]>`select user_id from ordenes where id = ${order.id}`)[0]?.user_id;
const unfinished = () => sql`select id from list_unfinished_orders(${PEOPLE.freeOwner})`;
const unassigned = (person: string = PEOPLE.freeOwner) =>
  sql`select plan, months from list_unassigned_months(${person})`;
const now = () => new Date().toISOString();
const voucher = (order: Order) =>
  paymentOf(order, { status: "pending", detail: "pending_waiting_payment", approved_at: null, updated_at: now() });
const refusal = (order: Order, id: string) =>
  paymentOf(order, { id, status: "rejected", detail: "cc_rejected_high_risk", approved_at: null, updated_at: now() });

/** Rows of orders begun without an account, as many as it takes. */
const fill = (count: number, network: (index: number) => string, fields: { estado?: string; age?: string } = {}) =>
  sql`
    insert into ordenes ${sql(
      Array.from({ length: count }, (_, index) => ({
        email: "alguien@example.com",
        plan: "pro",
        monto_centavos: 30000,
        referencia: randomUUID(),
        red: network(index),
        estado: fields.estado ?? "creada",
        created_at: sql`now() - ${fields.age ?? "1 hour"}::interval` as unknown as string,
        expira_at: new Date(),
      })),
    )}`;

describe("an unpaid order begun without an account", () => {
  it.each<[string, (order: Order) => Record<string, unknown>[]]>([
    ["that nobody tried to pay", () => []],
    ["whose payment was rejected", (order) => [refusal(order, "1")]],
    ["whose voucher waits", (order) => [voucher(order)]],
    ["of which the money went back", (order) => [paymentOf(order, { status: "refunded", refunded: 30000 })]],
    ["for which the wrong amount was paid", (order) => [paymentOf(order, { amount: 1 })]],
  ])("%s is nobody's when the owner of the address signs in", async (_, payments) => {
    const order = await strangers();
    for (const payment of payments(order)) await ledger.apply(payment);
    await link();
    expect(await buyerOf(order)).toBeNull();
    expect(await unfinished()).toEqual([]);
    expect(await unassigned()).toEqual([]);
  });

  it("does not count as the owner's, before and after signing in", async () => {
    for (let index = 0; index < LIMITS.ofOwner; index += 1) await strangers();
    await link();
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free })).estado).toBe("creada");
  });

  it("is not made the owner's, nor the owner's a stranger's, nor one stranger's another's", async () => {
    const request = randomUUID();
    const own = await ledger.order("pro", { buyer: PEOPLE.freeOwner, request });
    const ids = [
      own.id,
      (await strangers({ request })).id,
      (await strangers({ request: randomUUID() })).id,
      (await strangers()).id,
      (await strangers()).id,
      (await ledger.order("pro", { email: "otra@example.com", network: hex(1), request })).id,
      (await ledger.order("premium", { email: VICTIM, network: hex(1), request })).id,
    ];
    expect(new Set(ids).size).toBe(ids.length);
    await link();
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner, request })).id).toBe(own.id);
  });

  it("is one for one form, also when it is sent a hundred times at once", async () => {
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const request = randomUUID();
    const parallel = ledgerOf(connections);
    const wish = { email: VICTIM, network: hex(1), request };
    const orders = await Promise.all(Array.from({ length: 100 }, () => parallel.order("pro", wish)));
    await connections.end();
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });

  it("is begun anew by the same form once it was paid, or is about to end", async () => {
    const request = randomUUID();
    const first = await strangers({ request });
    await ledger.apply(paymentOf(first));
    const second = await strangers({ request });
    expect(second.id).not.toBe(first.id);
    await sql`update ordenes set expira_at = now() + interval '30 minutes' where id = ${second.id}`;
    expect((await strangers({ request })).id).not.toBe(second.id);
  });
});

describe("a paid order begun without an account", () => {
  it("is handed over at the next sign-in of whoever confirms the address", async () => {
    const order = await ledger.order("pro", { email: "stranger@example.com" });
    await ledger.apply(paymentOf(order));
    await link(PEOPLE.stranger);
    expect(await buyerOf(order)).toBeNull();
    await sql`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.stranger}`;
    await link(PEOPLE.stranger);
    expect(await unassigned(PEOPLE.stranger)).toEqual([{ plan: "pro", months: 1 }]);
    await sql`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
  });

  it("is handed over as it is paid to somebody who has signed in meanwhile", async () => {
    const order = await strangers();
    await link();
    await ledger.apply(voucher(order));
    expect(await unassigned()).toEqual([]);
    await ledger.apply(paymentOf(order, { approved_at: now(), updated_at: new Date(Date.now() + 1000).toISOString() }));
    expect(await unassigned()).toEqual([{ plan: "pro", months: 1 }]);
  });

  it("is lost to nobody when sign-in and payment come at one moment", async () => {
    const order = await strangers();
    await sql`update auth.users set email_confirmed_at = null where id = ${PEOPLE.freeOwner}`;
    const connections = postgres(url, { max: 2, onnotice: () => undefined });
    const signIn = async () => connections`select link_account(${PEOPLE.freeOwner})`;
    const isWaiting = async () =>
      expect(
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%link_account%'`,
      ).toHaveLength(1);
    await connections
      .begin(async (paying) => {
        // The address is not confirmed yet, so nobody gets the order here.
        await ledgerOf(paying as unknown as postgres.Sql).apply(paymentOf(order));
        await sql`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.freeOwner}`;
        const linked = signIn();
        await eventually(isWaiting);
        return { linked };
      })
      .then(({ linked }) => linked);
    await connections.end();
    expect(await buyerOf(order)).toBe(PEOPLE.freeOwner);
  });

  it("does not count against its owner's orders of a day", async () => {
    for (let index = 0; index < LIMITS.ofOwner; index += 1) {
      await ledger.apply(paymentOf(await strangers(), { id: String(index + 1) }));
    }
    await link();
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner })).estado).toBe("creada");
  });
});

describe("orders begun without an account", () => {
  const refused = { code: "54000" };

  it("are bounded by network, whatever address they name, and an account is not", async () => {
    await fill(LIMITS.ofNetwork, () => hex(7));
    await expect(strangers({ network: hex(7) })).rejects.toMatchObject(refused);
    expect((await strangers({ network: hex(8) })).estado).toBe("creada");
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner, network: hex(7) })).estado).toBe("creada");
  });

  it("count those of one day that were not paid", async () => {
    await fill(LIMITS.ofNetwork, () => hex(7), { estado: "pagada" });
    await fill(LIMITS.ofNetwork, () => hex(7), { age: "25 hours" });
    expect((await strangers({ network: hex(7) })).estado).toBe("creada");
  });

  it("stop at the bound of a network, a hundred at once", async () => {
    await fill(LIMITS.ofNetwork - 3, () => hex(7));
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const parallel = ledgerOf(connections);
    const tries = Array.from({ length: 100 }, () => parallel.order("pro", { email: VICTIM, network: hex(7) }));
    const outcomes = await Promise.allSettled(tries);
    await connections.end();
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("from nowhere share one bound", async () => {
    for (let index = 0; index < LIMITS.ofNetwork; index += 1) await ledger.order("pro", { email: VICTIM });
    await expect(ledger.order("pro", { email: "otra@example.com" })).rejects.toMatchObject(refused);
  });

  it("are bounded in all, and an account is not", async () => {
    await fill(LIMITS.ofAll, hex);
    await expect(strangers({ network: hex(99_999) })).rejects.toMatchObject(refused);
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner })).estado).toBe("creada");
  });

  it("are looked up after those of accounts, unless somebody tried to pay them", async () => {
    const [early, tried] = [await strangers(), await strangers()];
    const own = await ledger.order("pro", { buyer: PEOPLE.freeOwner });
    await sql`update ordenes set preferencia_id = id`;
    await sql`update ordenes set revisada_at = now() - interval '1 day' where id in (${tried.id}, ${own.id})`;
    await ledger.apply(voucher(tried));
    const taken = await sql<{ id: string }[]>`select id from take_orders_to_review(2)`;
    expect(taken.map(({ id }) => id).sort()).toEqual([tried.id, own.id].sort());
    expect(await sql`select id from take_orders_to_review(2)`).toEqual([{ id: early.id }]);
  });

  it("are forgotten after two weeks without a payment, and their network after a day", async () => {
    await fill(1, () => hex(1), { age: "15 days" });
    await fill(1, () => hex(2), { age: "13 days" });
    await fill(1, () => hex(3), { age: "23 hours" });
    await sql`select purge_ledger()`;
    expect(await sql`select red from ordenes order by created_at`).toEqual([{ red: null }, { red: hex(3) }]);
  });
});
