import { by, get, post, type SocketRequest } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { unsignedToken } from "./support/tokens";
import type { World } from "./support/world";

const SEARCH = "/rest/v1/rpc/search_businesses";
const SUGGEST = "/rest/v1/rpc/suggest";

/** One more than a network may send. */
const limits = by("stranger", {
  "guesses passwords": [
    post("/auth/v1/token?grant_type=password", { email: "nadie@example.com", password: "x" }),
    429,
    { times: 16 },
  ],
  "guesses codes": [
    post("/auth/v1/verify", { type: "email", email: "nadie@example.com", token: "000000" }),
    429,
    { times: 16 },
  ],
  "asks for suggestions without end": [get("/api/sugerencias?q="), 429, { times: 121 }],
  "looks for businesses by telephone without end": [
    post("/api/registro/coincidencias", { nombre: "", telefono: "" }),
    429,
    { times: 61 },
  ],
  "opens checkouts without end": [post("/api/createPreference", {}), 429, { times: 61 }],
  "looks for payments without end": [get("/api/mp/payment/x"), 429, { times: 241 }],
});

const event = { tipo: "visita", slug: "taqueria-la-guera" };
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };

const counting = [
  ...by("stranger", {
    "counts a visit twenty times": [
      post("/api/eventos", event, BROWSER),
      204,
      {
        times: 20,
        changes: ["eventos", "negocios"],
        leaves: "(select count(*) from eventos where tipo = 'visita') = 1",
      },
    ],
    "counts a visit as a program": [post("/api/eventos", event, { "user-agent": "curl/8.0" }), 204],
    "counts a visit without a name": [post("/api/eventos", event, { "user-agent": null }), 204],
    "counts a visit of a business that is none": [post("/api/eventos", { ...event, slug: "no-hay-tal" }, BROWSER), 204],
    "counts a visit of a business that waits": [
      post("/api/eventos", { ...event, slug: "gimnasio-fuerza-tezonco" }, BROWSER),
      204,
    ],
  }),
  ...by("other owner", { "counts a visit of his own business": [post("/api/eventos", event, BROWSER), 204] }),
];

const LONG = "a".repeat(10_000);

const searches = by("stranger", {
  "asks for a million rows": [get("/rest/v1/negocios?select=slug&limit=1000000"), 200],
  "asks for pages without end": [post(SEARCH, { term: "tacos", page_size: 1_000_000, page: 1_000_000 }), 200],
  "searches for 10,000 characters": [post(SEARCH, { term: LONG }), 200],
  "searches for 5,000 words": [post(SEARCH, { term: "tacos ".repeat(5_000) }), 200],
  "searches for signs of patterns": [post(SEARCH, { term: "%_%_%_%_%_\\%(((((***&|!:<->" }), 200],
  "searches for 10,000 characters in the site": [get(`/negocios?q=${LONG}`, { accept: "text/html" }), 200],
  "asks for suggestions for 10,000 characters": [post(SUGGEST, { term: LONG }), 200],
  "asks for rows related to related rows": [get("/rest/v1/categorias?select=negocios(categorias(negocios(id)))"), 400],
  "asks for many related rows": [
    get(`/rest/v1/categorias?select=${Array.from({ length: 9 }, (_, n) => `a${n}:negocios(id)`)}`),
    400,
  ],
  "asks for all rows of another site's origin": [
    get("/rest/v1/negocios?select=slug&limit=1", { origin: "https://evil.example" }),
    200,
  ],
});

const SOCKET = "/realtime/v1/websocket?vsn=2.0.0&apikey=";
const subscription = (table: string, schema = "public") => ({
  config: { postgres_changes: [{ event: "*", schema, table }], broadcast: {}, presence: {} },
});
const join = (key: string, payload: object, topic = "realtime:x"): SocketRequest => ({
  socket: SOCKET + key,
  says: [["1", "1", topic, "phx_join", payload]],
  until: /phx_reply/,
});

/** A change that is announced while a stranger listens to a table that is not published. */
const listening = (world: World, table: string, schema?: string): SocketRequest => ({
  ...join(world.status.publishableKey, subscription(table, schema)),
  says: [
    ["1", "1", "realtime:x", "phx_join", subscription(table, schema)],
    ["1", "2", "realtime:x", "broadcast", { event: "x", payload: {} }],
    [null, "3", "phoenix", "heartbeat", {}],
  ],
  until: /"3","phoenix"/,
});

const sockets = by("stranger", {
  "opens a socket without a key": [{ socket: SOCKET, says: [], until: /./ }, 401],
  "opens a socket with a key that is none": [{ socket: `${SOCKET}sb_secret_x`, says: [], until: /./ }, 401],
  "opens a socket elsewhere": [{ socket: "/rest/v1/negocios", says: [], until: /./ }, 404],
  "opens a socket to a page": [{ socket: "/planes", says: [], until: /./ }, 400],
  "listens with a forged token": [
    ({ status }) =>
      join(status.publishableKey, {
        ...subscription("cambios"),
        access_token: unsignedToken({ role: "service_role" }),
      }),
    101,
    { shows: '"status":"error"' },
  ],
  "listens with an object for a table": [
    ({ status }) =>
      join(status.publishableKey, { config: { postgres_changes: [{ event: "*", schema: {}, table: [] }] } }),
    101,
    { shows: '"status":"error"' },
  ],
  "listens to orders": [(world) => listening(world, "ordenes"), 101, { hides: "monto_centavos" }],
  "listens to users": [(world) => listening(world, "users", "auth"), 101, { hides: "encrypted_password" }],
  "says what is no message": [
    ({ status }) => ({ socket: SOCKET + status.publishableKey, says: ["{"], until: /./ }),
    101,
  ],
  "says 100 KB": [
    ({ status }) => ({ socket: SOCKET + status.publishableKey, says: ["x".repeat(100_000)], until: /./ }),
    101,
  ],
});

runAttacks("abuse", [...limits, ...counting, ...searches, ...sockets]);
