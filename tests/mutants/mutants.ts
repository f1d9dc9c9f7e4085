import { readdirSync } from "node:fs";

/** One check of the server taken out, and a test that has to notice. */
export type Mutant = {
  /** Name of the check that is taken out. */
  name: string;
  file: string;
  find: string;
  replace: string;
  project: "unit" | "database" | "integration";
  test: string;
  /** A part of the test's name. */
  title: string;
};

/** @param topic what the name of a file of SQL says behind its number. */
function schemaOf(topic: string): string {
  const file = readdirSync("supabase/schemas").find((name) => name.endsWith(`_${topic}.sql`));
  if (!file) throw new Error(`no file of SQL is called ${topic}`);
  return `supabase/schemas/${file}`;
}

const inSql =
  (area: string, topic: string, suite: string) =>
  (name: string, find: string, replace: string, title: string): Mutant => ({
    ...{ name: `${area}: ${name}`, file: schemaOf(topic), find, replace },
    ...{ project: "database", test: `tests/database/${suite}.test.ts`, title },
  });

const ledger = inSql("ledger", "ledger", "ledger");
const strangers = inSql("strangers", "ledger", "strangers");
const vouchers = inSql("vouchers", "ledger", "vouchers");
const acceptance = inSql("strangers", "accounts", "accounts");
const mailCaps = inSql("mails", "mails", "mail-caps");

const SIGNATURE = "lib/payments/server/signature.ts";
const signature = (name: string, find: string, replace: string, title: string): Mutant => ({
  ...{ name: `signature: ${name}`, file: SIGNATURE, find, replace },
  ...{ project: "unit", test: "lib/payments/server/signature.test.ts", title },
});

const inFile =
  (area: string, file: string, suite: string) =>
  (name: string, find: string, replace: string, title: string): Mutant => ({
    ...{ name: `${area}: ${name}`, file, find, replace },
    ...{ project: "integration", test: `tests/integration/payments-${suite}.test.ts`, title },
  });

const webhook = inFile("notification", "app/api/mp/webhook/route.ts", "notifications");
const provider = inFile("provider", "lib/payments/server/mercado-pago.ts", "notifications");
const preference = inFile("provider", "lib/payments/server/mercado-pago.ts", "access");
const facts = inFile("facts", "lib/payments/payment-facts.ts", "money");
const apply = inFile("apply", "lib/payments/server/apply.ts", "money");
const order = inFile("order", "lib/payments/server/orders.ts", "access");
const route = inFile("checkout", "app/api/createPreference/route.ts", "access");
const form = inFile("checkout form", "app/(account)/checkout/nueva/route.ts", "access");
const access = inFile("lookup", "lib/payments/server/find-payment.ts", "access");
const mapper = inFile("lookup", "lib/payments/mapper.ts", "access");
const simulator = inFile("simulator", "supabase/local/simulator/settings.ts", "simulator");

const line = (problem: string): string => `then '${problem}'`;
const never = (problem: string): string => `and false then '${problem}'`;

export const MUTANTS: readonly Mutant[] = [
  ledger("the order's reference", line("referencia"), never("referencia"), "names a higher plan or another buyer"),
  ledger("the amount", line("monto"), never("monto"), "with one centavo less pays"),
  ledger("the currency", line("moneda"), never("moneda"), "with another currency pays"),
  ledger("the collector", line("cobrador"), never("cobrador"), "with another collector pays"),
  ledger("real or play money", line("modo"), never("modo"), "with another mode pays"),
  ledger("captured or only authorised", line("sin_cobrar"), never("sin_cobrar"), "with authorised money"),
  ledger("what was refunded", line("devuelto"), never("devuelto"), "with a refund of one centavo"),
  ledger("the provider's state", "else 'estado'", "else null", "with the state pending pays"),
  ledger("the outcome of a dispute", " and payment ->> 'detail' = 'reimbursed'", "", "with a lost dispute pays"),
  ledger("that a report is newer", "before.proveedor_at > reported_at or", "false or", "leave the older state aside"),
  ledger(
    "which of two reports of one moment stands",
    "or (before.proveedor_at = reported_at and before.problema is not null and problem is null)",
    "",
    "of one moment leave",
  ),
  ledger(
    "that a payment has one order",
    "before.orden_id is distinct from o.id and",
    "false and",
    "stays with its order",
  ),
  ledger("who owns the business", "or not private.owns(buyer, business))", ")", "refuses somebody else's business"),
  ledger("that a plan has a price", " and x.precio_centavos > 0;", ";", 'knows no paid plan "free"'),
  ledger(
    "that the buyer's address is confirmed",
    "where u.id = buyer and u.email_confirmed_at is not null;",
    "where u.id = buyer;",
    "refuses an account whose address is not confirmed",
  ),
  ledger("how many orders a day has", "if orders_of_account <=", "if 1000 <=", "bounds a day"),
  ledger(
    "that a notification is dealt with once",
    "and e.solicitud = request and e.resultado is null",
    "and e.solicitud = request",
    "are dealt with once",
  ),
  ledger(
    "whose business an unassigned month is for",
    "if not private.owns(person, business) then",
    "if false then",
    "waits for its buyer",
  ),
  ledger(
    "that a business stays while a month is put on it",
    "  perform from public.negocios n where n.id = business for update;\n",
    "",
    "is not put on a business that goes",
  ),
  inSql("ledger", "ledger", "grants")(
    "who may call apply_payment",
    "timestamptz, timestamptz)\n  to service_role;",
    "timestamptz, timestamptz)\n  to service_role, authenticated;",
    "function by function",
  ),
  inSql("ledger", "ledger", "rows")(
    "who may read an order",
    "  using (id in (select private.my_orders()) or (select private.is_admin()));",
    "  using (true);",
    "ordenes",
  ),

  strangers(
    "that what is handed over is paid",
    "o.user_id is null\n    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)",
    "o.user_id is null",
    "whose voucher waits is nobody's",
  ),
  strangers(
    "that whom it goes to has confirmed the address",
    "where u.email = address and u.email_confirmed_at is not null and",
    "where u.email = address and",
    "of whoever confirms the address",
  ),
  strangers(
    "that it is handed over as it is paid",
    "select private.hand_over_paid_orders(o.email) from public.ordenes o",
    "select from public.ordenes o",
    "as it is paid to somebody",
  ),
  strangers("whose form it is", "and o.solicitud = request and", "and", "nor one stranger's another's"),
  strangers(
    "for whom it is",
    "o.solicitud = request and o.email = address",
    "o.solicitud = request",
    "nor one stranger's another's",
  ),
  strangers("how often a network may", ">= orders_of_network", ">= 1000", "are bounded by network"),
  strangers("how many there are in all", ">= orders_of_strangers", ">= 9999", "are bounded in all"),
  strangers(
    "that counting and adding are one step",
    "perform pg_advisory_xact_lock(hashtextextended('orders of strangers ' || coalesce(network, ''), 0));",
    "null;",
    "a hundred at once",
  ),
  inSql("strangers", "jobs", "strangers")(
    "whose turn it is first",
    "order by (o.user_id is null and o.estado = 'creada'), o.revisada_at",
    "order by o.revisada_at",
    "are looked up after",
  ),
  inSql("strangers", "accounts", "strangers")(
    "that sign-in and payment do not miss each other",
    "  perform private.lock_buyer((select u.email from auth.users u where u.id = person));\n  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at",
    "  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at",
    "come at one moment",
  ),
  vouchers(
    "until when it can be paid",
    "coalesce(g.vence_at > at,",
    "coalesce(g.vence_at > at or true,",
    "at its last moment",
  ),
  vouchers(
    "that it would pay",
    "and g.problema in ('estado', 'sin_cobrar')",
    "",
    "of another amount would pay for nothing",
  ),
  vouchers(
    "that what was paid is of this time",
    "and approved_at > waiting.created_at",
    "",
    "before it was begun is for the month after",
  ),
  vouchers(
    "who paid",
    "where (x.id = o.id or x.user_id = o.user_id) and private.covers",
    "where (x.id = o.id or x.user_id = o.user_id or x.email = o.email) and private.covers",
    "is told to no stranger",
  ),
  vouchers(
    "that it is told once",
    "and before.comprobante_url is null and exists (",
    "and exists (",
    "twice a day, not again later",
  ),
  vouchers(
    "whose account is gone",
    "case when o.email is not null then payment ->> 'voucher_url' end",
    "payment ->> 'voucher_url'",
    "none of a deleted account",
  ),
  inFile("vouchers", "lib/payments/server/mercado-pago.ts", "access")(
    "whose page it is",
    "voucher_url: voucherUrl(result.value.voucher_url, simulatorOrigin)",
    "voucher_url: result.value.voucher_url",
    "whose link is",
  ),
  acceptance(
    "that only what is accepted counts",
    "not n.is_deleted and not private.awaits_acceptance(person, n.id)",
    "not n.is_deleted",
    "while its approval is null",
  ),
  acceptance("whose it is", "if not private.owns(person, business) then", "if false then", "takes a place"),
  acceptance(
    "that there is a place",
    "if private.owned_count(person) >= private",
    "if 1000 < private",
    "takes a place",
  ),

  mailCaps("that a day has an end", "if cap <= (", "if 1000 <= (", "a hundred are caused at once"),
  mailCaps(
    "that a hundred wait for each other",
    "perform pg_advisory_xact_lock(hashtextextended('mail ' || kind || ' ' || private.mailbox(address), 0));",
    "",
    "a hundred are caused at once",
  ),
  mailCaps("who caused it", "cap is not null and not is_own;", "cap is not null;", "as often as the account causes it"),
  mailCaps(
    "what was caused by others",
    "where c.ajeno and private",
    "where private",
    "as often as the account causes it",
  ),
  mailCaps("where it ends up", "'@[^@]*$', ''), '+', 1)", "'@[^@]*$', ''), '!', 1)", "its suffixes"),
  inSql("mails", "ledger", "mail-caps")(
    "that an order is told once",
    "case kind when 'pago_rechazado' then paid_order.id::text else",
    "case when false then '' else",
    "one mail an order",
  ),
  inSql("mails", "ledger", "mail-caps")(
    "whose order it is",
    "      paid_order.user_id is not null);",
    "      true);",
    "one mail an order",
  ),
  inSql("mails", "registration", "mail-caps")(
    "whose registration it is",
    "    owner is not null);",
    "    true);",
    "are told three times",
  ),
  mailCaps(
    "whose business is judged",
    "n.user_id is not null and not private.awaits_acceptance(n.user_id, n.id)",
    "true",
    "is capped for what nobody accepted",
  ),

  signature(
    "that there is a secret",
    "secret.length < MIN_SECRET_CHARACTERS",
    "false",
    "accepts nothing with the secret",
  ),
  signature("that one id is sent", "further.length > 0", "false", "refuses two ids, the first signed"),
  signature("what an id looks like", "!DATA_ID.test(id)", "false", "refuses a spliced id"),
  signature(
    "that the request has an id",
    "if (!requestId || requestId.length",
    "if ((requestId ?? '').length",
    "refuses an empty request",
  ),
  signature(
    "the window of three days",
    "Math.abs(now.getTime() - toMs(header.ts)) > WINDOW_MS",
    "false",
    "has a window of three days",
  ),
  signature("what a time looks like", "TIMESTAMP.test(ts) &&", "", "refuses a time in another notation"),
  signature("that each part comes once", "values.length === 1 &&", "", "refuses two"),
  signature("the digest", "return timingSafeEqual(", "return true || timingSafeEqual(", "refuses another id"),

  webhook(
    "the signature",
    "verifySignature(notification, env().payments?.webhookSecret ?? null, new Date())",
    "(notification.dataIds[0] ?? null)",
    "signed with another secret",
  ),
  webhook(
    "that the body means the signed id",
    "body?.id !== signedId",
    "body === null",
    "with another payment in its body",
  ),
  webhook(
    "that it is asked for again",
    "taken.ok ? respond(200, taken.value) : respond(503, taken.code)",
    "respond(200, 'done')",
    "because it is down",
  ),
  inFile("notification", "lib/payments/server/take-notification.ts", "money")(
    "that a replay is not looked at",
    "if (!isDue)",
    "if (false)",
    "a replayed notification",
  ),

  provider(
    "that the answer is about the payment",
    "(payment) => payment.id === id",
    "() => true",
    "because it is other",
  ),
  preference(
    "that the checkout is the order's",
    "(preference) => preference.external_reference === body.external_reference",
    "() => true",
    "while the provider is other",
  ),
  preference(
    "that no buyer gets another's key",
    "requestOptions: { idempotencyKey }",
    "requestOptions: { idempotencyKey: 'same' }",
    "of one buyer after another",
  ),
  facts(
    "that an amount is whole centavos",
    "z.unknown().transform(toCentavos)",
    "z.unknown().transform((value) => Math.round(Number(value) * 100))",
    "the amount is a text",
  ),
  apply(
    "who collects",
    'collector: payments?.collectorId ?? ""',
    'collector: facts.collector ?? ""',
    "somebody else got the money",
  ),
  apply(
    "real or play money",
    "is_live: payments?.isLive ?? true",
    "is_live: facts.live ?? true",
    "it is of the other mode",
  ),

  order("that there is a provider", "if (!env().payments)", "if (false)", "without a token sells nothing"),
  order("that a plan is sold", 'if (plan !== "pro" && plan !== "premium")', "if (plan === null)", "with the free plan"),
  order("who the buyer is", "if (viewer) return { buyer: viewer.id };", "", "takes buyer, price and owner"),
  order(
    "whose address it is",
    "request.viewer?.email ?? request.email",
    "request.email ?? request.viewer?.email",
    "with an unreadable address of the browser's own",
  ),
  route("where the request comes from", "if (isForged(headers))", "if (false)", "from another site's page is refused"),
  route(
    "how often one network asks",
    "if (!(await canCheckOut(",
    "if (false && !(await canCheckOut(",
    "is bounded by network",
  ),
  route(
    "how long the request is",
    "readBodyJson(request, MAX_BODY_BYTES)",
    "readBodyJson(request, 1e9)",
    "with too much is refused",
  ),
  form("where the form comes from", "if (!isSameOrigin(headers))", "if (false)", "by a form of another site"),
  access("whose order it is", "order?.id === orderId ||", "true ||", "tells a stranger that there is none"),
  access("that nobody is not the buyer", "viewerId !== null && ", "", "of nobody's account"),
  mapper(
    "whether the payment counts",
    'row.problema === null ? "approved" : claimed === "approved" ? "failed" : claimed',
    "claimed",
    "for the wrong amount calls it failed",
  ),
  simulator(
    "that the site is this machine's",
    "isLoopbackUrl(siteUrl)",
    "true",
    "is not loaded for a site that others can reach",
  ),
  simulator("that there is no real provider", "!hasPaymentProvider &&", "", "is not loaded beside a real provider"),
];
