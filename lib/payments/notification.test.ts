import { describe, expect, it } from "vitest";
import { parseNotificationBody, topicOf } from "./notification";

/** Notification of a merchant order, as the provider writes it: nothing in its data says which. */
const ORDER = {
  action: "update",
  application_id: "7910800073137785",
  data: { currency_id: "", marketplace: "NONE", status: "closed" },
  date_created: "2026-05-03T17:42:13.510-04:00",
  id: "40000000001",
  live_mode: true,
  status: "closed",
  type: "topic_merchant_order_wh",
  user_id: 2012037660,
  version: 1,
};
/** Of a payment, where the id at the top is the notification's own. */
const PAYMENT = {
  action: "payment.updated",
  api_version: "v1",
  data: { id: "90000000001" },
  date_created: "2026-05-03T17:42:13Z",
  id: 117889882382,
  live_mode: true,
  type: "payment",
  user_id: "2079614828",
};
/** Of a chargeback, whose number has more digits than a binary fraction can hold. */
const CHARGEBACK =
  '{"actions":["changed_case_status"],"api_version":"v1","application_id":9007201037432480,"data":{"checkout":"PRO","date_updated":"0001-01-01T00:00:00Z","id":217000061307271001,"payment_id":81034165129,"product_id":"BC32A57TRPP001U8NHHG","site_id":"MLM","transaction_intent_id":""},"date_created":"2026-05-03T22:03:24-04:00","id":114544942708,"live_mode":true,"type":"topic_chargebacks_wh","user_id":425424311,"version":1720427447}';

describe("what a notification is about", () => {
  it.each<[string, unknown, { type: string; id: string }]>([
    ["a payment", PAYMENT, { type: "payment", id: "90000000001" }],
    ["a payment, with a number", { ...PAYMENT, data: { id: 90000000001 } }, { type: "payment", id: "90000000001" }],
    [
      "a payment, as the panel tries it",
      { ...PAYMENT, id: "123456", data: { id: "123456" } },
      { type: "payment", id: "123456" },
    ],
    ["an order that was closed", ORDER, { type: ORDER.type, id: ORDER.id }],
    [
      "an order that was opened",
      { ...ORDER, action: "create", status: "opened", application_id: "", version: 0 },
      { type: ORDER.type, id: ORDER.id },
    ],
    ["an order, with a number", { ...ORDER, id: 40000000001 }, { type: ORDER.type, id: ORDER.id }],
    ["an order without data", { type: ORDER.type, id: ORDER.id }, { type: ORDER.type, id: ORDER.id }],
    ["an order whose data are null", { ...ORDER, data: null }, { type: ORDER.type, id: ORDER.id }],
    [
      "an order, by its data",
      { type: ORDER.type, id: "114544942708", data: { id: ORDER.id } },
      { type: ORDER.type, id: ORDER.id },
    ],
    [
      "an order, by its older name",
      { topic: "merchant_order", data: { id: 123 } },
      { type: "merchant_order", id: "123" },
    ],
    [
      "an order, by its older name, at the top",
      { topic: "merchant_order", id: ORDER.id, data: { status: "closed" } },
      { type: "merchant_order", id: ORDER.id },
    ],
    [
      "a subscription",
      { type: "subscription_preapproval", id: 1, data: { id: "2c938084726fca480172750000000000" } },
      { type: "subscription_preapproval", id: "2c938084726fca480172750000000000" },
    ],
    ["nothing that it names", { data: { id: "9" } }, { type: "", id: "9" }],
  ])("%s", (_, body, about) => expect(parseNotificationBody(JSON.stringify(body))).toEqual(about));

  it("a chargeback, to the last digit of its number", () => {
    expect(parseNotificationBody(CHARGEBACK)).toEqual({ type: "topic_chargebacks_wh", id: "217000061307271001" });
  });
});

it.each([
  "",
  "{",
  "[]",
  "null",
  '"x"',
  "{}",
  '{"type":"payment"}',
  '{"type":"payment","data":{}}',
  '{"data":{"id":{}}}',
  // The id at the top is the notification's.
  '{"type":"payment","id":"40000000001","data":{"status":"approved"}}',
  '{"type":"topic_chargebacks_wh","id":"40000000001","data":{"payment_id":1}}',
  '{"id":"40000000001","data":{"status":"closed"}}',
  '{"type":"constructor","id":"40000000001"}',
  '{"type":"topic_merchant_order_wh","data":{"status":"closed"}}',
  '{"type":"topic_merchant_order_wh","id":{},"data":{}}',
  // As the provider's older way has it, which is not signed.
  '{"resource":"https://api.mercadolibre.com/merchant_orders/40000000001","topic":"merchant_order"}',
  '{"resource":"90000000001","topic":"payment"}',
  '{"resource":"https://api.mercadolibre.com/collections/notifications/90000000001","topic":"payment"}',
])("finds no notification in %j", (text) => expect(parseNotificationBody(text)).toBeNull());

it.each([
  ["payment", "payment"],
  ["topic_merchant_order_wh", "order"],
  ["topic_chargebacks_wh", "chargeback"],
  ["subscription_preapproval", "other"],
  ["constructor", "other"],
  ["", "other"],
])("takes %j for %s", (type, topic) => expect(topicOf(type)).toBe(topic));
