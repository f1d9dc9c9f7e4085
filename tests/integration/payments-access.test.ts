import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { parseReturnQuery } from "@/lib/payments/query";
import type { startCheckout } from "@/lib/payments/server/orders";
import type { reconcileOrders } from "@/lib/payments/server/reconcile";
import type { verifyReturn } from "@/lib/payments/server/verify-return";
import { openShop, type Shop } from "@/tests/support/payment-shop";
import { withoutFunction } from "@/tests/support/without-function";

type Owner = Awaited<ReturnType<Shop["anOwner"]>>;

let shop: Shop;
let checkout: typeof startCheckout;
let reconcile: typeof reconcileOrders;
let verify: typeof verifyReturn;
let parseQuery: typeof parseReturnQuery;

beforeAll(async () => {
  shop = await openShop();
  checkout = (await import("@/lib/payments/server/orders")).startCheckout;
  reconcile = (await import("@/lib/payments/server/reconcile")).reconcileOrders;
  verify = (await import("@/lib/payments/server/verify-return")).verifyReturn;
  parseQuery = (await import("@/lib/payments/query")).parseReturnQuery;
  return shop.close;
});
beforeEach(() => shop.tellProvider({ do: "mode", responses: "normal" }));

let network = 0;
/** Each call from a network of its own, so that no test meets another one's limit. */
const headersOf = (owner: Owner | null, more: Record<string, string> = {}) => {
  network += 1;
  return {
    "x-forwarded-for": `10.${Math.floor(network / 65_536)}.${Math.floor(network / 256) % 256}.${network % 256}`,
    ...(owner ? { authorization: `Bearer ${owner.token}` } : {}),
    ...more,
  };
};

async function create(body: unknown, owner: Owner | null = null, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await shop.routes.createPreference(
    new Request("http://localhost:3000/api/createPreference", {
      method: "POST",
      headers: { "content-length": String(text.length), host: "localhost:3000", ...headersOf(owner, headers) },
      body: text,
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const ordersOf = (email: string) =>
  shop.sql<
    {
      id: string;
      user_id: string | null;
      plan: string;
      monto_centavos: number;
      negocio_id: string | null;
      preferencia_id: string | null;
    }[]
  >`
    select * from ordenes where email = ${email} order by created_at`;

describe("opening a checkout", () => {
  it("of a visitor who only gives an address makes an order for that address", async () => {
    const { status, body } = await create({ plan: "pro", email: " Visita@Example.com " });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["id", "init_point"]);
    expect(body.init_point).toMatch(/^http:\/\/localhost:3000\/simulador\/pago\?pref_id=/);
    expect(await ordersOf("visita@example.com")).toMatchObject([{ user_id: null, plan: "pro", monto_centavos: 30000 }]);
  });

  it("takes buyer, price and owner from nothing that a browser sends", async () => {
    const [owner, other] = [await shop.anOwner(), await shop.anOwner()];
    const forged = {
      plan: "premium",
      email: other.email,
      userId: other.id,
      price: 1,
      amount: 1,
      unit_price: 1,
      monto_centavos: 1,
      user_id: other.id,
      estado: "pagada",
    };
    expect((await create(forged, owner)).status).toBe(200);
    expect(await ordersOf(owner.email)).toMatchObject([{ user_id: owner.id, monto_centavos: 50000, plan: "premium" }]);
    expect(await ordersOf(other.email)).toEqual([]);
  });

  it("from two tabs leads to one order and one checkout", async () => {
    const owner = await shop.anOwner();
    const wish = { plan: "pro", negocio: owner.businessId };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(wish, owner)));
    expect(new Set(answers.map(({ body }) => body.init_point)).size).toBe(1);
    expect(await ordersOf(owner.email)).toHaveLength(1);
  });

  it("of one buyer after another gives each a checkout of their own", async () => {
    const [one, other] = [await shop.anOwner(), await shop.anOwner()];
    const [first, second] = [await create({ plan: "pro" }, one), await create({ plan: "pro" }, other)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.id).not.toBe(second.body.id);
  });

  it("does not give a stranger the open order of the address that he types", async () => {
    const owner = await shop.anOwner();
    const own = await create({ plan: "pro" }, owner);
    const stranger = await create({ plan: "pro", email: owner.email });
    expect(stranger.body.id).not.toBe(own.body.id);
    expect((await ordersOf(owner.email)).map((order) => order.user_id)).toEqual([owner.id, null]);
  });

  it("for somebody else's business is refused", async () => {
    const [owner, other] = [await shop.anOwner(), await shop.anOwner()];
    expect(await create({ plan: "pro", negocio: other.businessId }, owner)).toMatchObject({ status: 403 });
    expect(await create({ plan: "pro", email: owner.email, negocio: owner.businessId })).toMatchObject({ status: 403 });
    expect(await create({ plan: "pro", negocio: "x' or 1=1" }, owner)).toMatchObject({ status: 403 });
    expect(await ordersOf(owner.email)).toEqual([]);
  });

  it.each<[string, unknown, number, string]>([
    ["no address", { plan: "pro" }, 400, "Por favor ingresa un correo antes de continuar."],
    ["an empty address", { plan: "pro", email: "  " }, 400, "Por favor ingresa un correo antes de continuar."],
    ["what is no address", { plan: "pro", email: "nadie" }, 400, "Ingresa un email válido."],
    [
      "an address with a line break",
      { plan: "pro", email: "a@example.com\nb@example.com" },
      400,
      "Ingresa un email válido.",
    ],
    ["no address for the free plan", { plan: "free" }, 400, "Por favor ingresa un correo antes de continuar."],
    ["what is no address for the free plan", { plan: "free", email: "nadie" }, 400, "Ingresa un email válido."],
    ["a plan that is none", { plan: "gold", email: "a@example.com" }, 400, "Elige el plan Profesional o Premium."],
    ["no plan", { email: "a@example.com" }, 400, "No pudimos leer la solicitud."],
    ["a list for a plan", { plan: ["pro"], email: "a@example.com" }, 400, "No pudimos leer la solicitud."],
    ["what is no JSON", "{", 400, "No pudimos leer la solicitud."],
    ["too much", { plan: "pro", email: "a@example.com", more: "x".repeat(3000) }, 400, "No pudimos leer la solicitud."],
  ])("with %s is refused in Spanish", async (_, body, status, error) => {
    expect(await create(body)).toEqual({ status, body: { error } });
  });

  it.each(["free", " FREE "])(
    "for the plan %j leads to the page that says that it costs nothing, and orders nothing",
    async (plan) => {
      const owner = await shop.anOwner();
      const leads = { status: 200, body: { id: null, init_point: "http://localhost:3000/pago/success?plan=free" } };
      expect(await create({ plan, email: "gratis@example.com" })).toEqual(leads);
      expect(await create({ plan, email: "otra@example.com", negocio: owner.businessId }, owner)).toEqual(leads);
      for (const email of ["gratis@example.com", "otra@example.com", owner.email])
        expect(await ordersOf(email)).toEqual([]);
      expect(await shop.planOf(owner.businessId)).toBe("free");
    },
  );

  it.each<[string, Record<string, string>]>([
    ["another site's page", { origin: "https://evil.example" }],
    ["a page without origin", { origin: "null" }],
    ["a page of another port", { origin: "http://localhost:3001" }],
    ["a browser that does not say from where", { cookie: "sb-sesion-auth-token=x" }],
  ])("from %s is refused", async (_, headers) => {
    expect((await create({ plan: "pro", email: "forjada@example.com" }, null, headers)).status).toBe(403);
    expect(await ordersOf("forjada@example.com")).toEqual([]);
  });

  it("with an unreadable address of the browser's own is the session's", async () => {
    const owner = await shop.anOwner();
    expect((await create({ plan: "pro", email: "nadie" }, owner)).status).toBe(200);
    expect(await ordersOf(owner.email)).toMatchObject([{ user_id: owner.id }]);
  });

  it.each<Record<string, string>>([{}, { origin: "https://evil.example" }])(
    "by a form of another site is refused: %j",
    async (headers) => {
      const body = "plan=pro&email=formulario%40example.com";
      const request = new Request("http://localhost:3000/checkout/nueva", { method: "POST", body, headers });
      expect((await shop.routes.form(request)).status).toBe(403);
    },
  );

  it("with a token that is not valid is nobody's", async () => {
    const owner = await shop.anOwner();
    const invalid = { ...owner, token: `${owner.token.slice(0, -3)}abc` };
    expect((await create({ plan: "pro" }, invalid)).status).toBe(400);
    await create({ plan: "pro", email: "otra-persona@example.com" }, invalid);
    expect(await ordersOf("otra-persona@example.com")).toMatchObject([{ user_id: null }]);
  });

  it("is bounded by network, for requests and for orders without an account", async () => {
    const email = "insistente@example.com";
    const fromOne = { "x-forwarded-for": "192.0.2.7" };
    const flood = await Promise.all(Array.from({ length: 70 }, () => create({ plan: "x", email }, null, fromOne)));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);

    const headers = new Headers({ "x-forwarded-for": "192.0.2.8" });
    for (let index = 0; index < 100; index += 1) {
      expect((await checkout({ plan: "pro", viewer: null, email: `de-${index}@example.com`, headers })).ok).toBe(true);
    }
    const here = await create({ plan: "pro", email }, null, { "x-forwarded-for": "192.0.2.8" });
    const error = "Hoy se empezaron muchos pagos sin cuenta. Inicia sesión con tu correo y vuelve a intentarlo.";
    expect(here).toEqual({ status: 429, body: { error } });
    expect((await create({ plan: "pro", email })).status).toBe(200);
    const owner = await shop.anOwner();
    expect((await checkout({ plan: "pro", viewer: owner, headers })).ok).toBe(true);
  });

  it("by a stranger, however often, stops no owner of the address", async () => {
    const owner = await shop.anOwner();
    for (let index = 0; index < 25; index += 1) {
      expect((await create({ plan: "pro", email: owner.email })).status).toBe(200);
    }
    await shop.sql`select link_account(${owner.id})`;
    const own = await create({ plan: "pro", negocio: owner.businessId }, owner);
    expect(own.status).toBe(200);
    expect((await ordersOf(owner.email)).filter(({ user_id }) => user_id !== null)).toMatchObject([
      { preferencia_id: own.body.id },
    ]);
  });

  it("by a stranger answers the same whatever was bought with the address", async () => {
    const [buyer, beginner] = [await shop.anOwner(), await shop.anOwner()];
    const bought = await checkout({ plan: "pro", viewer: buyer, headers: new Headers() });
    await shop.tellProvider({ do: "make", preference: bought.ok && bought.value.preferenceId, choice: "approve" });
    await create({ plan: "pro" }, beginner);
    const solicitud = randomUUID();
    const seen: unknown[] = [];
    for (const email of [buyer.email, beginner.email, "nadie@example.com"]) {
      const first = await create({ plan: "pro", email, solicitud });
      const again = await create({ plan: "pro", email, solicitud });
      expect((await ordersOf(email)).filter(({ preferencia_id }) => preferencia_id === first.body.id)).toMatchObject([
        { user_id: null, monto_centavos: 30000 },
      ]);
      seen.push({
        statuses: [first.status, again.status],
        fields: Object.keys(first.body),
        isOne: first.body.id === again.body.id,
      });
    }
    expect(seen).toEqual(seen.map(() => ({ statuses: [200, 200], fields: ["init_point", "id"], isOne: true })));
    const made = await shop.sql`select count(*)::int as n from ordenes where solicitud = ${solicitud}`;
    expect(made).toEqual([{ n: 3 }]);
  });

  it("that cannot be written says so, and makes none", async () => {
    const owner = await shop.anOwner();
    expect(await withoutFunction(shop.sql, "create_order", () => create({ plan: "pro" }, owner))).toEqual({
      status: 503,
      body: { error: "Error al crear la preferencia." },
    });
    expect(await ordersOf(owner.email)).toEqual([]);
  });

  it.each(["down", "garbage", "html", "other"])(
    "while the provider is %s keeps the order, and the next try goes on with it",
    async (responses) => {
      const owner = await shop.anOwner();
      await shop.tellProvider({ do: "mode", responses });
      expect(await create({ plan: "pro" }, owner)).toEqual({
        status: 503,
        body: { error: "Error al generar el enlace de pago." },
      });
      const [order] = await ordersOf(owner.email);
      await shop.tellProvider({ do: "mode", responses: "normal" });
      const { body } = await create({ plan: "pro" }, owner);
      expect(await ordersOf(owner.email)).toMatchObject([{ id: order?.id, preferencia_id: body.id }]);
      // What the provider knows it by is the order's id: a try whose answer was lost made no second one.
      const made =
        await shop.sql`select id from embedded.simulator_preferences where idempotency_key = ${order?.id ?? ""}`;
      expect(made).toEqual([{ id: body.id }]);
    },
  );
});

/** An order, paid or not, and how somebody asks about it. */
async function aPurchase(choice: string | null = "approve", plan = "pro") {
  const owner = await shop.anOwner();
  const opened = await checkout({ plan, viewer: owner, businessId: owner.businessId, headers: new Headers() });
  if (!opened.ok) throw new Error(opened.code);
  const { orderId, preferenceId } = opened.value;
  const made = choice
    ? await shop.tellProvider({ do: "make", preference: preferenceId, choice, notification: "none" })
    : null;
  const reference = `${owner.email}|${plan}|${orderId}`;
  return {
    owner,
    orderId,
    reference,
    preferenceId,
    paymentId: made?.payment.id ?? "1",
    merchantOrderId: made?.payment.order.id ?? "1",
  };
}

const get = async (handler: "payment" | "order", id: string, owner: Owner | null, query = "") => {
  const request = new Request(`http://localhost:3000/api/mp/${handler}/${id}${query}`, { headers: headersOf(owner) });
  const answer = await shop.routes[handler](request, { params: Promise.resolve({ id }) });
  return { status: answer.status, body: await answer.json() };
};
const search = async (owner: Owner | null, query: Record<string, string>) => {
  const request = new Request(`http://localhost:3000/api/mp/payments/search?${new URLSearchParams(query)}`, {
    headers: headersOf(owner),
  });
  const answer = await shop.routes.search(request);
  return { status: answer.status, body: await answer.json() };
};

describe("asking about a payment", () => {
  const approved = { status: "approved", plan: "pro", amount: 300 };

  it("tells its buyer status, plan and amount, and applies it on the way", async () => {
    const { owner, paymentId, merchantOrderId, reference } = await aPurchase();
    expect(await get("payment", paymentId, owner)).toEqual({ status: 200, body: approved });
    expect(await get("order", merchantOrderId, owner)).toEqual({ status: 200, body: approved });
    expect(await search(owner, { external_reference: reference })).toEqual({
      status: 200,
      body: { results: [approved] },
    });
    expect(await shop.planOf(owner.businessId)).toBe("pro");
  });

  it("tells whoever has the order's id the same, and no more", async () => {
    const { paymentId, orderId, reference } = await aPurchase();
    expect(await get("payment", paymentId, null, `?orden=${orderId}`)).toEqual({ status: 200, body: approved });
    expect(await search(null, { external_reference: reference })).toEqual({
      status: 200,
      body: { results: [approved] },
    });
  });

  it("tells a stranger that there is none", async () => {
    const { paymentId, merchantOrderId } = await aPurchase();
    const stranger = await aPurchase();
    const own = `?orden=${stranger.orderId}`;
    for (const owner of [null, stranger.owner]) {
      expect((await get("payment", paymentId, owner)).status).toBe(404);
      expect((await get("payment", paymentId, owner, own)).status).toBe(404);
      expect((await get("order", merchantOrderId, owner, own)).status).toBe(404);
    }
  });

  it("of nobody's account shows nobody else an order of nobody's account", async () => {
    await create({ plan: "pro", email: "sin-cuenta@example.com" });
    const [order] = await ordersOf("sin-cuenta@example.com");
    const { payment } = await shop.tellProvider({
      do: "make",
      preference: order?.preferencia_id,
      choice: "approve",
      notification: "none",
    });
    expect((await get("payment", payment.id, null)).status).toBe(404);
    expect((await get("payment", payment.id, null, `?orden=${order?.id}`)).body).toEqual(approved);
  });

  it.each(["0x1", "1e3", "abc", "-1", "1".repeat(21), "..%2fusers%2fme"])("has no payment %j", async (id) => {
    const { owner } = await aPurchase();
    expect((await get("payment", id, owner)).status).toBe(404);
    expect((await get("order", id, owner)).status).toBe(404);
  });

  it("is empty while nobody has paid, and 404 for an order that is none", async () => {
    const { owner, reference } = await aPurchase(null);
    expect(await search(owner, { external_reference: reference })).toEqual({ status: 200, body: { results: [] } });
    expect((await search(owner, { external_reference: reference.replace(/.{4}$/, "ffff") })).status).toBe(404);
    expect((await search(owner, {})).status).toBe(404);
  });

  it("finds nothing more with a reference that was tampered with", async () => {
    const { owner, reference } = await aPurchase();
    const forged = reference.replace(/^pro/, "premium");
    expect((await search(owner, { external_reference: forged })).body).toEqual({ results: [approved] });
  });

  it("says so when the provider does not answer", async () => {
    const { owner, paymentId, reference } = await aPurchase();
    await shop.tellProvider({ do: "mode", responses: "down" });
    expect((await get("payment", paymentId, owner)).status).toBe(503);
    expect((await search(owner, { external_reference: reference })).status).toBe(503);
  });

  it("that was approved for the wrong amount calls it failed", async () => {
    const { owner, paymentId } = await aPurchase();
    await shop.tellProvider({ do: "set", payment: paymentId, fields: { transaction_amount: 1 } });
    expect((await get("payment", paymentId, owner)).body).toMatchObject({ status: "failed" });
  });
});

describe("coming back from the provider", () => {
  const comeBack = (query: Record<string, string>, owner: Owner | null) =>
    verify(parseQuery(query), owner?.id ?? null, new Headers(headersOf(null)));

  it.each<[string, Record<string, string>]>([
    ["claims that it was approved", { status: "approved", collection_status: "approved", paid: "true" }],
    ["claims a dearer plan", { status: "approved", plan: "premium" }],
    ["has a payment that does not exist", { status: "approved", payment_id: "1" }],
    ["has an order of the provider that does not exist", { status: "approved", merchant_order_id: "1" }],
  ])("an address that %s, and no payment behind it, is nothing paid", async (_, forged) => {
    const { owner, orderId } = await aPurchase(null);
    expect((await comeBack({ orden: orderId, ...forged }, owner)).kind).toBe("none");
    expect(await shop.planOf(owner.businessId)).toBe("free");
  });

  it("with somebody else's payment is nothing paid", async () => {
    const { paymentId, merchantOrderId } = await aPurchase();
    const thief = await aPurchase(null);
    expect((await comeBack({ orden: thief.orderId, payment_id: paymentId }, thief.owner)).kind).toBe("none");
    expect((await comeBack({ orden: thief.orderId, merchant_order_id: merchantOrderId }, thief.owner)).kind).toBe(
      "none",
    );
    expect((await comeBack({ payment_id: paymentId }, thief.owner)).kind).toBe("unknown");
    expect(await shop.planOf(thief.owner.businessId)).toBe("free");
  });

  it.each([
    ["approve", "approved"],
    ["pending", "pending"],
    ["reject", "failed"],
  ])("after %s is %s, whatever the address says, by each of three ways", async (choice, kind) => {
    const { owner, orderId, paymentId, merchantOrderId, reference } = await aPurchase(choice);
    const lie = { status: choice === "approve" ? "rejected" : "approved", plan: "premium" };
    expect((await comeBack({ ...lie, payment_id: paymentId }, owner)).kind).toBe(kind);
    expect((await comeBack({ ...lie, orden: orderId, collection_id: paymentId }, null)).kind).toBe(kind);
    expect((await comeBack({ ...lie, external_reference: reference }, null)).kind).toBe(kind);
    const byOrder = await comeBack({ ...lie, orden: orderId, merchant_order_id: merchantOrderId }, null);
    // A rejected try leaves the provider's order open.
    expect(byOrder.kind).toBe(choice === "reject" ? "pending" : kind);
    expect(await shop.planOf(owner.businessId)).toBe(choice === "approve" ? "pro" : "free");
  });

  it("after a rejected try and an approved one is approved, even with the rejected one's address", async () => {
    const { owner, preferenceId, paymentId } = await aPurchase("reject");
    await shop.tellProvider({ do: "make", preference: preferenceId, choice: "approve", notification: "once" });
    expect((await comeBack({ payment_id: paymentId }, owner)).kind).toBe("approved");
  });

  it("while the provider is down is approved only if its notification came before", async () => {
    const [known, unknown] = [await aPurchase(), await aPurchase()];
    await shop.notify({ id: known.paymentId });
    await shop.tellProvider({ do: "mode", responses: "down" });
    expect((await comeBack({ orden: known.orderId, payment_id: known.paymentId }, null)).kind).toBe("approved");
    expect((await comeBack({ orden: unknown.orderId, payment_id: unknown.paymentId }, null)).kind).toBe("unavailable");
  });
});

describe("a cash voucher", () => {
  const TICKET = "https://www.mercadopago.com.mx/payments/1/ticket?caller_id=1&hash=a-b";
  const linked = (url: unknown) => ({ transaction_details: { external_resource_url: url } });
  /** Returns an order's summary for its buyer, once the notification has come. */
  async function voucherWith(fields: Record<string, unknown>) {
    const { preferenceId, orderId, owner } = await aPurchase(null, "premium");
    await shop.tellProvider({ do: "make", preference: preferenceId, choice: "pending", fields });
    const { getOpenVoucher } = await import("@/lib/payments/server/queries");
    const mails = await shop.sql`select tipo from correos where para = ${owner.email}`;
    return { orderId, voucher: await getOpenVoucher(orderId), mails: mails.map(({ tipo }) => tipo) };
  }

  it("of the provider is kept with link, amount and last day, and mailed", async () => {
    const fields = { ...linked(TICKET), date_of_expiration: "2999-02-05T22:59:59.000-04:00" };
    const { voucher, mails } = await voucherWith(fields);
    expect(voucher).toMatchObject({ url: TICKET, amountCentavos: 50000, paidPlan: null });
    expect(new Date(voucher?.endsAt ?? 0)).toEqual(new Date(fields.date_of_expiration));
    expect(mails).toEqual(["comprobante"]);
  });

  it("of the simulator is a page with its code and last day", async () => {
    const { voucher } = await voucherWith({});
    expect(voucher?.url).toMatch(/^http:\/\/localhost:3000\/simulador\/pago\?pref_id=[^&]+&payment=\d+$/);
    const { pathname, search } = new URL(voucher?.url ?? "");
    const html = await (await fetch(shop.backend.url + pathname + search)).text();
    expect(html).toMatch(/<p class="code">\d{14}<\/p>/);
    expect(html).toContain("Último día para pagar: ");
  });

  it.each(["https://evil.example/ticket", "http://www.mercadopago.com.mx/x", "javascript:alert(1)", 7, null])(
    "whose link is %j has none, and is still to be paid",
    async (url) => {
      const { voucher, mails } = await voucherWith(linked(url));
      expect(voucher).toMatchObject({ url: null, paidPlan: null });
      expect(mails).toEqual([]);
    },
  );
});

describe("reconciliation", () => {
  it("leaves off while the provider is down, and finds the payment later", async () => {
    const { owner, orderId } = await aPurchase();
    await shop.tellProvider({ do: "mode", responses: "down" });
    expect(await reconcile(200)).toBe(0);
    expect(await shop.planOf(owner.businessId)).toBe("free");
    await shop.tellProvider({ do: "mode", responses: "normal" });
    await shop.sql`update ordenes set revisada_at = now() - interval '1 hour' where id = ${orderId}`;
    expect(await reconcile(200)).toBeGreaterThan(0);
    expect(await shop.planOf(owner.businessId)).toBe("pro");
  });

  it("takes no payment of another reference for an order's own", async () => {
    const { owner, orderId } = await aPurchase(null);
    await shop.sql`update ordenes set revisada_at = null where id = ${orderId}`;
    await shop.tellProvider({ do: "mode", responses: "other" });
    await reconcile(200);
    expect(await shop.sql`select from pagos where orden_id = ${orderId}`).toHaveLength(0);
    expect(await shop.planOf(owner.businessId)).toBe("free");
  });

  it("may run at the same time as itself", async () => {
    const { owner, orderId } = await aPurchase();
    await shop.sql`update ordenes set revisada_at = null where id = ${orderId}`;
    await Promise.all([reconcile(200), reconcile(200), reconcile(200)]);
    expect(await shop.sql`select from periodos where negocio_id = ${owner.businessId}`).toHaveLength(1);
  });
});

describe("another configuration", () => {
  /** The routes as a process with these variables has them. */
  async function withEnvironment<T>(variables: Record<string, string>, use: () => Promise<T>): Promise<T> {
    const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
    vi.resetModules();
    Object.assign(process.env, variables);
    try {
      return await use();
    } finally {
      Object.assign(process.env, before);
      vi.resetModules();
    }
  }

  it("without a token sells nothing", async () => {
    await withEnvironment({ MERCADOPAGO_ACCESS_TOKEN: "" }, async () => {
      const { POST } = await import("@/app/api/createPreference/route");
      const body = JSON.stringify({ plan: "pro", email: "a@example.com" });
      const headers = { "content-length": String(body.length) };
      const answer = await POST(
        new Request("http://localhost:3000/api/createPreference", { method: "POST", headers, body }),
      );
      expect([answer.status, await answer.json()]).toEqual([503, { error: "Pagos no configurados." }]);
    });
  });

  it.each<[string, Record<string, string>]>([
    ["for another collector", { MERCADOPAGO_COLLECTOR_ID: "7" }],
    ["for real money", { MERCADOPAGO_LIVE: "true" }],
  ])("%s takes no payment of the test account", async (_, variables) => {
    const { owner, paymentId } = await aPurchase();
    await withEnvironment(variables, async () => {
      const { lookUpPayment } = await import("@/lib/payments/server/apply");
      expect(await lookUpPayment(paymentId)).toMatchObject({ ok: true, value: { outcome: "recorded" } });
    });
    expect(await shop.planOf(owner.businessId)).toBe("free");
  });

  it("with a token that the provider refuses finds nothing, and says so", async () => {
    const { paymentId } = await aPurchase();
    await withEnvironment({ MERCADOPAGO_ACCESS_TOKEN: "SIM-wrong" }, async () => {
      const { lookUpPayment } = await import("@/lib/payments/server/apply");
      expect(await lookUpPayment(paymentId)).toEqual({ ok: false, code: "unavailable" });
    });
  });
});
