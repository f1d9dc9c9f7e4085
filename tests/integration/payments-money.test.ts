import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { startCheckout } from "@/lib/payments/server/orders";
import type { reconcileOrders } from "@/lib/payments/server/reconcile";
import { openShop, type Shop } from "@/tests/support/payment-shop";

let shop: Shop;
let checkout: typeof startCheckout;
let reconcile: typeof reconcileOrders;

beforeAll(async () => {
  shop = await openShop();
  checkout = (await import("@/lib/payments/server/orders")).startCheckout;
  reconcile = (await import("@/lib/payments/server/reconcile")).reconcileOrders;
  return shop.close;
});
beforeEach(async () => {
  await shop.tellProvider({ do: "mode", responses: "normal", notifications: "once" });
  await shop.tellProvider({ do: "release" });
});

type Owner = Awaited<ReturnType<Shop["anOwner"]>>;

async function anOrder(plan = "premium", owner?: Owner) {
  const buyer = owner ?? (await shop.anOwner());
  const opened = await checkout({ plan, viewer: buyer, businessId: buyer.businessId, headers: new Headers() });
  if (!opened.ok) throw new Error(opened.code);
  return { owner: buyer, orderId: opened.value.orderId, preference: opened.value.preferenceId ?? "" };
}

/** An order, and a payment of it at the provider. */
async function aPayment(
  fields: Record<string, unknown> = {},
  options: { plan?: string; owner?: Owner; choice?: string; notification?: string } = {},
) {
  const { plan = "premium", owner, choice = "approve", notification = "once" } = options;
  const order = await anOrder(plan, owner);
  const made = await shop.tellProvider({ do: "make", preference: order.preference, choice, fields, notification });
  return { ...order, ...made, id: made.payment.id, planNow: () => shop.planOf(order.owner.businessId) };
}

const monthsOf = async (owner: Owner) =>
  (await shop.sql`select from periodos where negocio_id = ${owner.businessId}`).length;
const orderState = async (id: string) =>
  (await shop.sql<{ estado: string }[]>`select estado from ordenes where id = ${id}`)[0]?.estado;
const mailsTo = async ({ email }: Owner) =>
  (await shop.sql<{ tipo: string }[]>`select tipo from correos where para = ${email} order by id`).map(
    (row) => row.tipo,
  );

describe("a payment that is right", () => {
  it("raises the plan by its notification, once, with one receipt", async () => {
    const { delivered, planNow, owner, orderId } = await aPayment();
    expect(delivered).toEqual([200]);
    expect(await planNow()).toBe("premium");
    expect([await monthsOf(owner), await orderState(orderId), await mailsTo(owner)]).toEqual([1, "pagada", ["recibo"]]);
  });

  it("is found by reconciliation when no notification came", async () => {
    const { planNow } = await aPayment({}, { notification: "none" });
    expect(await planNow()).toBe("free");
    await reconcile(200);
    expect(await planNow()).toBe("premium");
  });

  it("pays for its order whatever e-mail the payer used", async () => {
    const { planNow } = await aPayment({ payer: { email: "otra@example.com" } });
    expect(await planNow()).toBe("premium");
  });

  it("is not affected by what its item is called", async () => {
    const { planNow } = await aPayment(
      { description: "Plan premium", additional_info: { items: [{ title: "premium" }] } },
      { plan: "pro" },
    );
    expect(await planNow()).toBe("pro");
  });
});

describe("the provider says that a payment is approved, but", () => {
  it.each<[string, Record<string, unknown>]>([
    ["a centavo is missing", { transaction_amount: 499.99 }],
    ["a centavo is too much", { transaction_amount: 500.01 }],
    ["half a centavo is missing", { transaction_amount: 499.995 }],
    ["the amount is that of the lower plan", { transaction_amount: 300 }],
    ["the amount is nothing", { transaction_amount: 0 }],
    ["the amount is a text", { transaction_amount: "500" }],
    ["there is no amount", { transaction_amount: null }],
    ["the currency is the dollar", { currency_id: "USD" }],
    ["the currency is in small letters", { currency_id: "mxn" }],
    ["there is no currency", { currency_id: null }],
    ["somebody else got the money", { collector_id: 999 }],
    ["nobody got the money", { collector_id: null }],
    ["it is of the other mode", { live_mode: true }],
    ["the mode is not said", { live_mode: null }],
    ["it is only authorised", { captured: false }],
    ["nothing is said of capture", { captured: null }],
    ["a peso came back", { transaction_amount_refunded: 1 }],
    ["nothing is said of refunds", { transaction_amount_refunded: null }],
    ["the word is another", { status: "Approved" }],
    ["the word is unknown", { status: "approved_maybe" }],
  ])("%s: no plan", async (_, fields) => {
    const { delivered, planNow, owner, orderId } = await aPayment(fields);
    expect(delivered).toEqual([200]);
    expect(await planNow()).toBe("free");
    expect([await monthsOf(owner), await orderState(orderId)]).not.toContain("pagada");
    expect(await mailsTo(owner)).toEqual([]);
  });

  it.each(["pending", "in_process", "authorized", "rejected", "cancelled", "refunded", "charged_back", "in_mediation"])(
    "is %s: no plan",
    async (status) => {
      expect(await (await aPayment({ status })).planNow()).toBe("free");
    },
  );

  it.each<[string, (reference: string) => string]>([
    ["the reference names a higher plan", (reference) => reference.replace(/^pro/, "premium")],
    ["the reference names a buyer", (reference) => `otra@example.com|${reference}`],
    ["the reference has more in front", (reference) => `x|${reference}`],
    ["the order does not exist", (reference) => reference.replace(/.{4}$/, "ffff")],
    ["the reference is empty", () => ""],
    ["the reference is our specification's form", () => "otra@example.com|pro"],
  ])("%s: no plan", async (_, forge) => {
    const { owner, orderId, preference } = await anOrder("pro");
    const [order] = await shop.sql<{ referencia: string }[]>`select referencia from ordenes where id = ${orderId}`;
    const fields = { external_reference: forge(order?.referencia ?? "") };
    const { delivered } = await shop.tellProvider({ do: "make", preference, choice: "approve", fields });
    expect(delivered).toEqual([200]);
    expect(await shop.planOf(owner.businessId)).toBe("free");
  });

  it("it already paid for another order: it pays once", async () => {
    const first = await aPayment();
    const second = await anOrder("premium");
    const [order] = await shop.sql<
      { referencia: string }[]
    >`select referencia from ordenes where id = ${second.orderId}`;
    await shop.tellProvider({
      do: "set",
      payment: first.id,
      fields: { external_reference: order?.referencia },
      notification: "once",
    });
    expect(await shop.planOf(second.owner.businessId)).toBe("free");
    expect(await first.planNow()).toBe("premium");
  });
});

type Notification = Parameters<Shop["notify"]>[0];

/** Sends it as the provider does: again, as long as it is asked to, which a crowd on a busy machine may be. */
async function sendUntilTaken(notification: Notification): ReturnType<Shop["notify"]> {
  const answer = await shop.notify(notification);
  return answer.status === 503 ? sendUntilTaken(notification) : answer;
}

describe("what comes twice, late or in another order", () => {
  it("a hundred notifications at once make one month and one receipt", async () => {
    const { id, owner, planNow } = await aPayment({}, { notification: "none" });
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendUntilTaken({ id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await planNow(), await monthsOf(owner), await mailsTo(owner)]).toEqual(["premium", 1, ["recibo"]]);
  });

  it("the same notification a hundred times at once is applied once", async () => {
    const { id, owner } = await aPayment({}, { notification: "none" });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => sendUntilTaken({ id, requestId: `same-${id}` })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.sql`select from pagos_eventos where recurso = ${id}`).toHaveLength(1);
    expect(await monthsOf(owner)).toBe(1);
  });

  it("a notification sent twice by the provider counts once", async () => {
    const { delivered, owner } = await aPayment({}, { notification: "twice" });
    expect(delivered).toEqual([200, 200]);
    expect(await monthsOf(owner)).toBe(1);
  });

  it("a replayed notification is not looked at again, a new one is", async () => {
    const { id, planNow } = await aPayment({}, { notification: "none" });
    const notification = { id, requestId: `replayed-${id}`, ts: String(Date.now()) };
    expect((await shop.notify(notification)).result).toBe("granted");
    await shop.tellProvider({ do: "refund", payment: id, notification: "none" });
    expect(await shop.notify(notification)).toEqual({ status: 200, result: "repeated" });
    expect(await planNow()).toBe("premium");
    expect((await shop.notify({ id })).result).toBe("revoked");
    expect(await planNow()).toBe("free");
  });

  it("notifications in the wrong order end with the latest state", async () => {
    const { id, planNow } = await aPayment({}, { notification: "hold" });
    await shop.tellProvider({ do: "refund", payment: id, notification: "hold" });
    expect((await shop.tellProvider({ do: "release", reversed: true })).delivered).toEqual([200, 200]);
    expect(await planNow()).toBe("free");
  });

  it("an answer older than what is known is left aside", async () => {
    const { id, payment, planNow } = await aPayment({}, { notification: "once" });
    await shop.tellProvider({ do: "refund", payment: id });
    const older = { status: "approved", transaction_amount_refunded: 0, date_last_updated: payment.date_last_updated };
    await shop.tellProvider({ do: "set", payment: id, fields: older, notification: "once" });
    expect(await planNow()).toBe("free");
  });

  it("a cash voucher is pending, and pays days after the order expired", async () => {
    const { id, owner, orderId, planNow } = await aPayment({}, { choice: "pending" });
    expect([await planNow(), await orderState(orderId)]).toEqual(["free", "pendiente"]);
    await shop.sql`update ordenes set created_at = now() - interval '4 days', expira_at = now() - interval '3 days' where id = ${orderId}`;
    await shop.tellProvider({ do: "pay", payment: id });
    expect([await planNow(), await monthsOf(owner)]).toEqual(["premium", 1]);
  });

  it("a voucher that was never paid ends in nothing", async () => {
    const { id, orderId, planNow } = await aPayment({}, { choice: "pending" });
    await shop.tellProvider({ do: "cancel", payment: id });
    expect([await planNow(), await orderState(orderId)]).toEqual(["free", "rechazada"]);
  });

  it("a price that changes in between is the order's own until it is paid", async () => {
    const { owner, preference } = await anOrder("pro");
    await shop.sql`update private.planes set precio_centavos = 90000 where plan = 'pro'`;
    try {
      await shop.tellProvider({ do: "make", preference, choice: "approve" });
      expect(await shop.planOf(owner.businessId)).toBe("pro");
      const dearer = await aPayment({ transaction_amount: 300 }, { plan: "pro" });
      expect(await dearer.planNow()).toBe("free");
    } finally {
      await shop.sql`update private.planes set precio_centavos = 30000 where plan = 'pro'`;
    }
  });
});

describe("money that goes back", () => {
  it.each<[string, Record<string, unknown>]>([
    ["a refund", { do: "refund" }],
    ["a refund of one peso", { do: "refund", amount: 1 }],
    ["a chargeback", { do: "chargeback" }],
    ["an open dispute", { do: "dispute" }],
  ])("ends the plan at once: %s", async (_, event) => {
    const { id, planNow, owner } = await aPayment();
    await shop.tellProvider({ ...event, payment: id });
    expect(await planNow()).toBe("free");
    expect(await mailsTo(owner)).toEqual(["recibo", "pago_devuelto"]);
  });

  it.each(["chargeback", "dispute"])("comes back when the %s is won, and not when it is lost", async (event) => {
    const won = await aPayment();
    await shop.tellProvider({ do: event, payment: won.id });
    await shop.tellProvider({ do: "dispute-won", payment: won.id });
    expect(await won.planNow()).toBe("premium");
    const lost = await aPayment();
    await shop.tellProvider({ do: event, payment: lost.id });
    await shop.tellProvider({ do: "dispute-lost", payment: lost.id });
    expect(await lost.planNow()).toBe("free");
  });

  it("leaves one of two stacked months when the first is refunded", async () => {
    const first = await aPayment({}, { plan: "pro" });
    const second = await aPayment({}, { plan: "pro", owner: first.owner });
    expect(await monthsOf(first.owner)).toBe(2);
    await shop.tellProvider({ do: "refund", payment: first.id });
    expect([await monthsOf(first.owner), await second.planNow()]).toEqual([1, "pro"]);
    await shop.tellProvider({ do: "refund", payment: second.id });
    expect(await second.planNow()).toBe("free");
  });

  it("leaves Profesional when Premium beside it is refunded", async () => {
    const pro = await aPayment({}, { plan: "pro" });
    const premium = await aPayment({}, { owner: pro.owner });
    expect(await premium.planNow()).toBe("premium");
    await shop.tellProvider({ do: "chargeback", payment: premium.id });
    expect(await premium.planNow()).toBe("pro");
  });

  it("is found by reconciliation when no notification told of it", async () => {
    const { id, orderId, planNow } = await aPayment();
    await shop.tellProvider({ do: "refund", payment: id, notification: "none" });
    await shop.sql`update ordenes set revisada_at = now() - interval '2 days' where id = ${orderId}`;
    await reconcile(200);
    expect(await planNow()).toBe("free");
  });

  it("is not paid out twice by a refund with the same key", async () => {
    const { id } = await aPayment();
    const refund = () =>
      fetch(`${shop.backend.url}/v1/payments/${id}/refunds`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${shop.simulator.accessToken}`,
          "x-idempotency-key": `refund-${id}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ amount: 100 }),
      });
    expect([(await refund()).status, (await refund()).status]).toEqual([201, 201]);
    const { payment } = await shop.tellProvider({ do: "notify", payment: id });
    expect(payment.transaction_amount_refunded).toBe(100);
  });
});

describe("tries", () => {
  it("a rejected payment changes nothing, and a second try of the same checkout pays", async () => {
    const { owner, orderId, preference, planNow } = await aPayment({}, { choice: "reject" });
    expect([await planNow(), await orderState(orderId)]).toEqual(["free", "rechazada"]);
    await shop.tellProvider({ do: "make", preference, choice: "approve" });
    expect([await planNow(), await orderState(orderId)]).toEqual(["premium", "pagada"]);
    expect(await mailsTo(owner)).toEqual(["pago_rechazado", "recibo"]);
  });

  it("who pays the same checkout twice gets two months", async () => {
    const { owner, preference } = await aPayment();
    await shop.tellProvider({ do: "make", preference, choice: "approve" });
    expect(await monthsOf(owner)).toBe(2);
  });

  it("a month that was paid before there is a business waits for its buyer", async () => {
    const owner = await shop.anOwner({ hasBusiness: false });
    await aPayment({}, { owner });
    expect(await shop.sql`select * from list_unassigned_months(${owner.id})`).toEqual([{ plan: "premium", months: 1 }]);
  });

  it("a payment for one business raises no other of the same owner", async () => {
    const { owner } = await aPayment();
    const [other] = await shop.sql<{ id: string }[]>`
      insert into negocios (slug, nombre, categoria, slug_categoria, user_id) values (${`otra-${owner.id}`}, 'Otra', '', 'otros-negocios', ${owner.id}) returning id`;
    await reconcile(200);
    expect(await shop.planOf(other?.id ?? null)).toBe("free");
  });
});
