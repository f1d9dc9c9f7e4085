import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { emptyLedger, ledgerOf, type Order, paymentOf, planOf } from "./ledger";
import { BUSINESSES, insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

let sql: postgres.Sql;
let url: string;

beforeAll(async () => {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = now()`;
    await database`update negocios set escritor = 'pagos', plan_type = 'free'`;
  });
  ({ sql, url } = scratch);
  return scratch.close;
});
beforeEach(async () => {
  await emptyLedger(sql);
  await sql`update negocios set escritor = 'pagos', plan_type = 'free'`;
});

/** Paid on 10 January at noon: ends on 10 February at noon, with grace until 13 February at noon. */
const PAID_AT = "2026-01-10T18:00:00Z";
async function payMonth(plan = "pro", id = "1") {
  const ledger = ledgerOf(sql);
  const order = await ledger.order(plan, { buyer: PEOPLE.freeOwner, business: BUSINESSES.free, at: PAID_AT });
  await ledger.apply(paymentOf(order, { id, approved_at: PAID_AT, updated_at: PAID_AT }), { at: new Date(PAID_AT) });
  await sql`delete from correos`;
}
const noon = (day: string) => `${day}T18:00:00Z`;
const mails = () => sql<{ tipo: string; para: string }[]>`select tipo, para from correos order by id`;
const presentPlan = () => planOf(sql, BUSINESSES.free);

describe("reminders", () => {
  const remind = async (at: string) => (await sql<{ sent: number }[]>`select queue_reminders(${at}) as sent`)[0]?.sent;

  it("go out 7, 5 and 1 days before the end, each once", async () => {
    await payMonth();
    const sent: Record<string, number | undefined> = {};
    for (let day = 1; day <= 14; day += 1) {
      const date = `2026-02-${String(day).padStart(2, "0")}`;
      sent[date] = await remind(`${date}T15:00:00Z`);
      expect(await remind(`${date}T16:00:00Z`)).toBe(0);
    }
    expect(Object.keys(sent).filter((date) => sent[date] === 1)).toEqual(["2026-02-03", "2026-02-05", "2026-02-09"]);
  });

  it("that were missed are made up for by one", async () => {
    await payMonth();
    expect(await remind(noon("2026-02-06"))).toBe(1);
    expect(await remind(noon("2026-02-07"))).toBe(0);
    expect(await mails()).toEqual([{ tipo: "recordatorio", para: "freeowner@example.com" }]);
  });

  it("wait for the last of stacked months, and spare plans without end", async () => {
    await payMonth();
    await payMonth("pro", "2");
    expect(await remind(noon("2026-02-06"))).toBe(0);
    expect(await remind(noon("2026-03-06"))).toBe(1);
    await sql`select give_plan(${BUSINESSES.pro}, 'pro', 'prueba', 'review-free')`;
    expect(await remind(noon("2026-03-06"))).toBe(0);
  });

  it("spare deleted businesses", async () => {
    await payMonth();
    await sql`update negocios set is_deleted = true, deleted_at = now() where id = ${BUSINESSES.free}`;
    expect(await remind(noon("2026-02-06"))).toBe(0);
    await sql`update negocios set is_deleted = false, deleted_at = null where id = ${BUSINESSES.free}`;
  });
});

describe("lapses", () => {
  const lapse = async (at: string) =>
    (await sql<{ lapsed: number }[]>`select lapse_plans('review-free', ${at}) as lapsed`)[0]?.lapsed;

  it("come after three days of grace, with one mail, however often the job runs", async () => {
    await payMonth();
    expect(await lapse("2026-02-13T17:59:00Z")).toBe(0);
    expect(await presentPlan()).toBe("pro");
    expect(await lapse("2026-02-13T18:01:00Z")).toBe(1);
    expect(await lapse("2026-02-13T18:01:00Z")).toBe(0);
    expect(await presentPlan()).toBe("free");
    expect(await mails()).toEqual([{ tipo: "plan_vencido", para: "freeowner@example.com" }]);
    expect(await sql`select plan_type from profiles where email = 'freeowner@example.com'`).toEqual([
      { plan_type: "free" },
    ]);
  });

  it("leave the lower plan that is still paid", async () => {
    await payMonth("premium", "1");
    await payMonth("pro", "2");
    await payMonth("pro", "3");
    expect(await presentPlan()).toBe("premium");
    await lapse(noon("2026-02-20"));
    expect(await presentPlan()).toBe("pro");
  });

  it.each([
    [
      "is paid",
      (going: postgres.TransactionSql) => going`select private.lock_business(${BUSINESSES.free})`,
      async (going: postgres.TransactionSql, order: Order) => {
        const now = new Date().toISOString();
        await ledgerOf(going).apply(paymentOf(order, { id: "2", approved_at: now, updated_at: now }));
      },
    ],
    [
      "is given",
      (going: postgres.TransactionSql) => going`select from negocios where id = ${BUSINESSES.free} for no key update`,
      async (going: postgres.TransactionSql) => {
        await going`select give_plan(${BUSINESSES.free}, 'pro', 'prueba', 'review-free')`;
      },
    ],
  ])("spare a plan that %s while the job is at it", async (_, lock, grant) => {
    await payMonth();
    const order = await ledgerOf(sql).order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free });
    const connections = postgres(url, { max: 2, onnotice: () => undefined });
    const { job } = await connections.begin(async (going) => {
      await lock(going);
      const job = connections`select lapse_plans('review-free') as lapsed`.execute();
      await eventually(async () =>
        expect(
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%lapse_plans%'`,
        ).toHaveLength(1),
      );
      await grant(going, order);
      return { job };
    });
    expect(await job).toEqual([{ lapsed: 0 }]);
    await connections.end();
    expect(await presentPlan()).toBe("pro");
    expect((await mails()).map(({ tipo }) => tipo)).not.toContain("plan_vencido");
  });

  it("put right a plan that nobody paid for", async () => {
    await sql`update negocios set escritor = 'pagos', plan_type = 'premium' where id = ${BUSINESSES.unowned}`;
    await lapse(noon("2026-02-20"));
    expect(await sql`select plan_type from negocios where id = ${BUSINESSES.unowned}`).toEqual([{ plan_type: "free" }]);
  });
});

describe("orders to look up", () => {
  const take = async (at: string) =>
    (await sql<{ id: string }[]>`select id from take_orders_to_review(50, ${at})`).length;
  const anOrder = async (fields: Record<string, unknown>) => {
    const order = await ledgerOf(sql).order("pro", { buyer: PEOPLE.freeOwner, business: BUSINESSES.free });
    await sql`update ordenes set ${sql({ preferencia_id: "p", created_at: noon("2026-01-10"), ...fields })} where id = ${order.id}`;
  };

  it("are taken every ten minutes while new, less often later, and once a day when decided", async () => {
    await anOrder({});
    expect(await take(noon("2026-01-10"))).toBe(1);
    expect(await take("2026-01-10T18:05:00Z")).toBe(0);
    expect(await take("2026-01-10T18:10:00Z")).toBe(1);
    expect(await take(noon("2026-01-14"))).toBe(1);
    expect(await take("2026-01-14T19:00:00Z")).toBe(0);
    expect(await take("2026-01-14T20:01:00Z")).toBe(1);
    expect(await take(noon("2026-01-25"))).toBe(0);
  });

  it("without a preference are nowhere to be found", async () => {
    await anOrder({ preferencia_id: null });
    expect(await take(noon("2026-01-10"))).toBe(0);
  });

  it("that were paid are looked up daily while a refund may come", async () => {
    await anOrder({ estado: "pagada" });
    expect(await take(noon("2026-01-10"))).toBe(1);
    expect(await take(noon("2026-01-10"))).toBe(0);
    expect(await take("2026-02-20T18:00:00Z")).toBe(1);
    expect(await take("2026-06-20T18:00:00Z")).toBe(0);
  });
});

describe("mails", () => {
  const queue = (entity: string, recipient: string | null = "a@example.com") =>
    sql`select private.queue_mail('recibo', ${entity}, ${recipient}, '{}')`;
  const take = (at: string) => sql<{ id: string }[]>`select id from take_mails(10, ${at})`;

  it("are written once per event, and not without a recipient", async () => {
    await queue("1");
    await queue("1");
    await queue("2", null);
    await queue("3", " ");
    expect(await mails()).toHaveLength(1);
  });

  it("are leased, tried five times, and then given up", async () => {
    await queue("1");
    await sql`update correos set proximo_intento_at = ${noon("2026-01-01")}`;
    const [first] = await take(noon("2026-01-01"));
    expect(await take("2026-01-01T18:04:00Z")).toHaveLength(0);
    for (const at of ["2026-01-01T18:05:00Z", "2026-01-01T18:15:00Z", "2026-01-01T18:35:00Z", "2026-01-01T19:15:00Z"]) {
      await sql`select finish_mail(${first?.id ?? ""}, false, ${at})`;
      expect(await take(at)).toHaveLength(1);
    }
    await sql`select finish_mail(${first?.id ?? ""}, false, ${noon("2026-01-02")})`;
    expect(await sql`select estado, intentos from correos`).toEqual([{ estado: "fallido", intentos: 5 }]);
    expect(await take(noon("2026-02-01"))).toHaveLength(0);
  });

  it("wait no longer when the clock goes back", async () => {
    await queue("1");
    expect(await take("2026-01-01T17:00:00Z")).toHaveLength(1);
    expect(await take("2026-01-01T17:04:00Z")).toHaveLength(0);
    expect(await take("2026-01-01T16:04:00Z")).toHaveLength(1);
    expect(await take("2026-01-01T16:08:00Z")).toHaveLength(0);
  });

  it("are not taken twice by one who began a moment before another", async () => {
    await queue("1");
    expect(await take("2026-01-01T17:00:00.100Z")).toHaveLength(1);
    expect(await take("2026-01-01T17:00:00.000Z")).toHaveLength(0);
  });

  it("that were sent stay sent", async () => {
    await queue("1");
    const [mail] = await take("2099-01-01T00:00:00Z");
    await sql`select finish_mail(${mail?.id ?? ""}, true)`;
    await sql`select finish_mail(${mail?.id ?? ""}, false)`;
    expect(await sql`select estado from correos`).toEqual([{ estado: "enviado" }]);
  });
});

describe("two at the same moment", () => {
  let connections: postgres.Sql;
  beforeAll(() => {
    connections = postgres(url, { max: 6, onnotice: () => undefined });
    return () => connections.end();
  });

  /** What is to be done, and the job that does it: returns how much. */
  const JOBS: Record<
    string,
    [() => Promise<unknown>, (on: postgres.ISql) => postgres.PendingQuery<{ done: number }[]>]
  > = {
    lapse_plans: [payMonth, (on) => on`select lapse_plans('review-free', ${noon("2026-02-14")}) as done`],
    queue_reminders: [payMonth, (on) => on`select queue_reminders(${noon("2026-02-09")}) as done`],
    queue_weekly_mails: [
      () => sql`
        insert into eventos (negocio_id, tipo, dia, visitante, origen)
        values (${BUSINESSES.free}, 'whatsapp', '2026-11-20', decode(md5('a'), 'hex'), decode(md5('a'), 'hex'))`,
      (on) => on`select queue_weekly_mails(100, ${noon("2026-11-23")}) as done`,
    ],
    queue_arco_reminders: [
      () => sql`
        insert into solicitudes_arco (tipo, nombre, correo, datos, vence_el, aviso_el)
        values ('acceso', 'Ana', 'ana@example.com', 'Mis datos', '2026-02-20', '2026-02-10')`,
      (on) => on`select queue_arco_reminders('soporte@example.com', ${noon("2026-02-10")}) as done`,
    ],
    announce_privacy_notice: [
      async () => undefined,
      (on) => on`select announce_privacy_notice((now() + interval '2 days')::date) as done`,
    ],
  };

  it.each(Object.keys(JOBS))("do the work of %s once", async (name) => {
    const [prepare, run] = JOBS[name] ?? expect.fail();
    await prepare();
    let second: Promise<{ done: number }[]> = Promise.resolve([]);
    const first = await connections.begin(async (transaction) => {
      const [outcome] = await run(transaction);
      second = run(connections).execute();
      await eventually(async () =>
        expect(
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${name}%`}`,
        ).toHaveLength(1),
      );
      return outcome;
    });
    expect(first?.done).toBeGreaterThan(0);
    expect(await second).toEqual([{ done: 0 }]);
    expect(await mails()).toHaveLength(first?.done ?? 0);
  });

  const TAKERS = {
    take_mails: [
      () => sql`
        insert into correos (tipo, entidad, para, datos) select 'recibo', n::text, 'a@example.com', '{}' from generate_series(1, 300) n`,
      () => connections<{ id: string }[]>`select id from take_mails(5)`,
    ],
    take_orders_to_review: [
      () => sql`
        insert into ordenes (id, email, plan, monto_centavos, referencia, preferencia_id, expira_at)
        select id, 'a@example.com', 'pro', 1, 'pro|' || id, 'p', now() + interval '1 day'
        from (select gen_random_uuid() as id from generate_series(1, 300)) made`,
      () => connections<{ id: string }[]>`select id from take_orders_to_review(5)`,
    ],
  } as const;

  it.each(["take_mails", "take_orders_to_review"] as const)("get no row of %s twice", async (name) => {
    const [prepare, take] = TAKERS[name];
    await prepare();
    const taken: string[] = [];
    const takeAll = async (): Promise<void> => {
      const rows = await take();
      taken.push(...rows.map(({ id }) => id));
      if (rows.length > 0) await takeAll();
    };
    await Promise.all(Array.from({ length: 6 }, takeAll));
    expect(taken).toHaveLength(300);
    expect(new Set(taken).size).toBe(300);
  });
});

describe("forgetting", () => {
  it("removes finished mails, notifications and orders without a payment after ninety days", async () => {
    const ledger = ledgerOf(sql);
    await ledger.apply(paymentOf(await ledger.order("pro", { email: "a@example.com" })));
    await ledger.order("pro", { buyer: PEOPLE.freeOwner });
    await sql`update ordenes set created_at = ${noon("2026-01-10")}`;
    await sql`update correos set estado = 'enviado', created_at = ${noon("2026-01-10")}`;
    await sql`select purge_ledger(${noon("2026-04-09")})`;
    expect(await sql`select email from ordenes`).toHaveLength(2);
    await sql`select purge_ledger(${noon("2026-04-11")})`;
    expect(await sql`select email from ordenes`).toEqual([{ email: "a@example.com" }]);
    expect(await mails()).toEqual([]);
  });
});
