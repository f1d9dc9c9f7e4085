import { z } from "zod";
import { type ApiRequest, bearerToken, type Handler, isSameText, jsonBody } from "@/supabase/local/http";
import { faultyResponse, type Mode } from "./faults";
import type { PaymentState } from "./payment-state";
import { type Preference, preferenceBodySchema, type Store, totalOf } from "./store";

export type ApiOptions = {
  store: Store;
  accessToken: string;
  checkoutUrl: (preferenceId: string) => string;
  mode: () => Mode;
  onRefund: (payment: PaymentState) => void;
};

const API_PATH = /^\/(?:checkout\/preferences|v1\/(?:payments|chargebacks)|merchant_orders)(?:\/|$)/;
const MAX_SEARCH = 100;

const notFound = () => Response.json({ message: "not_found", error: "not_found", status: 404 }, { status: 404 });
const badRequest = (message: string) => Response.json({ message, error: "bad_request", status: 400 }, { status: 400 });

const refundSchema = z.object({ amount: z.number().positive().optional() });
const searchSchema = z.object({
  external_reference: z.string().min(1),
  limit: z.coerce.number().int().min(1).max(MAX_SEARCH).default(30),
  offset: z.coerce.number().int().min(0).default(0),
});

export function apiRoutes({ store, accessToken, checkoutUrl, mode, onRefund }: ApiOptions): Handler {
  const preferenceJson = (preference: Preference) => ({
    ...preference.body,
    id: preference.id,
    init_point: checkoutUrl(preference.id),
    sandbox_init_point: checkoutUrl(preference.id),
  });

  async function createPreference(request: ApiRequest): Promise<Response> {
    const body = preferenceBodySchema.safeParse(jsonBody(request));
    if (!body.success) return badRequest(z.prettifyError(body.error));
    const key = request.headers.get("x-idempotency-key");
    return Response.json(preferenceJson(await store.addPreference(body.data, key)), { status: 201 });
  }

  async function search({ url }: ApiRequest): Promise<Response> {
    const query = searchSchema.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return badRequest("external_reference is required");
    const { external_reference: reference, limit, offset } = query.data;
    const results = await store.listPayments({ reference }, limit, offset);
    return Response.json({ paging: { total: results.length, limit, offset }, results });
  }

  async function merchantOrder(id: string): Promise<Response> {
    const preference = await store.getPreferenceOfOrder(id);
    if (!preference) return notFound();
    const payments = await store.listPayments({ preferenceId: preference.id }, MAX_SEARCH);
    const paid = payments
      .filter(({ status }) => status === "approved")
      .reduce((sum, each) => sum + each.transaction_amount, 0);
    return Response.json({
      id: Number(id),
      preference_id: preference.id,
      external_reference: preference.body.external_reference,
      order_status: paid >= totalOf(preference) ? "paid" : "payment_required",
      total_amount: totalOf(preference),
      paid_amount: paid,
      payments: payments.toReversed(),
    });
  }

  async function refund(request: ApiRequest, id: string): Promise<Response> {
    const key = request.headers.get("x-idempotency-key");
    const body = refundSchema.safeParse(jsonBody(request));
    if (!key || !body.success) return badRequest("an idempotency key and a positive amount are required");
    const refund = await store.refundOnce(key, async () => {
      const payment = await store.happen(id, "refund", body.data.amount);
      if (!payment) return null;
      onRefund(payment);
      return {
        id: Number(id),
        payment_id: Number(id),
        amount: body.data.amount ?? payment.transaction_amount,
        status: "approved",
      };
    });
    return refund ? Response.json(refund, { status: 201 }) : badRequest("the payment cannot be refunded");
  }

  async function route(request: ApiRequest): Promise<Response> {
    const { method } = request;
    const path = request.url.pathname.replace(/\/$/, "");
    const [, id = "", isRefunds] =
      /^\/(?:v1\/(?:payments|chargebacks)|merchant_orders)\/(\d{1,18})(\/refunds)?$/.exec(path) ?? [];
    if (method === "POST" && path === "/checkout/preferences") return createPreference(request);
    if (method === "POST" && isRefunds && path.startsWith("/v1/payments/")) return refund(request, id);
    if (method !== "GET" || isRefunds) return notFound();
    if (path === "/v1/payments/search") return search(request);
    if (id === "") return notFound();
    if (path.startsWith("/merchant_orders/")) return merchantOrder(id);
    const payment = await store.getPayment(id);
    if (!payment) return notFound();
    // A chargeback goes by the number of its payment here.
    return Response.json(path.startsWith("/v1/chargebacks/") ? { id, payments: [payment.id] } : payment);
  }

  return async (request) => {
    if (!API_PATH.test(request.url.pathname)) return null;
    // Not for browsers: the gateway leads nobody here.
    if (request.clientAddress !== null) return notFound();
    const token = bearerToken(request.headers);
    if (!token || !isSameText(token, accessToken)) {
      return Response.json({ message: "invalid access token", error: "unauthorized", status: 401 }, { status: 401 });
    }
    return (await faultyResponse(mode(), request.url.pathname.startsWith("/checkout/"))) ?? route(request);
  };
}
