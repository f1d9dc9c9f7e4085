import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROBLEM_WORDS } from "@/lib/payments/problem-labels";
import { emptyLedger, type ledgerOf, openLedger, paymentOf, planOf } from "./ledger";
import { BUSINESSES, PEOPLE } from "./people";

let sql: postgres.Sql;
let url: string;
let ledger: ReturnType<typeof ledgerOf>;

beforeAll(async () => {
  const opened = await openLedger();
  ({ sql, url, ledger } = opened);
  return opened.close;
});
beforeEach(async () => {
  await emptyLedger(sql);
  await sql`update negocios set escritor = 'pagos', plan_type = 'free' where id in (${BUSINESSES.free}, ${BUSINESSES.pro})`;
});

const admin = PEOPLE.admin;
const REASON = "Se cayó el sitio dos días";
const trail = () =>
  sql<{ accion: string }[]>`select accion, negocio_id, entidad, antes, despues from auditoria order by id desc`;
const mails = () => sql`select tipo, para from correos order by id`;
const list = (filters: Record<string, unknown> = {}) => {
  const {
    term = null,
    state = null,
    view = null,
    month = null,
    beforeAt = null,
    beforeId = null,
    batch = 50,
  } = filters;
  return sql<
    { id: string; created_at: Date; cursor: string; correo: string; problema: string | null; pagos: number }[]
  >`
    select l.*, o.created_at::text as cursor from list_admin_orders(${admin}, ${term as string}, ${state as string}, ${view as string},
      ${month as string}, ${beforeAt as string}::text::timestamptz, ${beforeId as string}, ${batch as number}) l join ordenes o using (id)`;
};
const idsOf = async (filters: Record<string, unknown>) => (await list(filters)).map(({ id }) => id);

it("says every problem of a payment in words, and no other", async () => {
  const [row] = await sql<{ body: string }[]>`
    select prosrc as body from pg_proc where oid = 'private.payment_problem'::regproc`;
  const problems = [...(row?.body ?? "").matchAll(/(?:then|else) '(\w+)'/g)].map(([, name]) => name);
  expect(Object.keys(PROBLEM_WORDS).sort()).toEqual(problems.sort());
});

it.each([
  ["list_admin_orders", "select list_admin_orders(P)"],
  ["admin_order", "select admin_order(P, P)"],
  ["list_admin_payment_events", "select list_admin_payment_events(P)"],
  ["begin_order_lookup", "select begin_order_lookup(P, P)"],
  ["list_payable_businesses", "select list_payable_businesses(P, 'gratis')"],
  ["list_courtesies", "select list_courtesies(P)"],
  ["give_courtesy", `select give_courtesy(P, '${BUSINESSES.free}', 'pro', 'x', 'none', 1)`],
  ["end_courtesy", "select end_courtesy(P, P, 'x', 'none')"],
  ["assign_month_for", `select assign_month_for(P, P, '${BUSINESSES.free}', 'none')`],
  ["list_admin_invoices", "select list_admin_invoices(P)"],
  ["decide_invoice", "select decide_invoice(P, P, 'enviada')"],
])("%s is refused to whoever is no administrator", async (_, statement) => {
  for (const person of [PEOPLE.freeOwner, PEOPLE.stranger]) {
    await expect(sql.unsafe(statement.replaceAll("P", `'${person}'`))).rejects.toMatchObject({ code: "42501" });
  }
  await expect(sql.unsafe(statement.replaceAll("P", "null"))).rejects.toMatchObject({ code: "42501" });
});

describe("the list of orders", () => {
  const owner = { buyer: PEOPLE.freeOwner, business: BUSINESSES.free };

  it("is walked from the newest to the oldest, each once, whatever has the same moment", async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.push((await ledger.order("pro", { email: `a${n}@example.com` })).id);
    await sql`update ordenes set created_at = '2026-05-01T10:00:00.123456Z' where id = any(${made.slice(0, 4)})`;
    const walked: string[] = [];
    let last: { cursor: string; id: string } | undefined;
    do {
      const page: { cursor: string; id: string }[] = await list({
        beforeAt: last?.cursor,
        beforeId: last?.id,
        batch: 2,
      });
      walked.push(...page.map(({ id }) => id));
      last = page.at(-1);
    } while (last);
    const all = await sql<{ id: string }[]>`select id from ordenes order by created_at desc, id desc`;
    expect(walked).toEqual(all.map(({ id }) => id));
  });

  it("is narrowed by what became of the payments", async () => {
    const at = "2026-05-31T12:00:00Z";
    const order = async (plan: string, n: number) => ledger.order(plan, { email: `v${n}@example.com`, at });
    const [paid, wrong, returned, cash, rejected, disputed] = [
      await order("pro", 1),
      await order("pro", 2),
      await order("pro", 3),
      await order("pro", 4),
      await order("pro", 5),
      await order("pro", 6),
    ];
    await ledger.apply(paymentOf(paid, { id: "1" }));
    await ledger.apply(paymentOf(wrong, { id: "2", amount: 1 }));
    await ledger.apply(paymentOf(returned, { id: "3", status: "refunded", refunded: 30_000 }));
    const pending = { status: "pending", captured: false, approved_at: null };
    await ledger.apply(paymentOf(cash, { id: "4", ...pending, expires_at: "2099-01-01T00:00:00Z" }));
    await ledger.apply(paymentOf(rejected, { id: "5", status: "rejected", captured: false, approved_at: null }));
    await ledger.apply(paymentOf(disputed, { id: "6", status: "charged_back", detail: "settled" }));
    const none = await order("pro", 7);
    const of = async (view: string) => new Set(await idsOf({ view }));
    expect(await of("problemas")).toEqual(new Set([wrong.id, disputed.id]));
    expect(await of("devoluciones")).toEqual(new Set([returned.id, disputed.id]));
    expect(await of("efectivo")).toEqual(new Set([cash.id]));
    expect(await of("sin-negocio")).toEqual(new Set([paid.id]));
    expect(await idsOf({ state: "creada" })).toEqual([none.id]);
    // 31 May, 12:00 in Greenwich, is 31 May in Mexico City; so is what comes after midnight in Greenwich.
    await sql`update ordenes set created_at = '2026-06-01T05:59:00Z' where id = ${paid.id}`;
    await sql`update ordenes set created_at = '2026-06-01T06:00:00Z' where id = ${wrong.id}`;
    expect(await idsOf({ month: "2026-05-10" })).toContain(paid.id);
    expect(await idsOf({ month: "2026-06-10" })).toEqual([wrong.id]);
  });

  it("finds an order by address, business, payment, order and notification", async () => {
    const order = await ledger.order("pro", owner);
    const other = await ledger.order("pro", { email: "otra@example.com" });
    await ledger.apply(paymentOf(order, { id: "90000000077" }));
    await sql`update ordenes set preferencia_id = '123-abc' where id = ${order.id}`;
    await sql`select begin_payment_event('order', '5550001', 'q')`;
    await sql`select finish_payment_event('order', '5550001', 'q', 'granted', array['90000000077'])`;
    const terms = [
      "FreeOwner@example.com",
      "gratis",
      "rati",
      order.id,
      BUSINESSES.free,
      "90000000077",
      "123-abc",
      "5550001",
    ];
    for (const term of terms) expect([term, await idsOf({ term })]).toEqual([term, [order.id]]);
    expect(await idsOf({ term: "otra@example.com" })).toEqual([other.id]);
    for (const term of ["nadie@example.com", "x", "%", "' or true --", "9".repeat(300)])
      expect(await idsOf({ term })).toEqual([]);
  });

  it("shows the payment that somebody has to look at", async () => {
    const order = await ledger.order("pro", owner);
    await ledger.apply(paymentOf(order, { id: "1" }));
    await ledger.apply(paymentOf(order, { id: "2", amount: 1 }));
    expect(await list()).toMatchObject([{ problema: "monto", pagos: 2, correo: "freeowner@example.com" }]);
  });

  it("has a page for each with all that is known of it, and no address in its mails", async () => {
    const order = await ledger.order("pro", owner);
    await sql`select begin_payment_event('payment', '90', 'q1'), begin_payment_event('payment', '91', 'q2')`;
    const payment = JSON.stringify(paymentOf(order, { id: "90" }));
    await sql`select apply_notified_payment(${payment}::text::jsonb, '123456', false, 'none', 'payment', '90', 'q1')`;
    const [row] = await sql<
      { document: Record<string, unknown[]> }[]
    >`select admin_order(${admin}, ${order.id}) as document`;
    expect(row?.document).toMatchObject({
      correo: "freeowner@example.com",
      negocio: { id: BUSINESSES.free },
      pagos: [{ id: "90", problema: null }],
      eventos: [{ recurso: "90", resultado: "granted" }],
      periodos: [{ plan: "pro", pago_id: "90" }],
      correos: [{ tipo: "recibo" }],
    });
    expect(JSON.stringify(row?.document.correos)).not.toContain("@");
    const [unknown] = await sql`select admin_order(${admin}, ${BUSINESSES.free}) as document`;
    expect(unknown).toEqual({ document: null });
    const waiting = await sql`select recurso, resultado from list_admin_payment_events(${admin}, true)`;
    expect(waiting).toEqual([{ recurso: "91", resultado: null }]);
  });

  it("notes in the trail that the provider is asked anew", async () => {
    const order = await ledger.order("pro", owner);
    expect(await sql`select begin_order_lookup(${admin}, ${order.id}) as known`).toEqual([{ known: true }]);
    expect(await sql`select begin_order_lookup(${admin}, ${BUSINESSES.free}) as known`).toEqual([{ known: false }]);
    expect((await trail())[0]).toMatchObject({ accion: "pago_consultado", entidad: `orden ${order.id}` });
  });
});

describe("a courtesy", () => {
  const give = async (fields: Record<string, unknown> = {}, connection = sql) => {
    const given = { business: BUSINESSES.free, plan: "premium", reason: REASON, months: 1, lastDay: null, ...fields };
    const [row] = await connection<{ outcome: string }[]>`
      select give_courtesy(${admin}, ${given.business}, ${given.plan}, ${given.reason}, 'none', ${given.months}, ${given.lastDay}) as outcome`;
    return row?.outcome;
  };
  const end = async (id: string, reason = REASON) => {
    const [row] = await sql<{ outcome: string }[]>`select end_courtesy(${admin}, ${id}, ${reason}, 'none') as outcome`;
    return row?.outcome;
  };
  const given = () => sql<{ id: string; termina_at: Date; motivo: string }[]>`select * from list_courtesies(${admin})`;

  it("gives the plan at once and takes it away at once, with a row in the trail and a mail each", async () => {
    expect(await give()).toBe("given");
    expect(await planOf(sql, BUSINESSES.free)).toBe("premium");
    const [courtesy] = await given();
    expect(courtesy).toMatchObject({ motivo: REASON });
    expect(await end(courtesy?.id ?? "")).toBe("ended");
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
    expect(await given()).toEqual([]);
    expect(await end(courtesy?.id ?? "")).toBe("unknown");
    expect((await trail()).slice(0, 2)).toMatchObject([
      {
        accion: "cortesia_terminada",
        negocio_id: BUSINESSES.free,
        antes: { plan: "premium" },
        despues: { plan: "free", motivo: REASON },
      },
      {
        accion: "cortesia_dada",
        negocio_id: BUSINESSES.free,
        antes: { plan: "free" },
        despues: { plan: "premium", motivo: REASON },
      },
    ]);
    expect(await mails()).toEqual([
      { tipo: "cortesia", para: "freeowner@example.com" },
      { tipo: "cortesia_terminada", para: "freeowner@example.com" },
    ]);
  });

  it("lasts until the end of its last day in Mexico City", async () => {
    const [row] = await sql<{ day: string }[]>`select (now() at time zone 'America/Mexico_City')::date::text as day`;
    expect(await give({ months: null, lastDay: row?.day })).toBe("given");
    expect(
      await sql`
      select (termina_at at time zone 'America/Mexico_City')::text = (${row?.day ?? ""}::date + 1)::timestamp::text as is_midnight from periodos`,
    ).toEqual([{ is_midnight: true }]);
  });

  it("leaves what is paid as it is", async () => {
    await ledger.apply(
      paymentOf(await ledger.order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free }), {
        approved_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      }),
    );
    await give();
    expect(await planOf(sql, BUSINESSES.free)).toBe("premium");
    await end((await given())[0]?.id ?? "");
    expect(await planOf(sql, BUSINESSES.free)).toBe("pro");
    // A paid month is none that can be ended.
    const [paid] = await sql<{ id: string }[]>`select id from periodos`;
    expect(await end(paid?.id ?? "")).toBe("unknown");
    expect(await planOf(sql, BUSINESSES.free)).toBe("pro");
  });

  it("given twice, also at the same moment, is given once; a longer one adds to it", async () => {
    const others = Array.from({ length: 4 }, () => postgres(url, { max: 1, onnotice: () => undefined }));
    const outcomes = await Promise.all(others.map((connection) => give({}, connection)));
    await Promise.all(others.map((connection) => connection.end()));
    expect(outcomes.sort()).toEqual(["covered", "covered", "covered", "given"]);
    expect(await give({ months: 2 })).toBe("given");
    expect(await given()).toHaveLength(2);
  });

  it.each([
    ["no reason", { reason: "" }],
    ["an invisible reason", { reason: "\u200b" }],
    ["a reason without end", { reason: "a".repeat(201) }],
    ["the free plan", { plan: "free" }],
    ["no plan", { plan: "gold" }],
    ["no end", { months: null }],
    ["no month", { months: 0 }],
    ["a day that is over", { months: null, lastDay: "2020-01-01" }],
    ["three years", { months: 36 }],
  ])("with %s is refused", async (_, fields) => {
    await expect(give(fields)).rejects.toMatchObject({ code: "22023" });
    expect(await given()).toEqual([]);
  });

  it.each([BUSINESSES.deleted, PEOPLE.admin])("goes to no business that is gone: %s", async (business) => {
    expect(await give({ business })).toBe("unknown");
    expect(await mails()).toEqual([]);
  });
});

describe("a paid month that waits", () => {
  const assign = async (order: string, business: string) => {
    const [row] = await sql<
      { outcome: string }[]
    >`select assign_month_for(${admin}, ${order}, ${business}, 'none') as outcome`;
    return row?.outcome;
  };

  it("is put on a business of its buyer, once, and on nobody else's", async () => {
    const order = await ledger.order("premium", { buyer: PEOPLE.freeOwner });
    expect(await assign(order.id, BUSINESSES.free)).toBe("used");
    await ledger.apply(
      paymentOf(order, { approved_at: new Date().toISOString(), updated_at: new Date().toISOString() }),
    );
    expect(await assign(order.id, BUSINESSES.pro)).toBe("foreign");
    expect(await assign(order.id, BUSINESSES.deleted)).toBe("foreign");
    expect(await planOf(sql, BUSINESSES.free)).toBe("free");
    expect(await assign(order.id, BUSINESSES.free)).toBe("assigned");
    expect(await planOf(sql, BUSINESSES.free)).toBe("premium");
    expect(await assign(order.id, BUSINESSES.free)).toBe("used");
    expect((await trail())[0]).toMatchObject({
      accion: "mes_asignado",
      negocio_id: BUSINESSES.free,
      entidad: `orden ${order.id}`,
    });
  });

  it("of somebody without an account waits for them", async () => {
    const order = await ledger.order("pro", { email: "sin-cuenta@example.com" });
    await ledger.apply(paymentOf(order));
    expect(await assign(order.id, BUSINESSES.unowned)).toBe("unknown");
  });
});
