import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderIdIn } from "@/lib/payments/reference";
import { BILLING } from "@/lib/plans/billing";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { eventually } from "@/tests/support/eventually";
import { emptyLedger, ledgerOf, type Order, openLedger, paymentOf, planOf } from "./ledger";
import { BUSINESSES, PEOPLE } from "./people";

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
  await sql`update negocios set escritor = 'pagos', plan_type = 'free', is_approved = true, telefono = '5550000001', direccion = 'Calle 1' where id in (${BUSINESSES.free}, ${BUSINESSES.pro})`;
});

const owner = { buyer: PEOPLE.freeOwner, business: BUSINESSES.free, at: "2026-01-31T12:00:00Z" };
const months = () =>
  sql<{ plan: string; starts: string; ends: string }[]>`
    select plan, to_char(inicia_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI') as starts,
      to_char(termina_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI') as ends
    from periodos order by plan, inicia_at`;

describe("the plan table", () => {
  it("says in the database what it says in code", async () => {
    const rows =
      await sql`select plan, rango, precio_centavos, descripcion_max, galeria_max from private.planes order by rango`;
    expect(rows).toEqual(
      PLAN_IDS.map((id) => ({
        plan: id,
        rango: PLANS[id].rank,
        precio_centavos: PLANS[id].pricePerMonthMxn * 100,
        descripcion_max: PLANS[id].limits.descriptionCharacters,
        galeria_max: PLANS[id].limits.galleryUpload,
      })),
    );
    expect(await sql`select private.grace() = make_interval(days => ${BILLING.graceDays}) as same`).toEqual([
      { same: true },
    ]);
  });
});

describe("an order's id", () => {
  /** Counts the bits of 128 that are equal in all of many ids. */
  const fixedBits = async (made: string) => {
    const rows = await sql.unsafe<{ id: string }[]>(`select ${made} as id from generate_series(1, 200)`);
    const ids = rows.map(({ id }) => BigInt(`0x${id.replaceAll("-", "")}`));
    const [ones, zeros] = [ids.reduce((all, id) => all & id), ids.reduce((all, id) => all | id)];
    return [...(ones | (~zeros & ((1n << 128n) - 1n))).toString(2)].filter((bit) => bit === "1").length;
  };

  it("has 128 random bits, since it is what a stranger shows to see it", async () => {
    expect(await fixedBits("private.unguessable_id()")).toBe(0);
    expect(await fixedBits("gen_random_uuid()")).toBe(6);
    const [row] = await sql<{ given: string }[]>`
      select pg_get_expr(adbin, adrelid) as given from pg_attrdef join pg_attribute a on attrelid = adrelid and attnum = adnum
      where adrelid = 'public.ordenes'::regclass and attname = 'id'`;
    expect(row?.given).toBe("private.unguessable_id()");
    expect(orderIdIn((await ledger.order("pro", owner)).referencia)).not.toBeNull();
  });
});

describe("promotions with dates", () => {
  it("go with the plan that may keep them", async () => {
    const plans: string[] = [];
    for (const plan of PLAN_IDS) {
      await sql`update negocios set escritor = 'pagos', plan_type = ${plan} where id = ${BUSINESSES.free}`;
      const [row] = await sql<{ may: boolean }[]>`select private.is_premium(${BUSINESSES.free}) as may`;
      if (row?.may) plans.push(plan);
    }
    expect(plans).toEqual(PLAN_IDS.filter((id) => PLANS[id].gates.promotions));
  });
});

describe("create_order", () => {
  it("takes price, address and reference from the server's side", async () => {
    const order = await ledger.order("premium", { ...owner, email: "otra@example.com" });
    expect(order).toMatchObject({
      plan: "premium",
      monto_centavos: 50000,
      estado: "creada",
      referencia: `premium|${order.id}`,
    });
  });

  it.each(["free", "gold", "", "PRO"])("knows no paid plan %j", async (plan) => {
    await expect(ledger.order(plan, owner)).rejects.toMatchObject({ code: "22023" });
  });

  it.each([
    ["somebody else's business", { buyer: PEOPLE.freeOwner, business: BUSINESSES.pro }],
    ["a business without owner", { buyer: PEOPLE.freeOwner, business: BUSINESSES.unowned }],
    ["a deleted business", { buyer: PEOPLE.freeOwner, business: BUSINESSES.deleted }],
    ["a business without signing in", { email: "freeowner@example.com", business: BUSINESSES.free }],
  ])("refuses %s", async (_, options) => {
    await expect(ledger.order("pro", options)).rejects.toMatchObject({ code: "42501" });
  });

  it("takes an order of a linked owner", async () => {
    expect((await ledger.order("pro", { buyer: PEOPLE.linkedOwner, business: BUSINESSES.pro })).estado).toBe("creada");
  });

  it("refuses an account whose address is not confirmed, and no address at all", async () => {
    await expect(ledger.order("pro", { buyer: PEOPLE.stranger })).rejects.toMatchObject({ code: "22023" });
    await expect(ledger.order("pro", { email: "  " })).rejects.toMatchObject({ code: "22023" });
  });

  it("gives the same buyer the same open order, and a stranger with the same address another", async () => {
    const first = await ledger.order("pro", { buyer: PEOPLE.freeOwner });
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner })).id).toBe(first.id);
    expect((await ledger.order("premium", { buyer: PEOPLE.freeOwner })).id).not.toBe(first.id);
    expect((await ledger.order("pro", { email: "freeowner@example.com" })).id).not.toBe(first.id);
    await sql`update ordenes set expira_at = now() + interval '30 minutes' where id = ${first.id}`;
    expect((await ledger.order("pro", { buyer: PEOPLE.freeOwner })).id).not.toBe(first.id);
  });

  it("bounds a day of what was not paid", async () => {
    for (let index = 0; index < 20; index += 1) {
      await ledger.order("pro", owner);
      await sql`update ordenes set created_at = now(), expira_at = now()`;
    }
    await expect(ledger.order("pro", owner)).rejects.toMatchObject({ code: "54000" });
    await sql`update ordenes set estado = 'pagada' where id = (select id from ordenes limit 1)`;
    expect((await ledger.order("pro", owner)).estado).toBe("creada");
  });
});

describe("a payment", () => {
  let order: Order;
  beforeEach(async () => {
    order = await ledger.order("pro", owner);
  });

  it("that is right pays for one month, raises the plan, settles the order, and is receipted once", async () => {
    expect(await ledger.apply(paymentOf(order), { at: new Date("2026-02-01T00:00:00Z") })).toBe("granted");
    expect(await ledger.apply(paymentOf(order), { at: new Date("2026-02-01T00:00:00Z") })).toBe("unchanged");
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-01-31 12:00", ends: "2026-02-28 12:00" }]);
    expect(await planOf(sql, BUSINESSES.free)).toBe("pro");
    expect(await sql`select estado from ordenes`).toEqual([{ estado: "pagada" }]);
    expect(await sql`select tipo, para from correos`).toEqual([{ tipo: "recibo", para: "freeowner@example.com" }]);
    expect(await sql`select plan_type from profiles where email = 'freeowner@example.com'`).toEqual([
      { plan_type: "pro" },
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["one centavo less", { amount: 29999 }, "monto"],
    ["more than the price", { amount: 30001 }, "monto"],
    ["no amount", { amount: null }, "monto"],
    ["another currency", { currency: "ARS" }, "moneda"],
    ["another collector", { collector: "999" }, "cobrador"],
    ["no collector", { collector: null }, "cobrador"],
    ["another mode", { live: true }, "modo"],
    ["no mode", { live: null }, "modo"],
    ["authorised money that was not captured", { captured: false }, "sin_cobrar"],
    ["no word of capture", { captured: null }, "sin_cobrar"],
    ["a refund of one centavo", { refunded: 1 }, "devuelto"],
    ["no word of refunds", { refunded: null }, "devuelto"],
    ["a lost dispute", { status: "charged_back", detail: "settled" }, "estado"],
    ["an open dispute", { status: "in_mediation" }, "estado"],
    ...["pending", "in_process", "authorized", "rejected", "cancelled", "refunded", "Approved", "approved "].map(
      (status): [string, Record<string, unknown>, string] => [`the state ${status}`, { status }, "estado"],
    ),
  ])("with %s pays for nothing", async (_, fields, problem) => {
    expect(await ledger.apply(paymentOf(order, fields))).toBe("recorded");
    expect(await sql`select problema from pagos`).toEqual([{ problema: problem }]);
    expect(await months()).toEqual([]);
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
  });

  it.each([
    ["of an order that does not exist", () => "x|pro|00000000-0000-4000-8000-00000000ffff"],
    ["without a reference", () => null],
    ["with an empty reference", () => ""],
    ["with words for a reference", () => "premium"],
  ])("%s is unknown and leaves nothing", async (_, reference) => {
    expect(await ledger.apply(paymentOf(order, { reference: reference() }))).toBe("unknown");
    expect(await sql`select from pagos`).toHaveLength(0);
  });

  it("whose reference names a higher plan or a buyer pays for nothing", async () => {
    expect(await ledger.apply(paymentOf(order, { reference: `premium|${order.id}` }))).toBe("recorded");
    expect(await ledger.apply(paymentOf(order, { id: "1001", reference: `otra@example.com|pro|${order.id}` }))).toBe(
      "recorded",
    );
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
  });

  it("stays with its order", async () => {
    const other = await ledger.order("premium", owner);
    await ledger.apply(paymentOf(order));
    expect(await ledger.apply(paymentOf(other, { updated_at: "2026-02-01T00:00:00Z" }))).toBe("unknown");
    expect((await months()).map((month) => month.plan)).toEqual(["pro"]);
  });

  it("keeps its order's price when the price changes in between", async () => {
    await sql`update private.planes set precio_centavos = 90000 where plan = 'pro'`;
    expect(await ledger.apply(paymentOf(order))).toBe("granted");
    expect((await ledger.order("pro", owner)).monto_centavos).toBe(90000);
    await sql`update private.planes set precio_centavos = 30000 where plan = 'pro'`;
  });

  it("begins now when the provider's clock is ahead of ours", async () => {
    const ahead = { approved_at: "2026-01-31T18:05:00Z", updated_at: "2026-01-31T18:05:01Z" };
    await ledger.apply(paymentOf(order, ahead), { at: new Date("2026-01-31T18:00:00Z") });
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-01-31 12:00", ends: "2026-02-28 12:00" }]);
    expect(await planOf(sql, BUSINESSES.free)).toBe("pro");
  });

  it("pays for a month late, when the voucher was paid days after the order expired", async () => {
    await ledger.apply(paymentOf(order, { status: "pending", approved_at: null }));
    expect(await sql`select estado from ordenes`).toEqual([{ estado: "pendiente" }]);
    const late = { approved_at: "2026-02-05T18:00:00Z", updated_at: "2026-02-05T18:00:01Z" };
    expect(await ledger.apply(paymentOf(order, late))).toBe("granted");
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-02-05 12:00", ends: "2026-03-05 12:00" }]);
  });

  it("that was rejected is told once, and a second try of the same order pays", async () => {
    await ledger.apply(paymentOf(order, { status: "rejected", approved_at: null }));
    await ledger.apply(paymentOf(order, { status: "rejected", approved_at: null, updated_at: "2026-01-31T19:00:00Z" }));
    expect(await sql`select tipo from correos`).toEqual([{ tipo: "pago_rechazado" }]);
    expect(await ledger.apply(paymentOf(order, { id: "1001" }))).toBe("granted");
    expect(await sql`select estado from ordenes`).toEqual([{ estado: "pagada" }]);
  });

  it("is applied once by a hundred at the same time", async () => {
    const connections = postgres(url, { max: 20, onnotice: () => undefined });
    const parallel = ledgerOf(connections);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => parallel.apply(paymentOf(order))));
    await connections.end();
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(1);
    expect(await months()).toHaveLength(1);
    expect(await sql`select from correos`).toHaveLength(1);
  });
});

describe("reports out of order", () => {
  let order: Order;
  beforeEach(async () => {
    order = await ledger.order("pro", owner);
  });
  const approved = () => paymentOf(order);
  const refunded = () =>
    paymentOf(order, { status: "refunded", refunded: order.monto_centavos, updated_at: "2026-02-03T00:00:00Z" });

  it("leave the older state aside", async () => {
    await ledger.apply(refunded());
    expect(await ledger.apply(approved())).toBe("stale");
    expect(await months()).toEqual([]);
  });

  it("of one moment leave the state that pays for nothing, whichever came first", async () => {
    const sameMoment = { ...refunded(), updated_at: approved().updated_at };
    await ledger.apply(approved());
    expect(await ledger.apply(sameMoment)).toBe("revoked");
    expect(await ledger.apply(approved())).toBe("stale");
    expect(await months()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["a refund", { status: "refunded", refunded: 30000 }],
    ["a partial refund", { refunded: 100 }],
    ["a chargeback", { status: "charged_back", detail: "in_process" }],
    ["a dispute", { status: "in_mediation" }],
  ])("end the month at once after %s, with one mail, and a won dispute brings it back", async (_, fields) => {
    const at = new Date("2026-02-03T00:00:00Z");
    await ledger.apply(approved(), { at });
    expect(await ledger.apply(paymentOf(order, { ...fields, updated_at: "2026-02-02T00:00:00Z" }), { at })).toBe(
      "revoked",
    );
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
    expect(await sql`select tipo from correos order by id`).toEqual([{ tipo: "recibo" }, { tipo: "pago_devuelto" }]);
    const won = { status: "charged_back", detail: "reimbursed", updated_at: "2026-02-02T12:00:00Z" };
    expect(await ledger.apply(paymentOf(order, won), { at })).toBe("granted");
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-01-31 12:00", ends: "2026-02-28 12:00" }]);
    expect(await planOf(sql, BUSINESSES.free)).toBe("pro");
  });
});

describe("months", () => {
  const pay = async (id: string, plan: string, paidAt: string) => {
    const order = await ledger.order(plan, { ...owner, at: paidAt });
    const payment = paymentOf(order, { id, approved_at: paidAt, updated_at: paidAt });
    expect(await ledger.apply(payment, { at: new Date(paidAt) })).toBe("granted");
    return { order, payment };
  };
  const refund = ({ payment }: { payment: Record<string, unknown> }) =>
    ledger.apply({ ...payment, status: "refunded", refunded: payment.amount, updated_at: "2026-06-01T00:00:00Z" });

  it("stack, and keep the day of the first over short ones", async () => {
    for (const id of ["1", "2", "3"]) await pay(id, "pro", "2026-01-31T18:00:00Z");
    expect((await months()).map((month) => month.ends)).toEqual([
      "2026-02-28 12:00",
      "2026-03-31 12:00",
      "2026-04-30 12:00",
    ]);
  });

  it("leave one when the first of two is refunded", async () => {
    const first = await pay("1", "pro", "2026-01-10T18:00:00Z");
    await pay("2", "pro", "2026-01-20T18:00:00Z");
    expect((await months()).map((month) => month.ends)).toEqual(["2026-02-10 12:00", "2026-03-10 12:00"]);
    expect(await refund(first)).toBe("revoked");
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-01-20 12:00", ends: "2026-02-20 12:00" }]);
  });

  it("paid in the days of grace go on where the last one ended; later ones begin anew", async () => {
    await pay("1", "pro", "2026-01-10T18:00:00Z");
    await pay("2", "pro", "2026-02-13T17:00:00Z");
    await pay("3", "pro", "2026-03-14T18:00:00Z");
    expect((await months()).map((month) => month.starts)).toEqual([
      "2026-01-10 12:00",
      "2026-02-10 12:00",
      "2026-03-14 12:00",
    ]);
  });

  it("of two plans run side by side, and the higher one counts until its grace ends", async () => {
    await pay("1", "pro", "2026-01-10T18:00:00Z");
    await pay("2", "pro", "2026-01-10T18:00:00Z");
    await pay("3", "premium", "2026-01-15T18:00:00Z");
    expect((await months()).map((month) => month.plan)).toEqual(["premium", "pro", "pro"]);
    expect(await ledger.planAt(BUSINESSES.free, "2026-01-14T00:00:00Z")).toBe("pro");
    expect(await ledger.planAt(BUSINESSES.free, "2026-02-18T17:59:00Z")).toBe("premium");
    expect(await ledger.planAt(BUSINESSES.free, "2026-02-18T18:01:00Z")).toBe("pro");
    expect(await ledger.planAt(BUSINESSES.free, "2026-03-13T17:59:00Z")).toBe("pro");
    expect(await ledger.planAt(BUSINESSES.free, "2026-03-13T18:01:00Z")).toBe("free");
  });

  it("that are given count beside paid ones and may have no end", async () => {
    await sql`select give_plan(${BUSINESSES.free}, 'premium', 'prueba', 'review-free')`;
    expect(await planOf(sql, BUSINESSES.free)).toBe("premium");
    expect(await ledger.planAt(BUSINESSES.free, "2099-01-01T00:00:00Z")).toBe("premium");
  });
});

describe("a payment and the review", () => {
  const publish = async (moderation: string, fields: Record<string, unknown> = {}) => {
    await sql`update negocios set ${sql({ is_approved: null, telefono: "5550000001", direccion: "Calle 1", ...fields })} where id = ${BUSINESSES.free}`;
    await ledger.apply(paymentOf(await ledger.order("pro", owner)), {
      moderation,
      at: new Date("2026-02-01T00:00:00Z"),
    });
    return (
      await sql<{ is_approved: boolean | null }[]>`select is_approved from negocios where id = ${BUSINESSES.free}`
    )[0]?.is_approved;
  };

  it.each([
    ["review-free", {}, true],
    ["none", {}, true],
    ["review-all", {}, null],
    ["review-free", { telefono: null }, null],
    ["review-free", { direccion: null }, null],
    ["review-free", { is_approved: false }, false],
  ] as const)("under %s with %j leaves is_approved %s", async (moderation, fields, expected) => {
    expect(await publish(moderation, fields)).toBe(expected);
  });

  it("keeps a published listing published when its plan goes", async () => {
    await publish("review-free");
    await sql`delete from periodos`;
    await sql`select lapse_plans('review-free')`;
    expect(await sql`select plan_type, is_approved from negocios where id = ${BUSINESSES.free}`).toEqual([
      { plan_type: "free", is_approved: true },
    ]);
  });
});

describe("a month without a business", () => {
  it("waits for its buyer, and is used once, from that day on", async () => {
    const order = await ledger.order("pro", { buyer: PEOPLE.freeOwner });
    await ledger.apply(paymentOf(order));
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([{ plan: "pro", months: 1 }]);
    const use = (person: string, plan = "pro") => sql`
      select assign_month(${person}, ${plan}, ${BUSINESSES.free}, 'review-free', '2026-03-05T18:00:00Z') as is_used`;
    await expect(use(PEOPLE.proOwner)).rejects.toMatchObject({ code: "42501" });
    expect(await use(PEOPLE.freeOwner, "premium")).toEqual([{ is_used: false }]);
    expect(await use(PEOPLE.freeOwner)).toEqual([{ is_used: true }]);
    expect(await use(PEOPLE.freeOwner)).toEqual([{ is_used: false }]);
    expect(await months()).toEqual([{ plan: "pro", starts: "2026-03-05 12:00", ends: "2026-04-05 12:00" }]);
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([]);
  });

  it("is not put on a business that goes at that moment", async () => {
    const order = await ledger.order("pro", { buyer: PEOPLE.freeOwner });
    await ledger.apply(paymentOf(order));
    const connections = postgres(url, { max: 2, onnotice: () => undefined });
    const use = async () => connections`
      select assign_month(${PEOPLE.freeOwner}, 'pro', ${BUSINESSES.free}, 'review-free', now())`;
    const isWaiting = async () =>
      expect(
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%assign_month%'`,
      ).toHaveLength(1);
    await connections
      .begin(async (going) => {
        await going`update negocios set is_deleted = true, deleted_at = now() where id = ${BUSINESSES.free}`;
        const used = expect(use()).rejects.toMatchObject({ code: "42501" });
        await eventually(isWaiting);
        return { used };
      })
      .then(({ used }) => used);
    await connections.end();
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${BUSINESSES.free}`;
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([{ plan: "pro", months: 1 }]);
  });

  it("belongs to whoever has confirmed the address that paid, and to nobody else", async () => {
    const order = await ledger.order("premium", { email: "linkedowner@example.com" });
    await ledger.apply(paymentOf(order));
    await sql`select link_account(${PEOPLE.stranger})`;
    expect(await sql`select * from list_unassigned_months(${PEOPLE.linkedOwner})`).toEqual([
      { plan: "premium", months: 1 },
    ]);
    expect(await sql`select plan_type from profiles where email = 'linkedowner@example.com'`).toEqual([
      { plan_type: "premium" },
    ]);
  });

  it("is what a late payment becomes whose business was deleted before it", async () => {
    const order = await ledger.order("pro", owner);
    await ledger.apply(paymentOf(order, { status: "pending", approved_at: null, updated_at: "2026-01-31T17:00:00Z" }));
    await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${BUSINESSES.free}`;
    expect(await ledger.apply(paymentOf(order))).toBe("granted");
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([{ plan: "pro", months: 1 }]);
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${BUSINESSES.free}`;
  });

  it("does not come back when its business is removed", async () => {
    const [made] = await sql<{ id: string }[]>`
      insert into negocios (slug, nombre, categoria, slug_categoria, user_id) values ('pasajero', 'Pasajero', '', 'otros-negocios', ${PEOPLE.freeOwner}) returning id`;
    const order = await ledger.order("pro", { buyer: PEOPLE.freeOwner, business: made?.id ?? "" });
    await ledger.apply(paymentOf(order));
    await sql`delete from negocios where slug = 'pasajero'`;
    expect(await sql`select * from list_unassigned_months(${PEOPLE.freeOwner})`).toEqual([]);
  });
});

describe("payments that are not done", () => {
  const list = (person: string, at = "2026-02-01T18:00:00Z") => sql`
    select negocio, plan, estado, pago_estado, pago_detalle from list_unfinished_orders(${person}, ${at})`;
  const began = "2026-01-31T17:00:00Z";
  const voucher = { status: "pending", detail: "pending_waiting_payment", approved_at: null, updated_at: began };
  const refusal = { status: "rejected", detail: "cc_rejected_high_risk", approved_at: null, updated_at: began };
  const pay = async (order: Parameters<typeof paymentOf>[0], fields: Record<string, unknown>, at = began) => {
    await sql`update ordenes set created_at = ${at} where id = ${order.id}`;
    return ledger.apply(paymentOf(order, fields));
  };

  it("are told to their buyer alone, a voucher until it is paid", async () => {
    const order = await ledger.order("pro", owner);
    expect(await list(PEOPLE.freeOwner)).toEqual([]);
    await pay(order, voucher);
    // A card that was refused later does not hide the voucher.
    await pay(order, { ...refusal, id: "1001", updated_at: "2026-01-31T17:30:00Z" });
    expect(await list(PEOPLE.freeOwner)).toEqual([
      {
        negocio: "gratis",
        plan: "pro",
        estado: "pendiente",
        pago_estado: "pending",
        pago_detalle: "pending_waiting_payment",
      },
    ]);
    expect(await list(PEOPLE.proOwner)).toEqual([]);
    expect(await list(PEOPLE.freeOwner, "2026-02-13T18:00:00Z")).toEqual([]);
    await pay(order, {});
    expect(await list(PEOPLE.freeOwner)).toEqual([]);
  });

  it("are told for a week when they failed, unless they were tried again", async () => {
    const order = await ledger.order("premium", { buyer: PEOPLE.freeOwner });
    await pay(order, refusal);
    const failed = {
      negocio: null,
      plan: "premium",
      estado: "rechazada",
      pago_estado: "rejected",
      pago_detalle: "cc_rejected_high_risk",
    };
    expect(await list(PEOPLE.freeOwner)).toEqual([failed]);
    expect(await list(PEOPLE.freeOwner, "2026-02-08T18:00:00Z")).toEqual([]);
    const again = await ledger.order("premium", { buyer: PEOPLE.freeOwner });
    await sql`update ordenes set created_at = '2026-01-31T19:00:00Z' where id = ${again.id}`;
    expect(await list(PEOPLE.freeOwner)).toEqual([failed]);
    await pay(again, { ...voucher, id: "1001" }, "2026-01-31T19:00:00Z");
    expect(await list(PEOPLE.freeOwner)).toMatchObject([{ estado: "pendiente" }]);
  });

  it("never ask for money again that has come and pays for nothing", async () => {
    const order = await ledger.order("pro", owner);
    await pay(order, { amount: 1 });
    expect(await sql`select estado from ordenes where id = ${order.id}`).toEqual([{ estado: "rechazada" }]);
    expect(await list(PEOPLE.freeOwner)).toEqual([]);
  });
});

describe("notifications", () => {
  const begin = async () =>
    (await sql<{ is_due: boolean }[]>`select begin_payment_event('payment', '1', 'abc') as is_due`)[0]?.is_due;

  it("are dealt with once, and again when the first try died", async () => {
    expect(await begin()).toBe(true);
    expect(await begin()).toBe(true);
    await sql`select finish_payment_event('payment', '1', 'abc', 'granted')`;
    expect(await begin()).toBe(false);
  });
});
