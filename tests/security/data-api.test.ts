import { type Attack, by, edit, get, head, patch, post, put, remove } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { BUSINESSES } from "./support/world";

const ROWS = "/rest/v1/negocios";
const OWN = `${ROWS}?id=eq.${BUSINESSES.owner}`;
const OWN_FREE = `${ROWS}?id=eq.${BUSINESSES.freeOwner}`;
const OTHER = `${ROWS}?id=eq.${BUSINESSES.otherOwner}`;
const PENDING = `${ROWS}?select=nombre&id=eq.${BUSINESSES.otherOwnerPending}`;
const PROMOTIONS = "/rest/v1/promociones";
const OTHER_PROMOTIONS = `${PROMOTIONS}?negocio_id=eq.${BUSINESSES.otherOwner}`;

const aPromotion = (negocio_id: string) => ({
  ...{ negocio_id, titulo: "Gratis" },
  ...{ fecha_inicio: "2026-01-01", fecha_fin: "2099-01-01" },
});
const NOTHING = { shows: /^\[\]$/ };

const otherOwnersRows = [
  ...by("stranger", {
    "changes a business": [patch(OTHER, { nombre: "Otro" }), 401],
    "edits a business": [edit(BUSINESSES.otherOwner, { nombre: "Otro" }), 401],
    "removes a business": [remove(OTHER), 401],
    "removes a business to see it": [remove(OTHER, { prefer: "return=representation" }), 401],
    "adds a business": [post(ROWS, { slug: "otro", nombre: "Otro", slug_categoria: "otros-negocios" }), 401],
    "adds a promotion": [post(PROMOTIONS, aPromotion(BUSINESSES.otherOwner)), 401],
  }),
  ...by("member", {
    "changes a business": [patch(OTHER, { nombre: "Otro" }), 403],
    "edits a business": [edit(BUSINESSES.otherOwner, { nombre: "Otro" }), 403],
    "adds a business past the registration": [post(ROWS, { slug: "otro", nombre: "Otro" }), 403],
  }),
  ...by("owner", {
    "changes another's business": [patch(OTHER, { nombre: "Otro" }), 403],
    "changes his own past the review": [patch(OWN, { nombre: "Otro" }), 403],
    "edits another's business": [edit(BUSINESSES.otherOwner, { nombre: "Otro" }), 403],
    "edits a business that is none": [edit("no-es-un-id", { nombre: "Otro" }), 400],
    "edits in another's name": [
      ({ people }) =>
        post("/rest/v1/rpc/edit_business", {
          ...{ person: people["other owner"].id, business: BUSINESSES.otherOwner, changes: { nombre: "Otro" } },
        }),
      403,
    ],
    "removes another's business": [remove(OTHER), 403],
    "removes his own business for good": [remove(OWN), 403],
    "takes another's business by an upsert": [
      post(`${ROWS}?on_conflict=id`, { id: BUSINESSES.otherOwner }, { prefer: "resolution=merge-duplicates" }),
      403,
    ],
    "replaces another's business": [put(OTHER, { id: BUSINESSES.otherOwner, nombre: "Mío" }), 403],
    "changes another's promotions": [patch(OTHER_PROMOTIONS, { titulo: "Cerrado" }), 204],
    "removes another's promotions": [remove(OTHER_PROMOTIONS), 204],
    "adds a promotion to another's business": [post(PROMOTIONS, aPromotion(BUSINESSES.otherOwner)), 403],
  }),
  ...by("other owner", {
    "moves a promotion to another business": [patch(OTHER_PROMOTIONS, { negocio_id: BUSINESSES.owner }), 403],
  }),
];

/** Columns that only the server writes, each with a value that an owner would like. */
const PROTECTED: Readonly<Record<string, unknown>> = {
  id: BUSINESSES.otherOwner,
  slug: "taqueria-la-guera",
  user_id: null,
  plan_type: "premium",
  is_approved: true,
  is_deleted: false,
  deleted_at: "2026-01-01T00:00:00Z",
  is_featured: true,
  rating: 5,
  reviews_count: 900,
  visitas: 100_000,
  clics: 100_000,
  estadisticas: { visitas: 1 },
  fuente: "denue",
  denue_id: "1",
  created_at: "2020-01-01T00:00:00Z",
  telefono_e164: "+525512345678",
  meta_title: "El mejor",
  meta_description: "El mejor",
  ai_portada_used: false,
  personal: true,
};
/** Computed by the database. */
const COMPUTED = { estado: "aprobado", status: "approved", rango: 1, tiene_dueno: true, busqueda: "a" };

const eachSet = (columns: Readonly<Record<string, unknown>>, status: number): Attack[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    by("owner", {
      [`sets ${column} of his own business`]: [patch(OWN, { [column]: value }), status],
      [`edits ${column} of his own business`]: [edit(BUSINESSES.owner, { [column]: value }), 403],
    }),
  );

const abovePlan = [
  ...by("free owner", {
    "writes services": [edit(BUSINESSES.freeOwner, { servicios: ["Pintura"] }), 403],
    "writes a profile elsewhere": [edit(BUSINESSES.freeOwner, { instagram: "https://www.instagram.com/mio" }), 403],
    "writes a gallery": [
      edit(BUSINESSES.freeOwner, { gallery_images: ["/storage/v1/object/public/gallery/a.webp"] }),
      403,
    ],
    "writes a special promotion": [edit(BUSINESSES.freeOwner, { promocion_titulo: "Hoy" }), 403],
    "writes 101 characters of description": [edit(BUSINESSES.freeOwner, { descripcion: "x".repeat(101) }), 400],
    "writes services past the function": [patch(OWN_FREE, { servicios: ["Pintura"] }), 403],
    "adds a promotion": [post(PROMOTIONS, aPromotion(BUSINESSES.freeOwner)), 403],
  }),
  ...by("owner", {
    "names his business without a letter": [edit(BUSINESSES.owner, { nombre: "." }), 400],
    "writes a video": [edit(BUSINESSES.owner, { video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }), 403],
    "writes a menu": [edit(BUSINESSES.owner, { menu: "Tacos" }), 403],
    "writes keywords": [edit(BUSINESSES.owner, { seo_keywords: ["uno"] }), 403],
    "writes 501 characters of description": [edit(BUSINESSES.owner, { descripcion: "x".repeat(501) }), 400],
    "adds a promotion": [post(PROMOTIONS, aPromotion(BUSINESSES.owner)), 403],
  }),
];

/** An approved free listing of his. */
const review = by("free owner", {
  "changes the name that visitors see": [
    edit(BUSINESSES.freeOwner, { nombre: "Otro nombre", telefono: "5500000000" }),
    200,
    {
      shows: '"stored":{}',
      changes: ["revisiones"],
      leaves: `not exists (select from negocios where nombre = 'Otro nombre' or telefono = '5500000000')`,
    },
  ],
  "accepts his own change": [
    ({ people }) =>
      post("/rest/v1/rpc/decide_revision", {
        ...{ reviewer: people["free owner"].id, revision: BUSINESSES.freeOwner, accepted: ["nombre"] },
      }),
    403,
  ],
  "writes an accepted change": [
    ({ people }) =>
      post("/rest/v1/revisiones", {
        ...{
          negocio_id: BUSINESSES.freeOwner,
          autores: { nombre: people["free owner"].id },
          cambios: { nombre: "Otro" },
        },
      }),
    403,
  ],
  "accepts by the data API": [patch("/rest/v1/revisiones?estado=eq.abierta", { estado: "aceptada" }), 403],
  "takes another's picture": [
    ({ picture }) => edit(BUSINESSES.freeOwner, { portada_url: picture.slice(picture.indexOf("/") + 1) }),
    400,
  ],
  "names a picture that nobody stored": [
    edit(BUSINESSES.freeOwner, { logo_url: `${BUSINESSES.freeOwner}/a.webp` }),
    400,
  ],
});

const PRIVATE_TABLES = [
  "negocio_privado",
  "negocio_propietarios",
  "profiles",
  "ordenes",
  "pagos",
  "periodos",
  "reclamos",
  "revisiones",
];
const SERVER_TABLES = [
  "eventos",
  "busquedas",
  "reportes",
  "mensajes",
  "solicitudes_arco",
  "correos",
  "cambios_pendientes",
  "pagos_eventos",
  "sinonimos",
];
const OF_SOME_PLANS = ["menu", "menu_pdf", "web", "gallery_images", "imagenes_datos", "whatsapp", "whatsapp_e164"];
const WITHHELD = [
  "user_id",
  "busqueda",
  "denue_id",
  "personal",
  "deleted_at",
  "punto",
  "ai_logo_used",
  "*",
  ...OF_SOME_PLANS,
];

const reading = [
  ...[...PRIVATE_TABLES, ...SERVER_TABLES].flatMap((table) =>
    by("stranger", { [`reads ${table}`]: [get(`/rest/v1/${table}`), 401] }),
  ),
  ...SERVER_TABLES.flatMap((table) => by("owner", { [`reads ${table}`]: [get(`/rest/v1/${table}`), 403] })),
  ...WITHHELD.flatMap((column) =>
    by("stranger", { [`selects ${column}`]: [get(`${ROWS}?select=${column}&limit=1`), 401] }),
  ),
  ...by("stranger", {
    "reads a business that waits for approval": [get(PENDING), 200, NOTHING],
    "reads hidden businesses through their category": [
      get("/rest/v1/categorias?select=slug,negocios(nombre,is_approved)&negocios.is_approved=is.null"),
      ...([200, { hides: '"is_approved":null' }] as const),
    ],
    "reads hidden businesses through their addresses": [
      get(`/rest/v1/negocio_slugs?select=slug&negocio_id=eq.${BUSINESSES.otherOwnerPending}`),
      ...([200, NOTHING] as const),
    ],
    "counts hidden businesses by the planner's estimate": [
      head(`${ROWS}?select=id&is_approved=is.null`, { prefer: "count=estimated" }),
      ...([200, { headers: { "content-range": /\/0$/ } }] as const),
    ],
    "filters by whose a business is": [get(`${ROWS}?select=id&user_id=not.is.null`), 401],
    "filters by whose a business is, inside an or": [get(`${ROWS}?select=id&or=(user_id.not.is.null,slug.eq.x)`), 401],
    "orders by whose a business is": [get(`${ROWS}?select=id&order=user_id`), 401],
    "counts by whose a business is": [get(`${ROWS}?select=user_id.count()`), 400],
  }),
  ...by("member", {
    "counts everybody's profiles": [
      head("/rest/v1/profiles?select=id", { prefer: "count=exact" }),
      200,
      { headers: { "content-range": "*/0" } },
    ],
    "reads other people's orders": [get("/rest/v1/ordenes?select=id,plan"), 200, NOTHING],
    "reads other people's payments": [get("/rest/v1/pagos?select=id,monto_centavos"), 200, NOTHING],
    "reads from which networks orders came": [get("/rest/v1/ordenes?select=red"), 403],
    "reads the forms of orders": [get("/rest/v1/ordenes?select=solicitud"), 403],
    "filters orders by their network": [get("/rest/v1/ordenes?select=id&red=not.is.null"), 403],
    "reads whose businesses are": [get("/rest/v1/negocio_propietarios?select=user_id,negocio_id"), 200, NOTHING],
  }),
  ...by("owner", {
    "reads another's business that waits for approval": [get(PENDING), 200, NOTHING],
    "reads what is private about another's business": [
      get(`/rest/v1/negocio_privado?select=email&negocio_id=eq.${BUSINESSES.otherOwner}`),
      200,
      NOTHING,
    ],
    "reads the changes of others that wait": [get("/rest/v1/revisiones?select=cambios"), 200, NOTHING],
    "reads who wrote a change": [get("/rest/v1/revisiones?select=autores"), 403],
    "reads who decided": [get("/rest/v1/revisiones?select=decidida_por"), 403],
    "reads what others bought": [
      get(`/rest/v1/negocio_privado?select=paquete_marketing&negocio_id=eq.${BUSINESSES.otherOwner}`),
      ...([200, NOTHING] as const),
    ],
    "reads all that is private": [get("/rest/v1/negocio_privado?select=email,telefono,direccion"), 200],
    "reads the administrator's notes on his own business": [get("/rest/v1/negocio_privado?select=notas_admin"), 403],
    "reads the months of another's business": [
      get(`/rest/v1/periodos?select=plan&negocio_id=eq.${BUSINESSES.otherOwner}`),
      200,
      NOTHING,
    ],
    "selects whose another's business is": [get(`${ROWS}?select=user_id`), 403],
    "selects what others have had generated": [get(`${ROWS}?select=slug,ai_portada_used,ai_logo_used`), 403],
  }),
];

/** Functions that only the server may call, with arguments that would do something. */
const serverFunctions = (person: string): Readonly<Record<string, Record<string, unknown>>> => ({
  grant_admin: { admin_id: person },
  is_administrator: { person },
  give_plan: { business: BUSINESSES.owner, given_plan: "premium", reason: "mío", moderation: "none" },
  apply_payment: { payment: { id: "1", status: "approved" }, collector: "1", is_live: false, moderation: "none" },
  assign_month: { person, wanted_plan: "premium", business: BUSINESSES.owner, moderation: "none" },
  create_order: { wanted_plan: "premium", buyer: person },
  link_account: { person },
  accept_business: { person, business: BUSINESSES.otherOwner },
  release_account: { person },
  preview_account_deletion: { person },
  disown_business: { person, business: BUSINESSES.otherOwner },
  remove_business: { business: BUSINESSES.otherOwner },
  list_own_businesses: { person },
  list_unfinished_orders: { person },
  decide_claim: { claim: person, reviewer: person, is_granted: true },
  add_claim: { claimant: person, business_slug: "panaderia-migas-de-luna", note: null },
  import_denue: { rows: [] },
  import_legacy: { rows: [] },
  start_import: { reviewer: person, import: person, kind: "denue", file_name: "a.csv", edition: null, parts: 1 },
  begin_import_pass: { reviewer: person, import: person, step: "importando" },
  cancel_import: { reviewer: person, import: person },
  list_imports: { reviewer: person },
  import_rows: { import: person, turn: 1, batch: 1, rows: [], seen: {} },
  finish_import: { import: person, turn: 1, outcome: "done", report: null, has_errors: false },
  list_removable_import_files: { batch: 1 },
  import_showcase: { rows: [{ id: BUSINESSES.owner, plan_type: "premium" }] },
  decide_revision: { reviewer: person, revision: person, accepted: [] },
  list_admin_orders: { reviewer: person },
  admin_order: { reviewer: person, order_id: person },
  list_admin_payment_events: { reviewer: person },
  begin_order_lookup: { reviewer: person, order_id: person },
  list_payable_businesses: { reviewer: person, term: "taqueria-la-guera" },
  list_courtesies: { reviewer: person },
  give_courtesy: {
    reviewer: person,
    business: BUSINESSES.owner,
    given_plan: "premium",
    reason: "mío",
    moderation: "none",
    months: 1,
  },
  end_courtesy: { reviewer: person, courtesy: person, reason: "mío", moderation: "none" },
  assign_month_for: { reviewer: person, order_id: person, business: BUSINESSES.owner, moderation: "none" },
  list_own_payments: { person },
  last_fiscal_data: { person },
  request_invoice: {
    person,
    payment: "1",
    tax_id: "XAXX010101000",
    legal_name: "X",
    regime: "616",
    postal_code: "09000",
    usage: "S01",
  },
  list_admin_invoices: { reviewer: person },
  decide_invoice: { reviewer: person, invoice: person, outcome: "enviada" },
  record_event: { business_slug: "taqueria-la-guera", kind: "visita", visitor: "x", origin: "directo" },
  read_own_statistics: { person, business: BUSINESSES.otherOwner, since: "2026-01-01" },
  list_own_searches: { person, business: BUSINESSES.otherOwner, since: "2026-01-01" },
  get_mail_subscription: { address_hash: "0".repeat(64) },
  set_mail_subscription: { address_hash: "0".repeat(64), is_on: false },
  queue_weekly_mails: { batch: 10 },
  announce_privacy_notice: { version: "2099-01-01" },
  add_report: { business_slug: "taqueria-la-guera", reason: "cerrado", detail: null },
  add_message: { sender: "x", address: "x@example.com", words: "x" },
  add_arco_request: {
    ...{ kind: "acceso", sender: "x", address: "x@example.com", words: "x" },
    ...{ due: "2026-12-21", remind: "2026-12-14" },
  },
  give_ai_use_back: { reviewer: person, business: BUSINESSES.owner, kind: "logo" },
  count_requests: { reviewer: person },
  list_reported: { reviewer: person },
  list_messages: { reviewer: person },
  list_arco_requests: { reviewer: person },
  decide_reports: { reviewer: person, business: BUSINESSES.otherOwner, decision: "cerrar", reports: [] },
  decide_message: { reviewer: person, message: person },
  decide_arco_request: { reviewer: person, request: person, decision: "tomar" },
  queue_arco_reminders: {},
  purge_requests: {},
  take_mails: { batch: 10 },
  queue_reminders: {},
  lapse_plans: { moderation: "none" },
  purge_ledger: {},
  follow_changes: { node: "ajeno" },
  pending_changes: {},
  applied_migrations: {},
  operating_figures: {},
  deployment_state: {},
});

const functions = Object.keys(serverFunctions("")).flatMap((name) => {
  const path = `/rest/v1/rpc/${name}`;
  return [
    ...by("stranger", {
      [`calls ${name}`]: [({ people }) => post(path, serverFunctions(people.member.id)[name]), 401],
    }),
    ...by("owner", { [`calls ${name}`]: [({ people }) => post(path, serverFunctions(people.owner.id)[name]), 403] }),
  ];
});

const SCHEMAS = ["auth", "private", "storage", "embedded", "extensions", "pg_catalog", "information_schema"];
const NAMES = [
  "auth.users",
  "tipos_de_correo",
  "correos_retenidos",
  "private.admins",
  "pg_shadow",
  "embedded.mails",
  "rpc/pg_sleep",
  "rpc/pg_read_file",
  "rpc/set_config",
  "rpc/private.is_admin",
];

const otherSchemas = [
  ...by("stranger", {
    "makes an administrator by an address": [
      post("/rest/v1/rpc/grant_admin", { admin_email: "profesional@example.com" }),
      401,
    ],
  }),
  ...SCHEMAS.flatMap((schema) =>
    by("stranger", { [`names the schema ${schema}`]: [get("/rest/v1/users", { "accept-profile": schema }), 406] }),
  ),
  ...NAMES.flatMap((name) => by("stranger", { [`asks for ${name}`]: [get(`/rest/v1/${name}`), 404] })),
  ...by("member", {
    "makes himself an administrator": [
      ({ people }) => post("/rest/v1/admins", { user_id: people.member.id }, { "content-profile": "private" }),
      406,
    ],
    "writes a profile with a plan": [
      ({ people }) => post("/rest/v1/profiles", { user_id: people.member.id, plan_type: "premium" }),
      403,
    ],
    "links himself to a business": [
      ({ people }) =>
        post("/rest/v1/negocio_propietarios", { user_id: people.member.id, negocio_id: BUSINESSES.otherOwner }),
      403,
    ],
    "grants a claim of his own": [
      ({ people }) =>
        post("/rest/v1/reclamos", { user_id: people.member.id, negocio_id: BUSINESSES.otherOwner, estado: "aceptado" }),
      403,
    ],
  }),
];

const encoded = encodeURIComponent;

const injections = by("stranger", {
  "SQL in a value": [get(`${ROWS}?select=slug&nombre=eq.${encoded("'; drop table negocios; --")}`), 200, NOTHING],
  "SQL in a list": [get(`${ROWS}?select=slug&slug=in.(${encoded('"a","b\') or true--"')})`), 200, NOTHING],
  "SQL in a column": [get(`${ROWS}?select=${encoded("slug,(select email from auth.users)")}`), 400],
  "SQL in the name of a result": [get(`${ROWS}?select=${encoded('a"; drop table negocios; --:slug')}`), 400],
  "SQL in an order": [get(`${ROWS}?select=slug&order=${encoded("slug;drop table negocios")}`), 400],
  "SQL in a limit": [get(`${ROWS}?select=slug&limit=${encoded("1;select 1")}`), 200],
  "SQL in the name of a filter": [get(`${ROWS}?select=slug&${encoded("slug'--")}=eq.x`), 400],
  "SQL in a search": [post("/rest/v1/rpc/search_businesses", { term: "'; select pg_sleep(5); --" }), 200],
  "SQL in the name of an argument": [
    post("/rest/v1/rpc/suggest", { "term => 'a'); drop table negocios; --": "x" }),
    404,
  ],
});

const injectedColumn = by("owner", {
  "SQL in the column of a change": [patch(OWN, { "nombre\" = 'x', \"plan_type": "premium" }), 400],
  "SQL in the column of an edit": [edit(BUSINESSES.owner, { "nombre\" = 'x', \"plan_type": "premium" }), 403],
});

const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join();
const rows = (query: string): string => `${ROWS}?select=id&limit=1&${query}`;

/** Queries that are nobody's but an attacker's: none reaches a library that would fail on it, or worse. */
const QUERIES: readonly (readonly [path: string, status: number, headers?: Record<string, string>])[] = [
  [rows("__proto__=eq.x"), 400],
  [rows("%5F_proto__=eq.x"), 400],
  [rows("constructor=eq.x"), 400],
  [rows("toString=eq.x"), 400],
  [rows("a.__proto__.b=eq.x"), 400],
  [rows("order=valueOf.desc"), 400],
  [rows("columns=constructor"), 400],
  [rows("or=(a.eq.1,__proto__.eq.2)"), 400],
  [`${ROWS}?select=__proto__`, 400],
  [`${ROWS}?select=__proto__:id`, 400],
  [`${ROWS}?select=constructor(id)`, 400],
  ["/rest/v1/__pro%74o__", 400],
  ["/rest/v1/rpc/constructor", 400],
  [rows("order=id"), 400, { prefer: "__proto__=x" }],
  [rows("nombre=eq.constructor"), 200],
  [rows("slug=in.(constructor,prototype)"), 200],
  [rows("nombre=eq.a%00b"), 400],
  [rows("order=id%00"), 400],
  [rows("formas_de_pago=eq.1"), 400],
  [rows("id=eq.not_null"), 400],
  [`${ROWS}?select=%22`, 400],
  [`${ROWS}?select=${times(1_700, "id")}`, 400],
  [`${ROWS}?select=a:menu,b:menu`, 400],
  [rows(`or=(${times(620, "a.eq.1")})`), 400],
  [rows(`or=${"(and".repeat(50)}(a.eq.1)${")".repeat(50)}`), 400],
  [rows(`nombre=eq.${"x".repeat(9_000)}`), 414],
  [`${ROWS}?select=id&limit=-1`, 416],
  [rows("order=id"), 416, { range: "5-1" }],
];

const BODIES: Readonly<Record<string, string>> = {
  "half of an object": "{",
  "a number": "1",
  "a list of numbers": "[1]",
  "a list of lists": "[[]]",
  "a prototype": '{"__proto__":{"plan_type":"premium"}}',
  "a constructor further down": '{"horario":{"a":{"constructor":1}}}',
  "50,000 levels": `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
  NUL: '{"nombre":"a\\u0000b"}',
  "half a character": '{"horario":{"a":"\\ud800"}}',
};
const JSON_TYPE = { "content-type": "application/json" };

const misshapen = [
  ...QUERIES.flatMap(([path, status, headers]) =>
    by("stranger", {
      [`asks for ${path.slice(0, 70)} ${headers ? JSON.stringify(headers) : ""}`]: [get(path, headers), status],
    }),
  ),
  ...by("stranger", {
    "asks by TRACE": [{ method: "TRACE", path: ROWS }, 405],
    "asks by PROPFIND": [{ method: "PROPFIND", path: ROWS }, 405],
    "calls a function with a list": [{ path: "/rest/v1/rpc/suggest", body: "[]", headers: JSON_TYPE }, 400],
    "calls a function with null": [{ path: "/rest/v1/rpc/suggest", body: "null", headers: JSON_TYPE }, 400],
    "calls a function with a method of objects": [post("/rest/v1/rpc/suggest", { toString: [] }), 400],
  }),
  ...Object.entries(BODIES).flatMap(([what, body]) =>
    by("owner", {
      [`changes a business with ${what}`]: [{ method: "PATCH", path: OWN, body, headers: JSON_TYPE }, 400],
    }),
  ),
  ...["text/csv", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"].flatMap(
    (type) =>
      by("owner", {
        [`adds rows as ${type}`]: [{ path: PROMOTIONS, body: "a\nb", headers: { "content-type": type } }, 415],
      }),
  ),
  ...by("stranger", {
    "reads stored pictures as the server after all that": [
      ({ status }) => get("/storage/v1/bucket", { apikey: status.secretKey, authorization: null }),
      200,
      { shows: '"gallery"' },
    ],
  }),
];

runAttacks("data API", [
  ...otherOwnersRows,
  ...eachSet(PROTECTED, 403),
  ...eachSet(COMPUTED, 400),
  ...abovePlan,
  ...review,
  ...reading,
  ...functions,
  ...otherSchemas,
  ...injections,
  ...injectedColumn,
  ...misshapen,
]);
