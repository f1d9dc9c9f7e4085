import { writeCursor } from "@/lib/public-api/cursor";
import { by, get, head, post, put, remove } from "./support/attack";
import { filledForm } from "./support/forms";
import { runAttacks } from "./support/run-attacks";
import type { World } from "./support/world";

const bearer = (secret: string | undefined) => ({ authorization: `Bearer ${secret}` });

const BEHIND_SECRETS = [
  "/api/revalidate",
  "/api/cron/correos",
  "/api/cron/pagos",
  "/api/cron/textos",
  "/api/cron/diario",
];

/** Values that might be taken for one of the instance's secrets. */
const WRONG: Readonly<Record<string, (world: World) => Record<string, string>>> = {
  "no secret": () => ({}),
  "an empty secret": () => ({ authorization: "Bearer " }),
  "an undefined secret": () => bearer("undefined"),
  "a guessed secret": () => bearer("secret"),
  "the public key": ({ status }) => bearer(status.publishableKey),
  "a session": ({ people }) => bearer(people.admin.token),
  "the secret in another scheme": ({ secrets }) => ({ authorization: `Basic ${secrets.cronSecret}` }),
  "the beginning of the secret": ({ secrets }) => bearer(secrets.cronSecret?.slice(0, -1)),
};

const secrets = BEHIND_SECRETS.flatMap((path) =>
  Object.entries(WRONG).flatMap(([what, headers]) =>
    by("stranger", { [`calls ${path} with ${what}`]: [(world) => post(path, {}, headers(world)), 401] }),
  ),
);

const jobs = by("stranger", {
  "calls a job by GET without its secret": [get("/api/cron/diario"), 401],
  "calls a job with its secret in the address": [
    ({ secrets: { cronSecret } }) => get(`/api/cron/diario?secret=${cronSecret}&token=${cronSecret}`),
    401,
  ],
  "calls a job that is none": [post("/api/cron/todo", {}), 404],
  "expires pages by GET": [get("/api/revalidate"), 405],
});

const EXPORTS = ["/admin/exportar/negocios", "/admin/pagos/facturas/archivo"];
const take =
  (path: string, origin?: string) =>
  ({ status }: World) => ({
    path,
    form: { formato: "json" },
    headers: { origin: origin ?? status.siteUrl },
  });

const files = [
  ...EXPORTS.flatMap((path) => [
    ...by("stranger", { [`takes ${path}`]: [take(path), 303, { hides: "nombre" }] }),
    ...by("owner", { [`takes ${path}`]: [take(path), 403, { hides: "nombre" }] }),
    ...by("admin", {
      [`takes ${path} for another site`]: [take(path, "https://otro.example"), 403],
      [`takes ${path} by a link`]: [get(path), 405],
    }),
  ]),
  ...by("stranger", {
    "reads the public API past what it takes": [get("/api/v1/negocios?select=*&is_approved=eq.false"), 400],
    "reads a hidden business by the public API": [get("/api/v1/negocios/antojitos-dona-meche"), 404],
    "writes by the public API": [post("/api/v1/negocios", { nombre: "x" }), 405],
  }),
];

const HTML = { accept: "text/html" };
const NUL = [
  "/admin?q=%00&buscar=%00&desde=%00&categoria=%00",
  "/admin/cola?q=%00&abierto=%00&siguiente=%00&deshacer=%00",
  "/admin/busquedas?sinonimo=%00&desde=%00",
  "/admin/busquedas/sinonimo?termino=%00",
  "/admin/pagos?q=%00&desde=%00&estado=%00&mes=%00",
  "/admin/pagos/notificaciones?desde=%00_%00&estado=%00",
  "/admin/pagos/cortesias?q=%00",
  "/admin/pagos/facturas?estado=%00&desde=%00",
  "/admin/bitacora?persona=%00&accion=%00&negocio=%00&antes=%00",
  "/admin/avisos?ver=%00&desde=%00",
  "/admin/negocios/%00/unir?otra=%00",
];
const MANY_IDS = Array.from(
  { length: 300 },
  (_, n) => `negocio=00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
);
const forgedMark = (relevance: number) =>
  writeCursor(["00000000-0000-4000-8000-000000000001", 0, relevance], { q: "tacos", limite: 24 });

// Asked for by HEAD: what an administrator sees of others is no leak.
const queries = [
  ...NUL.flatMap((path) => by("admin", { [`asks for ${path}`]: [head(path, HTML), [200, 404]] })),
  ...by("admin", {
    "asks whether to delete three hundred at once": [
      head(`/admin?confirmar=eliminar&${MANY_IDS.join("&")}`, HTML),
      200,
    ],
  }),
  ...[1e300, -1e300, 1e-300].flatMap((relevance) =>
    by("stranger", {
      [`forges a mark of the public API with ${relevance}`]: [
        get(`/api/v1/negocios?q=tacos&cursor=${forgedMark(relevance)}`),
        400,
      ],
    }),
  ),
];

const DIAGNOSTICS = [
  "/correo",
  "/correo/datos",
  "/debug-user",
  "/diseno",
  "/test-pago",
  "/planes-test",
  "/mailbox",
  "/metrics",
  "/api/metrics",
  "/simulador",
  "/simulador/pagos",
];

const diagnostics = [
  ...DIAGNOSTICS.flatMap((path) =>
    by("stranger", {
      [`opens ${path}`]: [get(path, { accept: "text/html" }), 404],
      [`opens ${path} with a token that is none`]: [get(`${path}?token=x`, { cookie: "diagnostico=x" }), 404],
      [`opens ${path} as this machine by a header`]: [
        get(path, {
          host: "localhost",
          "x-forwarded-host": "localhost",
          "x-real-ip": "127.0.0.1",
          forwarded: "for=127.0.0.1",
        }),
        404,
      ],
    }),
  ),
  ...by("stranger", {
    "opens the mailbox from this machine by another name": [
      get("/correo", { host: "evil.example" }),
      404,
      { isDirect: true },
    ],
    "reads mails as a program": [get("/correo?to=premium@example.com", { accept: "application/json" }), 404],
    "commands the payment simulator": [post("/simulador", { do: "make", preference: "x", choice: "approve" }), 404],
  }),
  ...by("admin", {
    "opens the mailbox": [get("/correo"), 404],
    "opens another person's session": [get("/debug-user"), 404],
  }),
];

const event = (fields: object) => ({ tipo: "visita", slug: "taqueria-la-guera", ...fields });
const URL_ENCODED = { "content-type": "application/x-www-form-urlencoded" };
const UNREAD = { headers: { "content-type": "text/plain" } };

const bodies = by("stranger", {
  "sends JSON that is none as an event": [{ path: "/api/eventos", body: "{", ...UNREAD }, 400],
  "sends a list as an event": [post("/api/eventos", [event({})]), 400],
  "sends an event of another kind": [post("/api/eventos", event({ tipo: "premio" })), 400],
  "sends an event of another business by a list": [post("/api/eventos", event({ slug: ["taqueria-la-guera"] })), 400],
  "sends a prototype with an event": [
    { path: "/api/eventos", body: '{"__proto__":{"tipo":"visita"},"slug":"x"}' },
    400,
  ],
  "sends an event of 400 bytes": [post("/api/eventos", event({ origen: "x".repeat(400) })), 400],
  "asks for a hidden number from another site": [
    post("/api/telefono/taqueria-la-guera", {}, { origin: "https://evil.example" }),
    303,
  ],
  "asks for a number that is not hidden": [post("/api/telefono/taqueria-la-guera", {}), 404],
  "sends an event from another site": [post("/api/eventos", event({}), { origin: "https://evil.example" }), 403],
  "sends an event without saying from where": [post("/api/eventos", event({}), { origin: null }), 403],
  "asks for an event": [get("/api/eventos"), 405],
  "looks for businesses from another site": [
    post("/api/registro/coincidencias", { nombre: "Taquería", telefono: "" }, { origin: "https://evil.example" }),
    403,
  ],
  "looks for businesses with a list": [post("/api/registro/coincidencias", { nombre: ["x"], telefono: "" }), 400],
  "looks for businesses with NUL": [post("/api/registro/coincidencias", { nombre: "\0", telefono: "\0" }), 200],
  "looks for businesses with 3 KB": [
    post("/api/registro/coincidencias", { nombre: "x".repeat(3000), telefono: "" }),
    400,
  ],
  "confirms a telephone from another site": [
    post("/api/confirmaciones", { negocio: "taqueria-la-guera" }, { origin: "https://evil.example" }),
    403,
  ],
  "confirms with JSON": [
    post("/api/confirmaciones", { negocio: "taqueria-la-guera", dato: "telefono", respuesta: "si" }),
    400,
  ],
  "unsubscribes nobody": [post("/api/suscripcion", { recibir: "no" }), 400],
  "unsubscribes somebody by a token of its own": [
    { path: `/api/suscripcion?t=${"0".repeat(96)}`, body: "List-Unsubscribe=One-Click", headers: URL_ENCODED },
    400,
  ],
  "unsubscribes somebody by an address": [
    { path: "/api/suscripcion?t=ana@example.com", body: "List-Unsubscribe=One-Click", headers: URL_ENCODED },
    400,
  ],
  "asks for suggestions with NUL": [get("/api/sugerencias?q=%00"), 200, { shows: /^\[\]$/ }],
  "asks for suggestions with half a character": [get("/api/sugerencias?q=%ff"), 200],
  "asks for suggestions twice": [get("/api/sugerencias?q=a&q=b"), 200],
  "asks for suggestions with a list": [get("/api/sugerencias?q[]=a"), 200, { shows: /^\[\]$/ }],
  "asks for the open ones of a page that is none": [get("/api/abiertos?page=-1&radio=1e400&lat=NaN"), 200],
  "removes by the API": [remove("/api/eventos"), 405],
  "replaces by the API": [put("/api/health", {}), 405],
  "asks for a route that is none": [get("/api/admin"), 404],
});

const ADDRESSES = [
  "/negocios?page=999999999",
  "/negocios?page=-1",
  "/negocios?page=1e9",
  "/negocios?categoria=__proto__",
  "/categorias/constructor",
  "/negocio/__proto__",
  "/colonias/__proto__",
  "/negocios?lat=91&lng=999&radio=1e308",
  "/negocios?orden=constructor",
  "/sitemaps/negocios-99999999999999999999.xml",
  "/sitemaps/..%2f..%2fpackage.json",
  "/checkout?plan=__proto__",
  "/registro/constructor",
  "/pago/constructor",
  "/negocio/%00",
  "/negocio/a%0d%0ax",
  "/negocio/taqueria-la-guera%00",
];

const addresses = ADDRESSES.flatMap((path) =>
  by("stranger", { [`opens ${path}`]: [get(path, { accept: "text/html" }), [200, 303, 307, 404]] }),
);

/** A form's arguments for an action besides its fields, for a page's form of registration. */
const BOUND = ['["premium"]', '[{"a":1}]', '["free",{"a":1}]', "[]", "null", "{", '["$undefined"]', '["$K1"]'];

const forms = [
  ...BOUND.flatMap((bound) =>
    by("stranger", {
      [`registers with ${bound} bound to the action`]: [
        (world) =>
          filledForm(world, {
            as: "stranger",
            path: "/registro",
            marker: 'name="nombre"',
            fields: { "$ACTION_1:1": bound },
            headers: HTML,
          }),
        [200, 400, 422],
        { shows: /lang="es/, hides: "Internal Server Error" },
      ],
    }),
  ),
  ...by("member", {
    "deletes the account without the word": [
      (world) => filledForm(world, { as: "member", path: "/cuenta/eliminar", fields: { confirmacion: "no" } }),
      200,
    ],
    "makes himself a server action that is none": [
      {
        path: "/mi-negocio",
        body: "[]",
        headers: { "next-action": "0".repeat(42), "content-type": "text/plain;charset=UTF-8" },
      },
      409,
    ],
  }),
  ...by("stranger", {
    "calls a server action of private pages": [
      {
        path: "/mi-negocio",
        body: "[]",
        headers: { "next-action": "0".repeat(42), "content-type": "text/plain;charset=UTF-8" },
      },
      401,
    ],
  }),
];

const JSON_TYPE = { "content-type": "application/json" };
const HTML_ACCEPT = { accept: "text/html,*/*;q=0.8" };
const KB = 1024;
const aText = (bytes: number): string => `{"email":"${"x".repeat(bytes)}"}`;
const aForm = (bytes: number): string =>
  `--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n${"x".repeat(bytes)}\r\n--b--\r\n`;
const FORM_TYPE = { "content-type": "multipart/form-data; boundary=b", ...HTML_ACCEPT };
const DEEP = `{"a":${"[".repeat(2_000)}${"]".repeat(2_000)}}`;

/** The first byte too many, by whoever would have to read it. */
const HEAVY: readonly (readonly [path: string, bytes: number])[] = [
  ["/auth/v1/otp", 64 * KB],
  ["/auth/v1/token?grant_type=password", 15.9 * KB * KB],
  ["/rest/v1/rpc/suggest", KB * KB],
  ["/storage/v1/object/list/negocios", 64 * KB],
  ["/api/eventos", 64 * KB],
  ["/api/mp/webhook", 64 * KB],
  ["/%61pi/eventos", 256 * KB],
];

const sizes = [
  ...HEAVY.flatMap(([path, bytes]) =>
    by("stranger", {
      [`sends ${bytes} bytes to ${path}`]: [{ path, body: aText(bytes), headers: JSON_TYPE }, 413],
    }),
  ),
  ...by("stranger", {
    "sends a form of 300 KB to /login": [
      { path: "/login", body: aForm(300 * KB), headers: FORM_TYPE },
      413,
      { shows: "Atrás" },
    ],
    "sends an action of 16 MB to /login": [
      { path: "/login", body: aForm(16 * KB * KB), headers: FORM_TYPE },
      413,
      { shows: "Atrás" },
    ],
    "sends text of 2 MB in place of pictures": [
      { path: "/registro?plan=free", body: aForm(2_000 * KB), headers: FORM_TYPE },
      413,
      { shows: "Atrás" },
    ],
    "sends an action of 300 KB to a public page": [
      { path: "/planes", body: "x".repeat(300 * KB), headers: { "next-action": "0".repeat(42) } },
      413,
    ],
    "sends 2,000 levels to sign in": [{ path: "/auth/v1/otp", body: DEEP, headers: JSON_TYPE }, 400],
    "sends 2,000 levels to the data API": [{ path: "/rest/v1/rpc/suggest", body: DEEP, headers: JSON_TYPE }, 400],
    "sends 2,000 levels to storage": [
      { path: "/storage/v1/object/list/negocios", body: DEEP, headers: JSON_TYPE },
      400,
    ],
    "sends 2,000 levels as an event": [{ path: "/api/eventos", body: DEEP, headers: JSON_TYPE }, 400],
    "sends 30,000 rows": [{ path: "/rest/v1/negocios", body: `[${"{},".repeat(30_000)}{}]`, headers: JSON_TYPE }, 413],
  }),
];

const toBackend = { to: "backend" } as const;
const upgrade = (target: string, ...lines: readonly string[]) => ({
  bytes: [
    `GET ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
    ...lines,
    "\r\n",
  ].join("\r\n"),
});
const asEvil = ({ backendUrl }: World) => ({ host: `evil.example:${new URL(backendUrl).port}` });

/** Requests that a page of another site could make a browser on this machine send. */
const backend = by("stranger", {
  "upgrades // at the backend's own port": [upgrade("//"), 400, toBackend],
  "upgrades a broken address at the backend's own port": [upgrade("http://["), 400, toBackend],
  "opens a socket at the backend's own port from another site": [
    upgrade("/realtime/v1/websocket?apikey=x", "Origin: https://evil.example"),
    421,
    toBackend,
  ],
  "reads rows at the backend's own port by a name of its own": [
    (world) => get("/rest/v1/negocios?select=id", asEvil(world)),
    421,
    toBackend,
  ],
  "reads the mailbox by a name of its own": [(world) => get("/mailbox", asEvil(world)), 421, toBackend],
  "commands the simulator by a name of its own": [
    (world) => post("/simulador", { do: "mode", responses: "down" }, asEvil(world)),
    421,
    toBackend,
  ],
  "calls a function at the backend's own port from another site": [
    post("/rest/v1/rpc/suggest", { term: "a" }, { origin: "https://evil.example" }),
    403,
    toBackend,
  ],
  "signs in at the backend's own port from another site": [
    post("/auth/v1/otp", { email: "x@example.com" }, { origin: "https://evil.example" }),
    403,
    toBackend,
  ],
});

const mailbox = by("stranger", {
  "reads the mails of NUL on this machine": [get("/correo?to=%00", { host: "localhost" }), 200, { isDirect: true }],
  "reads the mails of half a character on this machine": [
    get("/correo?to=%ED%A0%80", { host: "localhost" }),
    200,
    { isDirect: true },
  ],
});

runAttacks("routes and bodies", [
  ...secrets,
  ...jobs,
  ...files,
  ...queries,
  ...diagnostics,
  ...bodies,
  ...addresses,
  ...forms,
  ...sizes,
  ...backend,
  ...mailbox,
]);
