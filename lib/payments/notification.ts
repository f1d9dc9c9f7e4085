import { z } from "zod";

/** What a notification is about, in our words; a notification about anything else needs no look. */
export type NotificationTopic = "payment" | "order" | "chargeback" | "other";

const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  payment: "payment",
  topic_merchant_order_wh: "order",
  merchant_order: "order",
  topic_chargebacks_wh: "chargeback",
  chargebacks: "chargeback",
};

const bodySchema = z.object({
  type: z.string().max(60).optional(),
  topic: z.string().max(60).optional(),
  data: z.object({ id: z.union([z.string(), z.number()]).transform(String) }),
});

/** The parts of a notification that are not signed. Null for a body that is none. */
export function parseNotificationBody(text: string): { type: string; id: string } | null {
  try {
    const { type, topic, data } = bodySchema.parse(JSON.parse(text));
    return { type: type ?? topic ?? "", id: data.id };
  } catch {
    return null;
  }
}

/** What a notification of this type is about, by its newer or its older name. */
export const topicOf = (type: string): NotificationTopic =>
  Object.hasOwn(TOPICS, type) ? (TOPICS[type] ?? "other") : "other";
