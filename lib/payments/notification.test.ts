import { expect, it } from "vitest";
import { parseNotificationBody, topicOf } from "./notification";

it.each([
  ['{"type":"payment","data":{"id":"123"}}', { type: "payment", id: "123" }],
  ['{"topic":"merchant_order","data":{"id":123}}', { type: "merchant_order", id: "123" }],
  ['{"data":{"id":"9"}}', { type: "", id: "9" }],
])("reads %s", (text, notification) => expect(parseNotificationBody(text)).toEqual(notification));

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
])("finds no notification in %j", (text) => expect(parseNotificationBody(text)).toBeNull());

it.each([
  ["payment", "payment"],
  ["topic_merchant_order_wh", "order"],
  ["topic_chargebacks_wh", "chargeback"],
  ["subscription_preapproval", "other"],
  ["constructor", "other"],
  ["", "other"],
])("takes %j for %s", (type, topic) => expect(topicOf(type)).toBe(topic));
