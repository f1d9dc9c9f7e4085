import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { startCheckout } from "@/lib/payments/server/orders";
import { DAY_MS } from "@/lib/time/add-days";
import { type NotificationParts, openShop, type Shop } from "@/tests/support/payment-shop";

let shop: Shop;
let checkout: typeof startCheckout;
/** An approved payment that the shop does not know of yet. */
let payment: { id: string; order: { id: string } };
let businessId: string | null;

beforeAll(async () => {
  shop = await openShop();
  checkout = (await import("@/lib/payments/server/orders")).startCheckout;
  return shop.close;
});
beforeEach(async () => {
  await shop.tellProvider({ do: "mode", responses: "normal" });
  const owner = await shop.anOwner();
  businessId = owner.businessId;
  const opened = await checkout({ plan: "pro", viewer: owner, businessId, headers: new Headers() });
  const preference = opened.ok ? opened.value.preferenceId : null;
  payment = (await shop.tellProvider({ do: "make", preference, choice: "approve", notification: "none" })).payment;
});

const now = () => Date.now();

describe("a notification that is the provider's", () => {
  it.each<[string, () => Partial<NotificationParts>]>([
    ["signed in milliseconds", () => ({ ts: String(now()) })],
    ["signed in seconds", () => ({ ts: String(Math.floor(now() / 1000)) })],
    ["two days late", () => ({ ts: String(now() - 2 * DAY_MS) })],
    ["whose body has a number for the id", () => ({ body: `{"type":"payment","data":{"id":${payment.id}}}` })],
  ])("%s leads to a look at the payment", async (_, parts) => {
    expect(await shop.notify({ id: payment.id, ...parts() })).toEqual({ status: 200, result: "granted" });
    expect(await shop.planOf(businessId)).toBe("pro");
  });

  it.each<[string, (id: string) => object]>([
    ["at its top alone", (id) => ({ id, status: "closed", data: { status: "closed" } })],
    ["at its top, as a number", (id) => ({ id: Number(id), data: { status: "closed" } })],
    ["at its top, without data", (id) => ({ id })],
    ["in its data", (id) => ({ id: 114544942708, data: { id } })],
  ])("about an order of the provider, named %s, leads to its payments", async (_, rest) => {
    const { id } = payment.order;
    const type = "topic_merchant_order_wh";
    const body = JSON.stringify({ type, ...rest(id) });
    expect(await shop.notify({ id, type, body })).toEqual({ status: 200, result: "granted" });
    expect(await shop.planOf(businessId)).toBe("pro");
  });

  it.each(["payment", "topic_merchant_order_wh", "topic_chargebacks_wh"])(
    "about %s is taken as the simulated provider writes it",
    async (topic) => {
      expect((await shop.tellProvider({ do: "notify", payment: payment.id, topic })).delivered).toEqual([200]);
      expect(await shop.planOf(businessId)).toBe("pro");
    },
  );

  it.each(["number", "empty data", "in data"])(
    "about an order is taken as the simulated provider spells it: %s",
    async (spelling) => {
      const command = { do: "notify", payment: payment.id, topic: "topic_merchant_order_wh", spelling };
      expect((await shop.tellProvider(command)).delivered).toEqual([200]);
      expect(await shop.planOf(businessId)).toBe("pro");
    },
  );

  it("about a chargeback leads to its payment", async () => {
    await shop.notify({ id: payment.id });
    await shop.tellProvider({ do: "chargeback", payment: payment.id, notification: "none" });
    expect((await shop.notify({ id: payment.id, type: "topic_chargebacks_wh" })).result).toBe("revoked");
    expect(await shop.planOf(businessId)).toBe("free");
  });

  it.each(["subscription_preapproval", "plan", "constructor", ""])("about %j is taken and left alone", async (type) => {
    expect(await shop.notify({ id: payment.id, type })).toEqual({ status: 200, result: "ignored" });
    expect(await shop.planOf(businessId)).toBe("free");
  });

  it("about a payment that nobody knows is taken, and ends there", async () => {
    expect(await shop.notify({ id: "1" })).toEqual({ status: 200, result: "not-found" });
    expect(await shop.notify({ id: "abc-def" })).toEqual({ status: 200, result: "not-found" });
  });

  it("is believed in nothing: what it says of a payment is not what counts", async () => {
    const { payment: rejected } = await shop.tellProvider({
      do: "set",
      payment: payment.id,
      fields: { status: "rejected" },
    });
    const body = JSON.stringify({ type: "payment", status: "approved", data: { id: rejected.id, status: "approved" } });
    expect((await shop.notify({ id: rejected.id, body })).result).toBe("recorded");
    expect(await shop.planOf(businessId)).toBe("free");
  });
});

describe("a notification that is not the provider's", () => {
  it.each<[string, () => Partial<NotificationParts>]>([
    ["without signature", () => ({ signature: null })],
    ["signed with another secret", () => ({ secret: "otro-secreto-cualquiera" })],
    ["signed with an empty secret", () => ({ secret: "" })],
    ["signed for another payment", () => ({ dataIds: ["1"] })],
    ["with two ids, of which one is signed", () => ({ dataIds: [payment.id, "1"] })],
    ["with no id", () => ({ dataIds: [] })],
    ["with an id that holds the rest of the signed text", () => ({ dataIds: [`${payment.id};request-id:x`] })],
    ["without request id", () => ({ requestId: null })],
    ["four days old", () => ({ ts: String(now() - 4 * DAY_MS) })],
    ["of the day after the day after tomorrow and later", () => ({ ts: String(now() + 4 * DAY_MS) })],
    ["with a time in microseconds", () => ({ ts: `${now()}000` })],
    ["with another payment in its body", () => ({ body: '{"type":"payment","data":{"id":"1"}}' })],
    ["with no id in its body", () => ({ body: '{"type":"payment"}' })],
    ["whose own id is the payment's", () => ({ body: `{"type":"payment","id":"${payment.id}","data":{}}` })],
    [
      "with another order at its top",
      () => ({ type: "topic_merchant_order_wh", body: '{"type":"topic_merchant_order_wh","id":"1","data":{}}' }),
    ],
    ["with no body", () => ({ body: "" })],
    ["with something else than JSON", () => ({ body: "data.id=1" })],
    [
      "with a body that is too long",
      () => ({ body: `{"type":"payment","data":{"id":"${payment.id}"},"x":"${"x".repeat(70_000)}"}` }),
    ],
  ])("%s is refused, and nothing is looked up or kept", async (_, parts) => {
    expect((await shop.notify({ id: payment.id, ...parts() })).status).toBe(401);
    expect(await shop.sql`select from pagos where id = ${payment.id}`).toHaveLength(0);
    expect(await shop.sql`select from pagos_eventos where recurso = ${payment.id}`).toHaveLength(0);
    expect(await shop.planOf(businessId)).toBe("free");
  });
});

it("a refused notification leaves a line in the log, and nothing of what it said", async () => {
  const warn = vi.spyOn((await import("@/lib/log")).log, "warn");
  await shop.notify({ id: payment.id, secret: "otro-secreto-cualquiera" });
  expect(warn.mock.calls).toEqual([[{ isSigned: false }, "a payment notification was refused"]]);
  warn.mockRestore();
});

describe("when the provider cannot be asked", () => {
  it.each(["down", "slow", "drip", "garbage", "html", "other"])(
    "because it is %s, the notification is to come again, and then counts",
    async (responses) => {
      const notification = { id: payment.id, requestId: `again-${payment.id}` };
      await shop.tellProvider({ do: "mode", responses });
      expect((await shop.notify(notification)).status).toBe(503);
      expect(await shop.planOf(businessId)).toBe("free");
      await shop.tellProvider({ do: "mode", responses: "normal" });
      expect(await shop.notify(notification)).toEqual({ status: 200, result: "granted" });
      expect(await shop.planOf(businessId)).toBe("pro");
    },
  );
});
