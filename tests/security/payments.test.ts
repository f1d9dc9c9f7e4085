import { randomUUID } from "node:crypto";
import { signedHeaders } from "@/tests/support/signed-notification";
import { by, get, type HttpRequest, patch, post, remove } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { BUSINESSES, type World } from "./support/world";

const OPEN = "/api/createPreference";
const FROM_ELSEWHERE = { origin: "https://evil.example" };

/** A notification about the payment that the provider has not told us of, but for what is forged. */
const notification =
  (
    forged: {
      secret?: string;
      id?: string;
      dataIds?: string[];
      body?: string;
      ts?: string;
      signature?: string | null;
      requestId?: string | null;
    } = {},
  ) =>
  ({ purchases, secrets }: World): HttpRequest => {
    const { paymentId } = purchases.untold;
    const { secret = secrets.webhookSecret ?? "", id = paymentId, dataIds = [paymentId], ts, requestId } = forged;
    const signed = signedHeaders({
      id,
      secret,
      ...(ts ? { ts } : {}),
      ...(requestId === undefined ? {} : { requestId }),
    });
    const query = new URLSearchParams([...dataIds.map((each) => ["data.id", each]), ["type", "payment"]]);
    return {
      path: `/api/mp/webhook?${query}`,
      body: forged.body ?? JSON.stringify({ type: "payment", data: { id: paymentId } }),
      headers: {
        ...signed,
        ...(forged.signature === undefined ? {} : { "x-signature": forged.signature }),
        "content-type": "application/json",
        origin: null,
      },
    };
  };

const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000;

const notifications = by("stranger", {
  "tells of a payment without a signature": [notification({ signature: null }), 401],
  "tells of a payment with an empty signature": [notification({ signature: "" }), 401],
  "tells of a payment with a signature of zeros": [
    notification({ signature: `ts=${Date.now()},v1=${"0".repeat(64)}` }),
    401,
  ],
  "signs with another secret": [notification({ secret: "otro-secreto-cualquiera" }), 401],
  "signs with an empty secret": [notification({ secret: "" }), 401],
  "signs for another payment": [notification({ id: "1" }), 401],
  "signs one of two payments": [notification({ dataIds: ["90000000002", "1"] }), 401],
  "signs no payment": [notification({ dataIds: [] }), 401],
  "splices the signed text": [notification({ dataIds: ["90000000002;request-id:x"] }), 401],
  "signs without a request id": [notification({ requestId: null }), 401],
  "sends an old notification again": [notification({ ts: String(Date.now() - FOUR_DAYS_MS) }), 401],
  "sends a notification of the future": [notification({ ts: String(Date.now() + FOUR_DAYS_MS) }), 401],
  "relabels a signed notification with another payment": [
    notification({ body: '{"type":"payment","data":{"id":"1"}}' }),
    401,
  ],
  "sends a signed notification without a body": [notification({ body: "" }), 401],
  "sends a signed notification with a list for a body": [notification({ body: "[]" }), 401],
  "sends a signed notification of 70 KB": [
    notification({ body: `{"type":"payment","data":{"id":"90000000002"},"x":"${"x".repeat(70_000)}"}` }),
    413,
  ],
  "asks for notifications": [get("/api/mp/webhook"), 405],
});

/** Signed as the provider does: nobody else can. */
const replays = by("stranger", {
  "sends the notification of a paid order many times": [
    (world) => {
      const { paymentId } = world.purchases.paid;
      return notification({
        id: paymentId,
        dataIds: [paymentId],
        requestId: randomUUID(),
        body: JSON.stringify({ type: "payment", data: { id: paymentId } }),
      })(world);
    },
    200,
    { times: 5, changes: ["pagos_eventos"] },
  ],
});

const order = (fields: object = {}) => ({ plan: "premium", email: "visita@example.com", ...fields });
const FORM = "f0f0f0f0-0000-4000-8000-000000000001";
const ORDERED = {
  changes: ["embedded.simulator_preferences", "ordenes"],
  leaves:
    "not exists (select from ordenes where monto_centavos not in (30000, 50000) or plan = 'premium' and monto_centavos < 50000)",
};

const opening = [
  ...by("stranger", {
    "opens a checkout with a price": [
      post(OPEN, order({ price: 1, amount: 1, unit_price: 1, monto_centavos: 1 }), { origin: null }),
      200,
      ORDERED,
    ],
    "opens a checkout that is paid": [
      post(
        "/api/mp-create-preference",
        order({ email: "otra@example.com", estado: "pagada", status: "approved", paid: true }),
        { origin: null },
      ),
      200,
      {
        ...ORDERED,
        leaves: "not exists (select from ordenes where email = 'otra@example.com' and estado <> 'creada')",
      },
    ],
    "opens a checkout from another site": [post(OPEN, order(), FROM_ELSEWHERE), 403],
    "opens a checkout from a page without an origin": [post(OPEN, order(), { origin: "null" }), 403],
    "opens a checkout with a cookie and no origin": [
      post(OPEN, order(), { origin: null, cookie: "sb-sesion-auth-token=x" }),
      403,
    ],
    "opens a checkout for another's business": [post(OPEN, order({ negocio: BUSINESSES.owner })), 403],
    "opens a checkout for SQL": [post(OPEN, order({ negocio: "' or 1=1 --" })), 403],
    "opens a checkout for the free plan": [
      post(OPEN, order({ plan: "free" })),
      200,
      { shows: "/pago/success?plan=free" },
    ],
    "opens a checkout for a plan that is none": [post(OPEN, order({ plan: "__proto__" })), 400],
    "opens a checkout for a list of plans": [post(OPEN, order({ plan: ["premium"] })), 400],
    "opens a checkout for two addresses": [post(OPEN, order({ email: "a@example.com\nb@example.com" })), 400],
    "opens a checkout for a long address": [post(OPEN, order({ email: `${"a".repeat(1000)}@example.com` })), 400],
    "opens a checkout with 3 KB": [post(OPEN, order({ more: "x".repeat(3000) })), 400],
    "opens a checkout by a form from another site": [
      { path: "/checkout/nueva", form: { plan: "pro", email: "a@example.com" }, headers: FROM_ELSEWHERE },
      403,
    ],
  }),
  ...by("owner", {
    "opens a checkout for another's business": [post(OPEN, order({ negocio: BUSINESSES.otherOwner })), 403],
    "opens a checkout for another's business by a form": [
      { path: "/checkout/nueva", form: { plan: "pro", negocio: BUSINESSES.otherOwner } },
      303,
      { headers: { location: "aviso=not-yours" } },
    ],
    "opens a checkout by a form from another site": [
      { path: "/checkout/nueva", form: { plan: "pro" }, headers: FROM_ELSEWHERE },
      403,
    ],
    "opens a checkout in another's name": [
      ({ people }) =>
        post(
          OPEN,
          order({
            userId: people["other owner"].id,
            user_id: people["other owner"].id,
            email: people["other owner"].email,
          }),
        ),
      200,
      {
        ...ORDERED,
        leaves:
          "not exists (select from ordenes o join auth.users u on u.id = o.user_id where u.email = 'premium@example.com')",
      },
    ],
  }),
];

const IDS = ["0x1", "1e3", "-1", "abc", "1".repeat(21), "..%2fusers%2fme", "%00", "1%20or%201=1"];

const lookups = [
  ...IDS.flatMap((id) =>
    by("buyer", {
      [`looks for the payment ${id}`]: [get(`/api/mp/payment/${id}`), 404],
      [`looks for the order ${id}`]: [get(`/api/mp/order/${id}`), 404],
    }),
  ),
  ...(["stranger", "owner", "admin"] as const).flatMap((person) =>
    by(person, {
      "looks for another's payment": [({ purchases }) => get(`/api/mp/payment/${purchases.paid.paymentId}`), 404],
      "looks for another's payment with an order that is none": [
        ({ purchases }) =>
          get(`/api/mp/payment/${purchases.paid.paymentId}?orden=00000000-0000-4000-8000-000000000000`),
        404,
      ],
      "searches for an order by its buyer alone": [
        get("/api/mp/payments/search?external_reference=compradora@example.com|pro|"),
        404,
      ],
      "searches for everything": [get("/api/mp/payments/search"), 404],
    }),
  ),
  ...by("buyer", {
    "makes a dearer plan of a paid order": [
      ({ purchases: { paid } }) =>
        get(
          `/api/mp/payments/search?external_reference=${encodeURIComponent(paid.reference.replace(/^pro/, "premium"))}`,
        ),
      200,
      { shows: '"plan":"pro"' },
    ],
  }),
];

const CLAIMS = "status=approved&collection_status=approved&paid=true&plan=premium";

const returns = [
  ...by("owner", {
    "comes back with a claim alone": [get(`/pago/success?${CLAIMS}`), 200, { hides: "aprobado" }],
    "comes back with another's payment": [
      ({ purchases }) => get(`/pago/success?${CLAIMS}&payment_id=${purchases.paid.paymentId}`),
      200,
    ],
    "comes back with a payment that is none": [get(`/pago/success?${CLAIMS}&payment_id=1`), 200],
    "registers as if it had paid": [get("/registro?plan=premium&paid=approved"), 200],
    "opens the panel as if it had paid": [get("/mi-negocio?plan=premium&paid=success"), 200],
    "opens an older address as if it had paid": [get(`/registro-premium-success?${CLAIMS}`), 307],
  }),
];

const VICTIM = "gratis@example.com";
const strangers = (fields: object = {}) => order({ plan: "pro", email: VICTIM, ...fields });
/** Nobody's, however many there are. */
const NOBODYS = {
  changes: ORDERED.changes,
  leaves: `not exists (select from ordenes o join auth.users u on u.id = o.user_id where u.email = '${VICTIM}')`,
};
const ofVictim = `(select count(*) from ordenes where email = '${VICTIM}')`;

const inAnothersName = [
  ...by("stranger", {
    "opens 21 checkouts with somebody's address": [post(OPEN, strangers()), 200, { ...NOBODYS, times: 21 }],
    "opens a checkout twice by one form": [
      post(OPEN, strangers({ solicitud: FORM })),
      200,
      { ...NOBODYS, times: 2, leaves: `${ofVictim} = 22` },
    ],
    "opens another's checkout by its form, with another address": [
      post(OPEN, strangers({ solicitud: FORM, email: "otro@example.com" })),
      200,
      { ...NOBODYS, leaves: "(select count(*) from ordenes where email = 'otro@example.com') = 1" },
    ],
    "opens a checkout by a form that is none": [post(OPEN, strangers({ solicitud: "x' or 1=1" })), 200, NOBODYS],
    "opens a checkout by a list of forms": [post(OPEN, strangers({ solicitud: [FORM] })), 400],
  }),
  ...by("free owner", {
    "opens a checkout after that": [
      post(OPEN, { plan: "pro" }),
      200,
      {
        changes: ORDERED.changes,
        leaves: `(select count(*) from ordenes o join auth.users u on u.id = o.user_id where u.email = '${VICTIM}') = 1`,
      },
    ],
    "opens a stranger's checkout by its form": [
      post(OPEN, { plan: "premium", solicitud: FORM }),
      200,
      {
        changes: ORDERED.changes,
        leaves: `(select user_id is null from ordenes where solicitud = '${FORM}' and email = '${VICTIM}')`,
      },
    ],
  }),
];

const ledger = [
  ...by("buyer", {
    "marks an order as paid": [
      ({ purchases }) => patch(`/rest/v1/ordenes?id=eq.${purchases.untold.orderId}`, { estado: "pagada" }),
      403,
    ],
    "lowers the price of an order": [
      ({ purchases }) => patch(`/rest/v1/ordenes?id=eq.${purchases.untold.orderId}`, { monto_centavos: 1 }),
      403,
    ],
    "gives an order to a business": [
      ({ purchases }) => patch(`/rest/v1/ordenes?id=eq.${purchases.paid.orderId}`, { negocio_id: BUSINESSES.owner }),
      403,
    ],
    "adds a payment": [
      ({ purchases }) =>
        post("/rest/v1/pagos", {
          id: "9",
          orden_id: purchases.untold.orderId,
          estado: "approved",
          monto_centavos: 50_000,
        }),
      403,
    ],
    "adds a month": [
      post("/rest/v1/periodos", { negocio_id: BUSINESSES.owner, plan: "premium", inicia_at: "2020-01-01T00:00:00Z" }),
      403,
    ],
    "removes a payment": [({ purchases }) => remove(`/rest/v1/pagos?id=eq.${purchases.paid.paymentId}`), 403],
    "reads what the provider said of a payment": [get("/rest/v1/pagos?select=detalle,problema"), 403],
  }),
];

const simulator = by("stranger", {
  "pays at the simulator's interface": [post("/v1/payments", {}), 404],
  "reads a payment at the provider's interface": [
    ({ purchases }) => get(`/v1/payments/${purchases.paid.paymentId}`),
    404,
  ],
  "reads a payment at the backend's own port": [
    ({ purchases }) => get(`/v1/payments/${purchases.paid.paymentId}`, { authorization: "Bearer x" }),
    401,
    { to: "backend" },
  ],
  "commands the simulator at the backend's own port": [
    post("/simulador", { do: "mode", responses: "normal" }),
    404,
    { to: "backend" },
  ],
  "refunds a payment at the backend's own port": [
    ({ purchases }) => post(`/v1/payments/${purchases.paid.paymentId}/refunds`, {}),
    401,
    { to: "backend" },
  ],
});

runAttacks("payments", [
  ...notifications,
  ...replays,
  ...opening,
  ...inAnothersName,
  ...lookups,
  ...returns,
  ...ledger,
  ...simulator,
]);
