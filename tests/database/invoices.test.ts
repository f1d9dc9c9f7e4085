import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyLedger, type ledgerOf, openLedger, paymentOf } from "./ledger";
import { PEOPLE, runAs } from "./people";

let sql: postgres.Sql;
let url: string;
let ledger: ReturnType<typeof ledgerOf>;

beforeAll(async () => {
  const opened = await openLedger();
  ({ sql, url, ledger } = opened);
  return opened.close;
});
beforeEach(async () => {
  await sql`truncate facturas`;
  await emptyLedger(sql);
});

const admin = PEOPLE.admin;
const owner = PEOPLE.freeOwner;
/** Paid in the evening of 31 January in Mexico City, which is February in Greenwich. */
const PAID_AT = "2026-02-01T04:00:00Z";
const IN_TIME = "2026-02-01T05:59:59Z";
const LATE = "2026-02-01T06:00:00Z";

const pay = async (fields: Record<string, unknown> = {}, buyer: string = owner) =>
  ledger.apply(
    paymentOf(await ledger.order("pro", { buyer }), {
      id: "700",
      approved_at: PAID_AT,
      updated_at: PAID_AT,
      ...fields,
    }),
  );

type Asking = { person?: string; payment?: string; rfc?: string; at?: string; connection?: postgres.Sql };
const ask = async ({
  person = owner,
  payment = "700",
  rfc = "GODE561231GR8",
  at = IN_TIME,
  connection = sql,
}: Asking = {}) => {
  const [row] = await connection<{ outcome: string }[]>`
    select request_invoice(${person}, ${payment}, ${rfc}, 'Ana Gómez', '612', '09000', 'G03', ${at}) as outcome`;
  return row?.outcome;
};
const invoices = () =>
  sql<{ id: string; estado: string; rfc: string; correo: string }[]>`select * from list_admin_invoices(${admin})`;
const decide = async (outcome: string, reason: string | null = null, id?: string) => {
  const [row] = await sql<{ outcome: string }[]>`
    select decide_invoice(${admin}, ${id ?? (await invoices())[0]?.id ?? ""}, ${outcome}, ${reason}) as outcome`;
  return row?.outcome;
};
const mails = () =>
  sql`select tipo, para, datos ->> 'motivo' as motivo from correos where tipo like 'factura%' order by id`;

describe("asking for an invoice", () => {
  it("is done once for each payment, also by two at once", async () => {
    await pay();
    const others = Array.from({ length: 4 }, () => postgres(url, { max: 1, onnotice: () => undefined }));
    const outcomes = await Promise.all(others.map((connection) => ask({ connection })));
    await Promise.all(others.map((connection) => connection.end()));
    expect(outcomes.sort()).toEqual(["already", "already", "already", "asked"]);
    expect(await invoices()).toMatchObject([
      { estado: "pedida", correo: "freeowner@example.com", rfc: "GODE561231GR8" },
    ]);
    expect(await sql`select rfc, uso from last_fiscal_data(${owner})`).toEqual([{ rfc: "GODE561231GR8", uso: "G03" }]);
  });

  it("ends with the month of the payment in Mexico City", async () => {
    await pay();
    expect(await ask({ at: LATE })).toBe("late");
    expect(await sql`select plazo, factura, paga from list_own_payments(${owner})`).toEqual([
      { plazo: new Date(LATE), factura: null, paga: true },
    ]);
    expect(await ask()).toBe("asked");
  });

  it.each<[string, Record<string, unknown>]>([
    ["was given back", { status: "refunded", refunded: 30_000 }],
    ["has another amount", { amount: 1 }],
    ["waits", { status: "pending", captured: false, approved_at: null }],
  ])("is refused of a payment that %s", async (_, fields) => {
    await pay(fields);
    expect(await ask()).toBe("unknown");
  });

  it("is refused of somebody else's payment, and of none", async () => {
    await pay();
    expect(await ask({ person: PEOPLE.proOwner })).toBe("unknown");
    expect(await ask({ person: PEOPLE.stranger })).toBe("unknown");
    expect(await ask({ payment: "701" })).toBe("unknown");
    expect(await sql`select from list_own_payments(${PEOPLE.proOwner})`).toEqual([]);
  });

  it("keeps nothing that is no RFC", async () => {
    await pay();
    await expect(ask({ rfc: "=HYPERLINK(1)" })).rejects.toMatchObject({ code: "23514" });
  });
});

describe("what becomes of it", () => {
  beforeEach(async () => {
    await pay();
    await ask();
    await sql`delete from correos`;
  });

  it("is written to who asked, a minute later, and taken back by an undo", async () => {
    expect(await decide("enviada")).toBe("decided");
    expect(await decide("enviada")).toBe("same");
    expect(await mails()).toEqual([{ tipo: "factura_enviada", para: "freeowner@example.com", motivo: null }]);
    expect(await sql`select from take_mails(10)`).toEqual([]);
    expect(await decide("pedida")).toBe("decided");
    expect(await mails()).toEqual([]);
    expect(await decide("enviada")).toBe("decided");
    expect(await sql`select tipo from take_mails(10, now() + interval '61 seconds')`).toEqual([
      { tipo: "factura_enviada" },
    ]);
    const actions = await sql<{ accion: string }[]>`select accion from auditoria order by id desc limit 3`;
    expect(actions.map(({ accion }) => accion)).toEqual(["factura_enviada", "factura_reabierta", "factura_enviada"]);
  });

  it("may be that it cannot: then it is asked for anew, also when the month is over", async () => {
    expect(await decide("rechazada", "El RFC no existe.")).toBe("decided");
    expect(await mails()).toMatchObject([{ tipo: "factura_rechazada", motivo: "El RFC no existe." }]);
    expect(await ask({ rfc: "GODE561231GR9", at: LATE })).toBe("asked");
    expect(await invoices()).toMatchObject([{ estado: "pedida", rfc: "GODE561231GR9", motivo: null }]);
  });

  it.each([
    ["rechazada", null],
    ["rechazada", " "],
    ["enviada", "con motivo"],
    ["pagada", null],
  ])("is never %s with %j", async (outcome, reason) => {
    await expect(decide(outcome, reason)).rejects.toMatchObject({ code: "22023" });
  });

  it("is nobody's but the buyer's to read", async () => {
    const seen = async (person: "freeOwner" | "proOwner" | "visitor") => runAs(sql, person, "select rfc from facturas");
    expect(await seen("freeOwner")).toHaveLength(1);
    expect(await seen("proOwner")).toEqual([]);
    expect(await seen("visitor")).toBe("42501");
  });

  it("outlives the account without a mail to anybody, and is forgotten when the law does", async () => {
    await sql`select release_account(${owner})`;
    await sql`update facturas set user_id = null`;
    expect(await decide("enviada")).toBe("decided");
    expect(await mails()).toEqual([]);
    await sql`select purge_ledger('2031-12-01')`;
    expect(await invoices()).toHaveLength(1);
    await sql`select purge_ledger('2032-07-01')`;
    expect(await invoices()).toEqual([]);
  });

  it("is listed by state and month of Mexico City", async () => {
    const count = async (state: string | null, month: string | null) =>
      (await sql`select from list_admin_invoices(${admin}, ${state}, ${month})`).length;
    expect(await count("pedida", "2026-01-15")).toBe(1);
    expect(await count(null, "2026-02-01")).toBe(0);
    expect(await count("enviada", null)).toBe(0);
  });
});
