import { createHmac, randomInt } from "node:crypto";
import { type PaymentState, toProviderTime } from "./payment-state";

export const TOPICS = ["payment", "topic_merchant_order_wh", "topic_chargebacks_wh"] as const;
export type Topic = (typeof TOPICS)[number];

/** The signed way that the provider's panel sets up, and the older one, IPN or "Feed v2.0", that an account may have beside it. */
export const FORMATS = ["webhook", "feed"] as const;
export type Format = (typeof FORMATS)[number];

/** Spellings of the subject: as documented, as a number, and of an order beside data without content or in them. */
export const SPELLINGS = ["documented", "number", "empty data", "in data"] as const;
export type Spelling = (typeof SPELLINGS)[number];

export type Subject = Pick<PaymentState, "id" | "status" | "order">;

/** @param action of a payment alone: orders and chargebacks have words of their own. */
export type Notice = { topic: Topic; format: Format; spelling?: Spelling; action: string; payment: Subject };

type Shape = { query: Record<string, string>; agent: string; body: Record<string, unknown> };

/** Subject of a topic's notification. A chargeback goes by the number of its payment here. */
export const resourceOf = ({ topic, payment }: Pick<Notice, "topic" | "payment">): string =>
  topic === "topic_merchant_order_wh" ? payment.order.id : String(payment.id);

/** Fields of each topic in the signed way. An order's id is at the top, and nowhere else. */
const BODIES: Readonly<Record<Topic, (notice: Notice, now: Date) => Record<string, unknown>>> = {
  payment: (notice, now) => ({
    action: notice.action,
    api_version: "v1",
    data: { id: resourceOf(notice) },
    date_created: now.toISOString(),
    id: randomInt(1e9),
  }),
  topic_merchant_order_wh(notice, now) {
    const isClosed = notice.payment.status === "approved";
    const status = isClosed ? "closed" : "opened";
    return {
      action: isClosed ? "update" : "create",
      application_id: "",
      data: { currency_id: "", marketplace: "NONE", status },
      date_created: toProviderTime(now),
      id: resourceOf(notice),
      status,
      version: isClosed ? 1 : 0,
    };
  },
  topic_chargebacks_wh: ({ payment }, now) => ({
    actions: ["changed_case_status"],
    api_version: "v1",
    application_id: randomInt(1e9),
    data: {
      checkout: "PRO",
      date_updated: "0001-01-01T00:00:00Z",
      id: payment.id,
      payment_id: payment.id,
      product_id: "",
      site_id: "MLM",
      transaction_intent_id: "",
    },
    date_created: toProviderTime(now),
    id: randomInt(1e9),
    version: Math.floor(now.getTime() / 1000),
  }),
};

function spell(
  body: Record<string, unknown>,
  { spelling = "documented", topic, ...notice }: Notice,
): Record<string, unknown> {
  const id = resourceOf({ topic, ...notice });
  const isOrder = topic === "topic_merchant_order_wh";
  if (spelling === "number") return isOrder ? { ...body, id: Number(id) } : { ...body, data: { id: Number(id) } };
  if (!isOrder || spelling === "documented") return body;
  return spelling === "empty data" ? { ...body, data: null } : { ...body, id: randomInt(1e9), data: { id } };
}

const FEEDS: Readonly<Record<Topic, { topic: string; resource: (id: string) => string }>> = {
  payment: { topic: "payment", resource: (id) => id },
  topic_merchant_order_wh: {
    topic: "merchant_order",
    resource: (id) => `https://api.mercadolibre.com/merchant_orders/${id}`,
  },
  topic_chargebacks_wh: {
    topic: "chargebacks",
    resource: (id) => `https://api.mercadopago.com/v1/chargebacks/${id}`,
  },
};

export function shapeOf(notice: Notice, collectorId: string, now: Date): Shape {
  const id = resourceOf(notice);
  if (notice.format === "feed") {
    const { topic, resource } = FEEDS[notice.topic];
    return { query: { id, topic }, agent: `MercadoPago Feed v2.0 ${topic}`, body: { resource: resource(id), topic } };
  }
  const { topic: type } = notice;
  return {
    query: { "data.id": id, type },
    agent: `MercadoPago WebHook v1.0 ${type}`,
    body: { ...spell(BODIES[type](notice, now), notice), live_mode: false, type, user_id: Number(collectorId) },
  };
}

/** The header x-signature: of the query only `data.id` is signed, and a notification without it is signed without an id. */
export function signatureOf(
  query: Readonly<Record<string, string>>,
  { secret, requestId, ts }: { secret: string; requestId: string; ts: string },
): string {
  const id = query["data.id"];
  const manifest = `${id ? `id:${id.toLowerCase()};` : ""}request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;
}
