import { randomBytes, randomInt } from "node:crypto";
import type postgres from "postgres";
import { z } from "zod";
import {
  type Choice,
  firstState,
  type PaymentEvent,
  type PaymentState,
  stateAfter,
  toProviderTime,
} from "./payment-state";

export const preferenceBodySchema = z.looseObject({
  items: z
    .array(
      z.looseObject({
        title: z.string().min(1),
        quantity: z.number().int().positive(),
        unit_price: z.number().positive(),
        currency_id: z.string(),
      }),
    )
    .min(1),
  external_reference: z.string().max(256),
  payer: z.looseObject({ email: z.email() }).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  back_urls: z.object({ success: z.url(), failure: z.url(), pending: z.url() }),
  expiration_date_to: z.iso.datetime({ offset: true }).optional(),
});

export type Preference = { id: string; merchantOrder: string; body: z.infer<typeof preferenceBodySchema> };

export const totalOf = ({ body }: Preference): number =>
  body.items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0);

const VOUCHER_DIGITS = 14;
const voucherCode = (): string => Array.from({ length: VOUCHER_DIGITS }, () => randomInt(10)).join("");

/** The simulated provider's memory. @param voucherUrl where a voucher is shown. */
export function createStore(
  sql: postgres.Sql,
  collectorId: string,
  voucherUrl: (preferenceId: string, paymentId: number) => string,
) {
  const preferenceBy = async (condition: postgres.PendingQuery<postgres.Row[]>): Promise<Preference | null> => {
    const [preference] = await sql<Preference[]>`
      select id, merchant_order::text as "merchantOrder", body from embedded.simulator_preferences where ${condition}`;
    return preference ?? null;
  };
  const getPreference = (id: string) => preferenceBy(sql`id = ${id}`);

  const getPayment = async (id: string): Promise<PaymentState | null> => {
    const [row] = await sql<{ state: PaymentState }[]>`
      select state from embedded.simulator_payments where id = ${id}::bigint`;
    return row?.state ?? null;
  };

  /** Changes a payment; its time always goes on, by a millisecond at least. */
  const changePayment = async (
    id: string,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<PaymentState | null> => {
    const before = await getPayment(id);
    if (!before) return null;
    const time = Math.max(Date.now(), new Date(before.date_last_updated).getTime() + 1);
    const merged = { date_last_updated: toProviderTime(new Date(time)), ...changes };
    const [row] = await sql<{ state: PaymentState }[]>`
      update embedded.simulator_payments set state = state || ${JSON.stringify(merged)}::text::jsonb
      where id = ${id}::bigint returning state`;
    return row?.state ?? null;
  };

  return {
    getPreference,
    getPayment,
    changePayment,

    getPreferenceOfOrder: (merchantOrder: string) => preferenceBy(sql`merchant_order = ${merchantOrder}::bigint`),

    async addPreference(body: Preference["body"], idempotencyKey: string | null): Promise<Preference> {
      const id = `${collectorId}-${randomBytes(16).toString("hex")}`;
      await sql`
        insert into embedded.simulator_preferences (id, idempotency_key, body)
        values (${id}, ${idempotencyKey}, ${JSON.stringify(body)}::text::jsonb) on conflict (idempotency_key) do nothing`;
      const stored = await preferenceBy(
        idempotencyKey === null ? sql`id = ${id}` : sql`idempotency_key = ${idempotencyKey}`,
      );
      if (!stored) throw new Error("the preference was not stored");
      return stored;
    },

    async addPayment(preference: Preference, choice: Choice): Promise<PaymentState> {
      const now = new Date();
      const time = toProviderTime(now);
      const voucher = choice === "pending" ? voucherCode() : null;
      const [{ id }] = await sql<[{ id: number }]>`
        select nextval(pg_get_serial_sequence('embedded.simulator_payments', 'id'))::float8 as id`;
      const state: PaymentState = {
        id,
        ...firstState(choice, now),
        transaction_amount: totalOf(preference),
        transaction_amount_refunded: 0,
        currency_id: preference.body.items[0]?.currency_id ?? "MXN",
        collector_id: Number(collectorId),
        live_mode: false,
        captured: true,
        external_reference: preference.body.external_reference,
        description: preference.body.items[0]?.title ?? "",
        date_created: time,
        date_last_updated: time,
        metadata: preference.body.metadata ?? {},
        order: { id: preference.merchantOrder, type: "mercadopago" },
        payer: { email: preference.body.payer?.email ?? null },
        transaction_details: { external_resource_url: voucher && voucherUrl(preference.id, id) },
      };
      await sql`
        insert into embedded.simulator_payments (id, preference_id, voucher, state) overriding system value
        values (${id}, ${preference.id}, ${voucher}, ${JSON.stringify(state)}::text::jsonb)`;
      return state;
    },

    async happen(id: string, event: PaymentEvent, amount?: number): Promise<PaymentState | null> {
      const state = await getPayment(id);
      const changes = state && stateAfter(event, state, new Date(), amount);
      return changes ? changePayment(id, changes) : null;
    },

    async refundOnce(key: string, make: () => Promise<Record<string, unknown> | null>) {
      const [known] = await sql<{ response: Record<string, unknown> }[]>`
        select response from embedded.simulator_refunds where idempotency_key = ${key}`;
      if (known) return known.response;
      const response = await make();
      if (response) {
        await sql`
          insert into embedded.simulator_refunds (idempotency_key, response)
          values (${key}, ${JSON.stringify(response)}::text::jsonb) on conflict do nothing`;
      }
      return response;
    },

    async voucherOf(id: string): Promise<{ code: string; preferenceId: string } | null> {
      const [row] = await sql<{ voucher: string | null; preference_id: string }[]>`
        select voucher, preference_id from embedded.simulator_payments where id = ${id}::bigint`;
      return row?.voucher ? { code: row.voucher, preferenceId: row.preference_id } : null;
    },

    /** Newest first. */
    async listPayments(by: { reference?: string; preferenceId?: string }, limit: number, offset = 0) {
      const rows = await sql<{ state: PaymentState }[]>`
        select state from embedded.simulator_payments
        where (${by.reference ?? null}::text is null or state ->> 'external_reference' = ${by.reference ?? null})
          and (${by.preferenceId ?? null}::text is null or preference_id = ${by.preferenceId ?? null})
        order by id desc limit ${limit} offset ${offset}`;
      return rows.map((row) => row.state);
    },
  };
}

export type Store = ReturnType<typeof createStore>;
