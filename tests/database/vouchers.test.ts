import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyLedger, ledgerOf, type Order, openLedger, paymentOf } from "./ledger";
import { BUSINESSES, PEOPLE } from "./people";

const LINK = "https://www.mercadopago.com.mx/payments/1000/ticket?hash=a-b";
const NOW = new Date("2026-02-01T18:00:00Z");
const LAST_MOMENT = "2026-02-04T05:59:59Z";
const LATER = "2026-02-04T06:00:00Z";
const EMAIL = "freeowner@example.com";

let sql: postgres.Sql;
let ledger: ReturnType<typeof ledgerOf>;
let url: string;

beforeAll(async () => {
  const opened = await openLedger();
  ({ sql, ledger, url } = opened);
  return opened.close;
});
beforeEach(async () => {
  await emptyLedger(sql);
  await sql`delete from private.correos_retenidos`;
});

const owner = { buyer: PEOPLE.freeOwner, business: BUSINESSES.free };
/** An order, begun an hour before its voucher unless said otherwise. */
const begin = (plan: string, options: Parameters<typeof ledger.order>[1] = owner, at = "2026-02-01T12:00:00Z") =>
  ledger.order(plan, { ...options, at });
const voucherOf = (order: Order, fields: Record<string, unknown> = {}) =>
  paymentOf(order, {
    status: "pending",
    detail: "pending_waiting_payment",
    method: "ticket",
    approved_at: null,
    voucher_url: LINK,
    expires_at: LAST_MOMENT,
    updated_at: "2026-02-01T13:00:00Z",
    ...fields,
  });
const cardOf = (order: Order, fields: Record<string, unknown> = {}) =>
  paymentOf(order, {
    id: "2000",
    approved_at: "2026-02-01T14:00:00Z",
    updated_at: "2026-02-01T14:00:00Z",
    ...fields,
  });
const apply = (payment: Record<string, unknown>, at = NOW) => ledger.apply(payment, { at });

const open = async (order: Order, at: string | Date = NOW) =>
  (
    await sql<{ comprobante_url: string | null; monto_centavos: string; plan_pagado: string | null }[]>`
      select comprobante_url, monto_centavos, vence_at, plan_pagado from open_voucher(${order.id}, ${at})`
  )[0];
const listed = (at: string | Date = NOW) => sql<{ pago_estado: string; plan_pagado: string | null }[]>`
  select pago_estado, comprobante_url, vence_at, plan_pagado from list_unfinished_orders(${PEOPLE.freeOwner}, ${at})`;
const mails = () => sql<{ tipo: string; para: string; datos: Record<string, unknown> }[]>`
  select tipo, para, datos from correos order by id`;

describe("a cash voucher", () => {
  it("is kept with its payment, and shown to its buyer until it is paid", async () => {
    const order = await begin("premium");
    await apply(voucherOf(order));
    const kept = { comprobante_url: LINK, vence_at: new Date(LAST_MOMENT), plan_pagado: null };
    expect(await open(order)).toEqual({ ...kept, monto_centavos: "50000" });
    expect(await listed()).toEqual([{ ...kept, pago_estado: "pending" }]);
    await apply(voucherOf(order, { status: "approved", approved_at: LAST_MOMENT, updated_at: LAST_MOMENT }));
    expect([await open(order), await listed()]).toEqual([undefined, []]);
  });

  it.each<[string, Date | string, boolean]>([
    ["before its last moment", "2026-02-04T05:59:58Z", true],
    ["at its last moment", LAST_MOMENT, false],
    ["after it", LATER, false],
  ])("%s is shown: %s, %s", async (_, at, isShown) => {
    const order = await begin("pro");
    await apply(voucherOf(order));
    expect(
      [await open(order, at), await listed(at)].map((found) => found !== undefined && [found].flat().length),
    ).toEqual(isShown ? [1, 1] : [false, 0]);
  });

  it("does not hide, once past, a card that is still looked at", async () => {
    const order = await begin("pro");
    await apply(cardOf(order, { status: "in_process", approved_at: null, updated_at: "2026-02-01T12:30:00Z" }));
    await apply(voucherOf(order));
    expect(await listed()).toMatchObject([{ pago_estado: "pending" }]);
    expect(await listed(LATER)).toMatchObject([{ pago_estado: "in_process" }]);
  });

  it("without a last moment is shown for as long as the provider is asked", async () => {
    const order = await begin("pro");
    await apply(voucherOf(order, { expires_at: null, voucher_url: null }));
    expect(await open(order, "2026-02-12T00:00:00Z")).toMatchObject({ comprobante_url: null });
    expect(await open(order, "2026-02-14T00:00:00Z")).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["of another amount", { amount: 1 }],
    ["for somebody else's account", { collector: "999" }],
    ["of the other mode", { live: true }],
    ["in another currency", { currency: "ARS" }],
  ])("%s would pay for nothing, and is nobody's to pay", async (_, fields) => {
    const order = await begin("pro");
    await apply(voucherOf(order, fields));
    expect([await open(order), await listed(), await mails()]).toEqual([undefined, [], []]);
  });

  it("keeps its link when a later report has none, and none of a deleted account", async () => {
    const order = await begin("pro", { buyer: PEOPLE.linkedOwner });
    await apply(voucherOf(order));
    await apply(voucherOf(order, { voucher_url: null, expires_at: null, updated_at: "2026-02-01T13:30:00Z" }));
    expect(await open(order)).toMatchObject({ comprobante_url: LINK });
    await sql`select release_account(${PEOPLE.linkedOwner})`;
    const link = async () => (await sql`select comprobante_url from pagos`)[0]?.comprobante_url;
    expect(await link()).toBeNull();
    await apply(voucherOf(order, { updated_at: "2026-02-01T15:00:00Z" }));
    expect(await link()).toBeNull();
  });
});

describe("a voucher whose plan was paid for otherwise", () => {
  type Case = [
    name: string,
    waiting: () => Promise<Order>,
    paid: (waiting: Order) => Promise<Order>,
    plan: string | null,
  ];

  it.each<Case>([
    ["by card, in the same order", () => begin("premium"), async (order) => order, "premium"],
    ["by another order of the account", () => begin("pro"), () => begin("pro"), "pro"],
    ["by a higher plan", () => begin("pro"), () => begin("premium"), "premium"],
    ["by a lower plan", () => begin("premium"), () => begin("pro"), null],
    ["for another business", () => begin("pro"), () => begin("pro", { buyer: PEOPLE.freeOwner }), null],
    [
      "for no business yet",
      () => begin("pro", { buyer: PEOPLE.freeOwner }),
      () => begin("pro", { buyer: PEOPLE.freeOwner }),
      "pro",
    ],
    ["for a business while it is for none", () => begin("pro", { buyer: PEOPLE.freeOwner }), () => begin("pro"), null],
    [
      "by somebody else",
      () => begin("pro"),
      () => begin("pro", { buyer: PEOPLE.proOwner, business: BUSINESSES.pro }),
      null,
    ],
  ])("%s", async (_, waiting, paid, plan) => {
    const order = await waiting();
    await apply(voucherOf(order));
    const other = await paid(order);
    await apply(cardOf(other));
    expect(await open(order)).toMatchObject({ plan_pagado: plan });
    expect((await listed()).find(({ pago_estado }) => pago_estado === "pending")).toMatchObject({ plan_pagado: plan });
    const [receipt] = (await mails()).filter(({ tipo }) => tipo === "recibo");
    expect(receipt?.datos.comprobante_pendiente).toBe(plan !== null);
  });

  it("before it was begun is for the month after", async () => {
    await apply(cardOf(await begin("pro", owner, "2026-01-20T12:00:00Z"), { approved_at: "2026-01-20T13:00:00Z" }));
    const order = await begin("pro");
    await apply(voucherOf(order));
    expect(await open(order)).toMatchObject({ plan_pagado: null });
  });

  it("is to be paid again when that payment goes back", async () => {
    const order = await begin("pro");
    await apply(voucherOf(order));
    await apply(cardOf(order));
    await apply(cardOf(order, { status: "refunded", refunded: 30000, updated_at: "2026-02-01T15:00:00Z" }));
    expect(await open(order)).toMatchObject({ plan_pagado: null });
  });

  it("is told to no stranger by an order of his own", async () => {
    const strangers = await begin("pro", { email: EMAIL });
    await apply(voucherOf(strangers));
    await apply(cardOf(await begin("pro", { buyer: PEOPLE.freeOwner })));
    expect(await open(strangers)).toMatchObject({ plan_pagado: null });
    expect(await listed()).toEqual([]);
    // The receipt goes to the address itself.
    expect((await mails()).find(({ tipo }) => tipo === "recibo")?.datos.comprobante_pendiente).toBe(true);
  });
});

describe("the mail with a voucher", () => {
  it("goes once to its buyer, with what is to be paid and until when, a hundred reports at once", async () => {
    const order = await begin("premium");
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const parallel = ledgerOf(connections);
    await Promise.all(Array.from({ length: 100 }, () => parallel.apply(voucherOf(order), { at: NOW })));
    await connections.end();
    await apply(voucherOf(order, { updated_at: "2026-02-01T16:00:00Z" }));
    expect(await mails()).toMatchObject([
      {
        tipo: "comprobante",
        para: EMAIL,
        datos: {
          orden: order.id,
          vence: LAST_MOMENT,
          monto_centavos: 50000,
          plan: "premium",
          negocio_id: BUSINESSES.free,
        },
      },
    ]);
  });

  it("is not written when it is past, or paid for otherwise", async () => {
    await apply(voucherOf(await begin("pro")), new Date(LATER));
    const order = await begin("premium");
    await apply(cardOf(order));
    await apply(voucherOf(order, { id: "1001" }));
    expect((await mails()).map(({ tipo }) => tipo)).toEqual(["recibo"]);
  });

  it("of strangers' orders goes to an address twice a day, not again later, and its owner's own are told", async () => {
    const orders: Order[] = [];
    for (let index = 0; index < 4; index += 1) orders.push(await begin("pro", { email: EMAIL }));
    const tell = async (updatedAt: string) => {
      for (const [index, order] of orders.entries()) {
        await apply(voucherOf(order, { id: `${3000 + index}`, updated_at: updatedAt }));
      }
    };
    await tell("2026-02-01T13:00:00Z");
    await sql`update correos set created_at = now() - interval '25 hours'`;
    await tell("2026-02-01T14:00:00Z");
    expect(await mails()).toHaveLength(2);
    expect(await sql`select tipo, cuantos from private.correos_retenidos`).toEqual([
      { tipo: "comprobante", cuantos: 2 },
    ]);
    await apply(voucherOf(await begin("pro")));
    expect(await mails()).toHaveLength(3);
  });
});

it("a reminder names the voucher that waits for the same business", async () => {
  await apply(cardOf(await begin("pro", owner, "2026-01-03T12:00:00Z"), { approved_at: "2026-01-03T18:00:00Z" }));
  const remind = async () => {
    await sql`delete from correos`;
    await sql`select queue_reminders(${NOW})`;
    return (await mails()).map(({ datos }) => datos.orden_pendiente);
  };
  expect(await remind()).toEqual([null]);
  const order = await begin("pro");
  await apply(voucherOf(order));
  expect(await remind()).toEqual([order.id]);
});
