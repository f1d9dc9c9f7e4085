import { describe, expect, it } from "vitest";
import { parseNotificationBody, topicOf } from "@/lib/payments/notification";
import { verifySignature } from "@/lib/payments/server/signature";
import {
  type Format,
  SPELLINGS,
  type Spelling,
  type Subject,
  shapeOf,
  signatureOf,
  TOPICS,
  type Topic,
} from "./notification-shapes";

const SECRET = "un-secreto-de-prueba";
const SUBJECT: Subject = { id: 90000000001, status: "approved", order: { id: "700000001", type: "mercadopago" } };
const COLLECTOR = "425424311";
const NOW = new Date("2026-05-03T18:00:00Z");

const shape = (topic: Topic, format: Format = "webhook", subject = SUBJECT, spelling: Spelling = "documented") =>
  shapeOf({ topic, format, spelling, action: "payment.updated", payment: subject }, COLLECTOR, NOW);

/** Reads it as the shop does: who signed it, and what it is about. */
function taken(topic: Topic, format: Format) {
  const { query, body } = shape(topic, format);
  const ts = String(NOW.getTime());
  const signature = signatureOf(query, { secret: SECRET, requestId: "req-1", ts });
  const dataIds = new URLSearchParams(query).getAll("data.id");
  return {
    signed: verifySignature({ signature, requestId: "req-1", dataIds }, SECRET, NOW),
    told: parseNotificationBody(JSON.stringify(body)),
  };
}

describe("a notification of the simulated provider", () => {
  it.each([
    ["payment", "90000000001"],
    ["topic_merchant_order_wh", "700000001"],
    ["topic_chargebacks_wh", "90000000001"],
  ] as const)("about %s is signed for %s, and says so", (topic, id) => {
    expect(taken(topic, "webhook")).toEqual({ signed: id, told: { type: topic, id } });
    expect(topicOf(topic)).not.toBe("other");
  });

  it.each(SPELLINGS)("is about the same, however it is spelled: %s", (spelling) => {
    const told = TOPICS.map(
      (topic) => parseNotificationBody(JSON.stringify(shape(topic, "webhook", SUBJECT, spelling).body))?.id,
    );
    expect(told).toEqual(["90000000001", "700000001", "90000000001"]);
  });

  it.each(TOPICS)("about %s in the older way is signed for nothing", (topic) => {
    expect(taken(topic, "feed")).toEqual({ signed: null, told: null });
  });

  it.each([
    [
      "payment",
      { "data.id": "90000000001", type: "payment" },
      { action: "payment.updated", data: { id: "90000000001" }, id: expect.any(Number) },
    ],
    [
      "topic_merchant_order_wh",
      { "data.id": "700000001", type: "topic_merchant_order_wh" },
      { id: "700000001", status: "closed", data: { currency_id: "", marketplace: "NONE", status: "closed" } },
    ],
    [
      "topic_chargebacks_wh",
      { "data.id": "90000000001", type: "topic_chargebacks_wh" },
      {
        actions: ["changed_case_status"],
        data: expect.objectContaining({ id: 90000000001, payment_id: 90000000001 }),
        id: expect.any(Number),
      },
    ],
  ] as const)("about %s has the provider's shape", (topic, query, body) => {
    const made = shape(topic);
    expect(made.query).toEqual(query);
    expect(made.body).toMatchObject({ ...body, type: topic, live_mode: false, user_id: Number(COLLECTOR) });
  });

  it("about an order that is not paid says that it is open", () => {
    const { body } = shape("topic_merchant_order_wh", "webhook", { ...SUBJECT, status: "pending" });
    expect(body).toMatchObject({ action: "create", status: "opened", data: { status: "opened" } });
  });

  it.each([
    ["payment", { id: "90000000001", topic: "payment" }, { resource: "90000000001", topic: "payment" }],
    [
      "topic_merchant_order_wh",
      { id: "700000001", topic: "merchant_order" },
      { resource: "https://api.mercadolibre.com/merchant_orders/700000001", topic: "merchant_order" },
    ],
    [
      "topic_chargebacks_wh",
      { id: "90000000001", topic: "chargebacks" },
      { resource: "https://api.mercadopago.com/v1/chargebacks/90000000001", topic: "chargebacks" },
    ],
  ] as const)("about %s in the older way", (topic, query, body) => {
    expect(shape(topic, "feed")).toMatchObject({ query, body });
  });
});
