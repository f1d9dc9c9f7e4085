import { z } from "zod";

/** Topics of notifications, in our words; "other" needs no look. */
export type NotificationTopic = "payment" | "order" | "chargeback" | "other";

const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  payment: "payment",
  topic_merchant_order_wh: "order",
  merchant_order: "order",
  topic_chargebacks_wh: "chargeback",
  chargebacks: "chargeback",
};

const id = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const bodySchema = z.object({
  type: z.string().max(60).optional(),
  topic: z.string().max(60).optional(),
  id,
  data: z.object({ id }).nullish().catch(null),
});

/** Numbers that a binary fraction would round stay as they are written: those of chargebacks have eighteen digits. */
const parseExactly = (text: string): unknown =>
  JSON.parse(text, (_key, value, context?: { source?: string }) =>
    typeof value === "number" && !Number.isSafeInteger(value) ? (context?.source ?? value) : value,
  );

/** Reads the unsigned parts; null for none. The subject's id is in its data, but an order's at the top. */
export function parseNotificationBody(text: string): { type: string; id: string } | null {
  try {
    const { type: newer, topic: older, id: top, data } = bodySchema.parse(parseExactly(text));
    const type = newer ?? older ?? "";
    const about = data?.id ?? (topicOf(type) === "order" ? top : undefined);
    return about === undefined ? null : { type, id: about };
  } catch {
    return null;
  }
}

export const topicOf = (type: string): NotificationTopic =>
  Object.hasOwn(TOPICS, type) ? (TOPICS[type] ?? "other") : "other";
