import type postgres from "postgres";
import { insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

/** Settings of the tests. */
const COLLECTOR = "123456";

export type Order = { id: string; referencia: string; monto_centavos: number; estado: string; plan: string };

/** A payment as our server hands it to the ledger: everything right, but for what the test changes. */
export const paymentOf = (order: Order, fields: Record<string, unknown> = {}) => ({
  id: "1000",
  status: "approved",
  detail: "accredited",
  method: "credit_card",
  amount: order.monto_centavos,
  refunded: 0,
  currency: "MXN",
  collector: COLLECTOR,
  live: false,
  captured: true,
  reference: order.referencia,
  approved_at: "2026-01-31T18:00:00Z",
  updated_at: "2026-01-31T18:00:01Z",
  ...fields,
});

/** A scratch database with people and businesses; everybody but the stranger has confirmed the address. */
export async function openLedger() {
  const scratch = await openScratch(async (database) => {
    await insertWorld(database);
    await database`update auth.users set email_confirmed_at = null where id = ${PEOPLE.stranger}`;
  });
  return { ...scratch, ledger: ledgerOf(scratch.sql) };
}

/** Forgets what was bought, paid and written, so that each test begins with empty books. */
export async function emptyLedger(sql: postgres.Sql): Promise<void> {
  await sql`delete from periodos`;
  await sql`delete from pagos`;
  await sql`delete from ordenes`;
  await sql`delete from correos`;
  await sql`delete from pagos_eventos`;
}

/** The plan that a business is shown with now. */
export async function planOf(sql: postgres.Sql, business: string): Promise<string | undefined> {
  const [row] = await sql<{ plan_type: string }[]>`select plan_type from negocios where id = ${business}`;
  return row?.plan_type;
}

/** The ledger's functions as the server calls them, on a connection of the tests. */
export function ledgerOf(sql: postgres.ISql<Record<never, never>>) {
  const apply = async (payment: Record<string, unknown>, { moderation = "review-free", at = new Date() } = {}) => {
    const [row] = await sql<{ outcome: string }[]>`
      select apply_payment(${JSON.stringify(payment)}::text::jsonb, ${COLLECTOR}, false, ${moderation}, ${at}) as outcome`;
    return row?.outcome;
  };
  const order = async (
    plan: string,
    options: {
      buyer?: string;
      email?: string;
      business?: string;
      request?: string;
      network?: string;
      at?: string;
    } = {},
  ) => {
    const { buyer = null, email = null, business = null, request, network } = options;
    const [row] = await sql<Order[]>`
      select * from create_order(${plan}, ${buyer}, ${email}, ${business}
        ${request ? sql`, request => ${request}` : sql``} ${network ? sql`, network => ${network}` : sql``})`;
    if (!row) throw new Error("no order came back");
    if (options.at) {
      await sql`
        update ordenes set created_at = ${options.at}, asignada_at = case when asignada_at is not null then ${options.at}::timestamptz end
        where id = ${row.id}`;
    }
    return row;
  };
  const planAt = async (business: string, at: string) => {
    const [row] = await sql<{ plan: string }[]>`select private.plan_at(${business}, ${at}) as plan`;
    return row?.plan;
  };
  return { apply, order, planAt };
}
