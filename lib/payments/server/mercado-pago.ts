import "server-only";
import { Chargeback, MercadoPagoConfig, MercadoPagoError, MerchantOrder, Payment, Preference } from "mercadopago";
import { Agent, type Dispatcher } from "undici";
import { z } from "zod";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { siteUrl } from "@/lib/site-url";
import { DAY_MS } from "@/lib/time/add-days";
import { type PaymentFacts, paymentIdSchema, providerPaymentSchema } from "../payment-facts";
import type { preferenceBody } from "../preference-body";
import { voucherUrl } from "../voucher-url";

/** "unavailable": down, slow, refusing, or answering something else than what was asked for. */
export type ProviderError = "not-found" | "unavailable";

type ProviderResult<T> = Promise<Result<T, ProviderError>>;

const TIMEOUT_MS = 5_000;
const DEADLINE_MS = 8_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_PAYMENTS = 30;
/** Reach of a search: a waiting buyer asks for the newest of a week, the timer for all. */
const SEARCHES = { buyer: { days: 7, most: 1 }, timer: { days: 130, most: MAX_PAYMENTS } } as const;
const NOT_FOUND = 404;

const providerId = z.union([z.number(), z.string()]).transform(String);

const preferenceSchema = z.object({
  id: z.string().min(1).max(100),
  init_point: z.url({ protocol: /^https?$/ }).max(1000),
  external_reference: z.string(),
});
const merchantOrderSchema = z.object({
  id: providerId,
  order_status: z.string().nullish(),
  external_reference: z.string().nullish(),
  payments: z.array(z.object({ id: providerId })).nullish(),
});
const chargebackSchema = z.object({
  id: providerId,
  payments: z.array(providerId).nullish(),
  payment_id: providerId.nullish(),
});
const searchSchema = z.object({
  results: z.array(z.object({ id: providerId, external_reference: z.string().nullish() })),
});

/** The SDK knows one address only: another one is put in its place on the way out. */
function dispatcherTo(agent: Agent, apiUrl: string | null): Dispatcher {
  if (apiUrl === null) return agent;
  return agent.compose((dispatch) => (options, handler) => dispatch({ ...options, origin: apiUrl }, handler));
}

/** Calls over a connection of its own, which ends at the deadline: the SDK's own time covers the headers only. */
async function withinDeadline<T>(call: (config: MercadoPagoConfig) => Promise<T>): Promise<T> {
  const { payments } = env();
  if (!payments) throw new Error("No payment provider is configured: set MERCADOPAGO_ACCESS_TOKEN.");
  const { accessToken, apiUrl } = payments;
  const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES });
  const options = { timeout: TIMEOUT_MS, maxRetries: 0, dispatcher: dispatcherTo(agent, apiUrl) };
  const end = () => agent.destroy();
  const timer = setTimeout(end, DEADLINE_MS);
  try {
    return await call(new MercadoPagoConfig({ accessToken, options }));
  } finally {
    clearTimeout(timer);
    void end();
  }
}

/** @param isMeant tells an answer from one about something else: a page of HTML with status 200 is neither. */
async function ask<T>(
  question: string,
  schema: z.ZodType<T>,
  call: (config: MercadoPagoConfig) => Promise<unknown>,
  isMeant: (value: T) => boolean = () => true,
): ProviderResult<T> {
  try {
    const parsed = schema.safeParse(await withinDeadline(call));
    if (parsed.success && isMeant(parsed.data)) return success(parsed.data);
    log.warn({ question }, "the payment provider answered something else");
  } catch (error) {
    const status = error instanceof MercadoPagoError ? error.status : 0;
    if (status === NOT_FOUND) return failure("not-found");
    // Not the message: the provider may quote what it was sent.
    log.warn({ question, status, type: error instanceof Error ? error.name : "" }, "the payment provider failed");
  }
  return failure("unavailable");
}

/** Creates the checkout of an order; the same key gives the same one again. */
export async function createPreference(
  body: ReturnType<typeof preferenceBody>,
  idempotencyKey: string,
): ProviderResult<{ id: string; checkoutUrl: string }> {
  const call = (config: MercadoPagoConfig) =>
    new Preference(config).create({ body, requestOptions: { idempotencyKey } });
  const result = await ask(
    "createPreference",
    preferenceSchema,
    call,
    (preference) => preference.external_reference === body.external_reference,
  );
  return result.ok ? success({ id: result.value.id, checkoutUrl: result.value.init_point }) : result;
}

export async function getPayment(id: string): ProviderResult<PaymentFacts> {
  if (!paymentIdSchema.safeParse(id).success) return failure("not-found");
  const call = (config: MercadoPagoConfig) => new Payment(config).get({ id });
  const result = await ask("getPayment", providerPaymentSchema, call, (payment) => payment.id === id);
  if (!result.ok) return result;
  // The simulated provider is part of the site.
  const simulatorOrigin = env().payments?.apiUrl ? siteUrl() : null;
  return success({ ...result.value, voucher_url: voucherUrl(result.value.voucher_url, simulatorOrigin) });
}

/** Ids of the payments with exactly this reference, newest first. */
export async function searchPaymentIds(
  reference: string,
  asker: keyof typeof SEARCHES = "timer",
  now = new Date(),
): ProviderResult<string[]> {
  const { days, most } = SEARCHES[asker];
  const options = {
    external_reference: reference,
    range: "date_created",
    begin_date: new Date(now.getTime() - days * DAY_MS).toISOString(),
    end_date: new Date(now.getTime() + DAY_MS).toISOString(),
    sort: "date_created",
    criteria: "desc",
    limit: most,
    offset: 0,
  } as const;
  const result = await ask("searchPayments", searchSchema, (config) => new Payment(config).search({ options }));
  if (!result.ok) return result;
  return success(result.value.results.filter((each) => each.external_reference === reference).map(({ id }) => id));
}

export type ProviderOrder = { status: string | null; reference: string | null; paymentIds: string[] };

export async function getMerchantOrder(id: string): ProviderResult<ProviderOrder> {
  if (!paymentIdSchema.safeParse(id).success) return failure("not-found");
  const call = (config: MercadoPagoConfig) => new MerchantOrder(config).get({ merchantOrderId: id });
  const result = await ask("getMerchantOrder", merchantOrderSchema, call, (order) => order.id === id);
  if (!result.ok) return result;
  const { order_status: status, external_reference: reference, payments } = result.value;
  const paymentIds = (payments ?? []).slice(0, MAX_PAYMENTS).map((payment) => payment.id);
  return success({ status: status ?? null, reference: reference ?? null, paymentIds });
}

/** It becomes a part of an address. */
const CHARGEBACK_ID = /^[A-Za-z0-9-]{1,40}$/;

export async function getChargebackPaymentIds(id: string): ProviderResult<string[]> {
  if (!CHARGEBACK_ID.test(id)) return failure("not-found");
  const call = (config: MercadoPagoConfig) => new Chargeback(config).get({ id });
  const result = await ask("getChargeback", chargebackSchema, call, (chargeback) => chargeback.id === id);
  if (!result.ok) return result;
  const { payments, payment_id: paymentId } = result.value;
  return success([...new Set([...(payments ?? []), ...(paymentId ? [paymentId] : [])])].slice(0, MAX_PAYMENTS));
}
