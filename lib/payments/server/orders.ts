import "server-only";
import { z } from "zod";
import { toLocalDate } from "@/lib/clock";
import { env, signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { keyedHash } from "@/lib/http/keyed-hash";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { parsePlan } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { siteUrl } from "@/lib/site-url";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import { type Order, toOrder } from "../mapper";
import type { CheckoutError } from "../messages";
import { preferenceBody } from "../preference-body";
import { createPreference } from "./mercado-pago";

export type Buyer = { id: string; email: string };

/** Mark of a request's network for today, by which orders without an account are counted. */
const strangerNetwork = (headers: Headers): string =>
  keyedHash(signingSecret(), "orden", toLocalDate(new Date()), clientNetwork(headers));

type CheckoutRequest = {
  plan: unknown;
  /** The signed-in user, who then is the buyer whatever `email` says. */
  viewer: Buyer | null;
  email?: string | null | undefined;
  /** One of the viewer's businesses; absent: the month stays unassigned. */
  businessId?: string | null | undefined;
  /** The form's id: sent twice by somebody without an account, it makes one order. */
  form?: string | null | undefined;
  /** Headers of the request: whoever has no account is counted by network. */
  headers: Headers;
};

export const canCheckOut = createNetworkLimit({
  name: "checkouts",
  failsClosed: true,
  requests: 60,
  perSeconds: 600,
});

export type Checkout = { orderId: string; preferenceId: string | null; checkoutUrl: string };

const ORDER_ERRORS: Readonly<Record<string, CheckoutError>> = {
  "22023": "bad-email",
  "42501": "not-yours",
  "54000": "too-many",
};

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Buyer of an order: an account, or somebody without one, who need not have the address. */
function orderer({ viewer, form, headers }: CheckoutRequest) {
  if (viewer) return { buyer: viewer.id };
  const request = z.uuid().safeParse(form).data;
  return { network: strangerNetwork(headers), ...(request ? { request } : {}) };
}

/** An order at today's price; the same open one again for the same signed-in buyer, or for the same form of a stranger. */
async function createOrder(request: CheckoutRequest): Promise<Result<Order, CheckoutError>> {
  const plan = parsePlan(request.plan);
  if (plan !== "pro" && plan !== "premium") return failure("bad-plan");
  const email = emailSchema.safeParse(request.viewer?.email ?? request.email);
  if (!email.success) return failure("bad-email");
  const business = request.businessId && { business: request.businessId };
  const ordered = await tryDatabase(
    "create_order",
    { wanted_plan: plan, buyer_email: email.data, ...orderer(request), ...business },
    ({ code }) => ORDER_ERRORS[code],
  );
  if (!ordered.ok) return ordered.code === "too-many" && !request.viewer ? failure("too-many-here") : ordered;
  const [row] = ordered.value;
  return row ? success(toOrder(row)) : failure("unavailable");
}

/** Without an answer the order stays for the next try: its id is the idempotency key. @throws {BackendError} */
export async function startCheckout(request: CheckoutRequest): Promise<Result<Checkout, CheckoutError>> {
  if (!env().payments) return failure("not-configured");
  if (request.businessId && !z.uuid().safeParse(request.businessId).success) return failure("not-yours");
  const created = await createOrder(request);
  if (!created.ok) return created;
  const order = created.value;
  if (order.checkoutUrl)
    return success({ orderId: order.id, preferenceId: order.preferenceId, checkoutUrl: order.checkoutUrl });

  const body = preferenceBody({ ...order, email: order.email ?? "" }, siteUrl());
  const preference = await createPreference(body, order.id);
  if (!preference.ok) return failure("unavailable");
  const { id, checkoutUrl } = preference.value;
  const data = await callDatabase("set_order_checkout", { order_id: order.id, preference: id, url: checkoutUrl });
  // Another tab may have been first: both lead to the same checkout.
  return success({ orderId: order.id, preferenceId: id, checkoutUrl: data || checkoutUrl });
}
