import { by, get, type HttpRequest, head, type RawRequest } from "./support/attack";
import { runAttacks } from "./support/run-attacks";
import { send } from "./support/send";
import type { World } from "./support/world";

const HTML = { accept: "text/html" };
const EVIL = "evil.example";

/** Requests that might make an answer name another host, be another page's, or be kept for somebody else. */
const POISONS: readonly (readonly [path: string, headers: Record<string, string>])[] = [
  ["/", { "x-forwarded-host": EVIL }],
  ["/", { forwarded: `host=${EVIL};proto=https` }],
  ["/", { "x-host": EVIL, "x-forwarded-server": EVIL, "x-http-host-override": EVIL }],
  ["/negocios", { "x-forwarded-host": EVIL, "x-forwarded-proto": "https", "x-forwarded-port": "444" }],
  ["/planes", { "x-original-url": "/admin", "x-rewrite-url": "/admin" }],
  ["/planes", { "x-middleware-rewrite": `https://${EVIL}/`, "x-middleware-next": "1" }],
  ["/planes", { "x-nextjs-data": "1", "x-matched-path": "/admin" }],
  ["/planes", { rsc: "1" }],
  ["/planes", { "x-invoke-path": "/no-encontrado/pagina", "x-invoke-status": "500" }],
  ["/planes", { range: "bytes=0-10" }],
  ["/planes", { authorization: "Bearer x" }],
  ["/colonias", { "x-http-method-override": "POST", "x-method-override": "DELETE" }],
  ["/colonias", { "x-forwarded-scheme": "http", "x-forwarded-ssl": "off" }],
  ["/colonias", { accept: "text/html", "accept-language": EVIL, "user-agent": EVIL }],
  ["/negocio/taqueria-la-guera", { cookie: `a=${EVIL}; cuenta=admin` }],
  ["/privacidad", { host: EVIL }],
];

/** One's own page after a poisoned request for it. */
const afterPoison =
  (path: string, headers: Record<string, string>) =>
  async (world: World): Promise<HttpRequest> => {
    const poison = { title: "", request: get(path, { ...HTML, ...headers }), expect: 200, isDirect: true };
    await send(poison.request, poison, world);
    return get(path, HTML);
  };

const poisoning = POISONS.flatMap(([path, headers]) =>
  by("stranger", {
    [`gets ${path} after it was asked for with ${Object.keys(headers).join(", ")} ${Object.values(headers)[0]}`]: [
      afterPoison(path, headers),
      200,
      { hides: EVIL, shows: /^<!DOCTYPE html>[\s\S]*<\/html>/, headers: { "content-type": /^text\/html/ } },
    ],
  }),
);

const ANSWERS_TO_OTHER_NAMES = [
  "/",
  "/planes",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/negocio/taqueria-la-guera/contacto.vcf",
];

const names = ANSWERS_TO_OTHER_NAMES.flatMap((path) =>
  by("stranger", {
    [`asks for ${path} by another name`]: [get(path, { host: EVIL }), 200, { isDirect: true, hides: EVIL }],
    [`asks for ${path} by another name of a proxy that is none`]: [
      get(path, { "x-forwarded-host": EVIL, "x-forwarded-proto": "https" }),
      200,
      { isDirect: true, hides: EVIL },
    ],
  }),
);

const origins = by("stranger", {
  "says that it comes from this machine": [
    get("/debug-user", { "x-real-ip": "127.0.0.1", "x-client-ip": "127.0.0.1", "true-client-ip": "127.0.0.1" }),
    404,
  ],
  "puts its own proxy before the trusted one": [
    get("/debug-user", { "x-forwarded-for": "127.0.0.1, 203.0.113.9" }),
    404,
  ],
  "says that it came over https": [
    get("/planes", { "x-forwarded-proto": "https" }),
    200,
    { isDirect: true, headers: { "strict-transport-security": null } },
  ],
});

const PATHS = [
  "/.env",
  "/.env.local",
  "/.git/config",
  "/.next/BUILD_ID",
  "/.data/secrets.json",
  "/package.json",
  "/server/start.ts",
  "/supabase/schemas/0000_foundation.sql",
  "/_next/static/..%2f..%2f..%2fpackage.json",
  "/_next/static/%2e%2e%2f%2e%2e%2fserver/app-paths-manifest.json",
  "/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75",
  "/_next/image?url=%2Fcategorias%2Fsalud-y-bienestar.webp&w=640&q=75",
  "/_next/data/x/index.json",
  "/icons/..%2f..%2fpackage.json",
  "/health",
  "/metrics",
  "/phpmyadmin",
  "/wp-login.php",
  "/server-status",
  "/graphql/v1",
  "/functions/v1/x",
  "/pg/query",
  "/rest/v1/../../health",
  "/rest/v1/%2e%2e/health",
  "/auth/v1//otp",
  "/auth/v1/%6ftp",
  "/%c0%ae%c0%ae/etc/passwd",
  "/planes%00.html",
];

const paths = PATHS.flatMap((path) => by("stranger", { [`asks for ${path}`]: [get(path), [400, 401, 404]] }));

const raw = (lines: readonly string[], body = ""): RawRequest => ({ bytes: `${lines.join("\r\n")}\r\n\r\n${body}` });

const lines = by("stranger", {
  "sends two hosts": [
    raw(["GET / HTTP/1.1", "Host: localhost", "Host: evil.example", "Connection: close"]),
    200,
    { hides: EVIL },
  ],
  "sends no host": [raw(["GET / HTTP/1.1", "Connection: close"]), 400],
  "sends a host with a path": [raw(["GET / HTTP/1.1", "Host: localhost/evil", "Connection: close"]), 400],
  "sends a whole address": [raw(["GET http://evil.example/ HTTP/1.1", "Host: localhost", "Connection: close"]), 400],
  "asks for a tunnel": [raw(["CONNECT evil.example:443 HTTP/1.1", "Host: localhost"]), 405],
  "asks for its own request back": [raw(["TRACE / HTTP/1.1", "Host: localhost"]), 405],
  "invents a method": [raw(["DEBUG / HTTP/1.1", "Host: localhost", "Connection: close"]), 400],
  "sends two lengths": [
    raw(
      ["POST /api/eventos HTTP/1.1", "Host: localhost", "Content-Length: 1", "Content-Length: 5", "Connection: close"],
      "hello",
    ),
    400,
  ],
  "sends a length and chunks": [
    raw(
      ["POST /api/eventos HTTP/1.1", "Host: localhost", "Content-Length: 5", "Transfer-Encoding: chunked"],
      "0\r\n\r\nGET /hidden HTTP/1.1\r\n\r\n",
    ),
    400,
  ],
  "sends chunks under another name": [
    raw(
      ["POST /api/eventos HTTP/1.1", "Host: localhost", "Transfer-Encoding: xchunked", "Connection: close"],
      "0\r\n\r\n",
    ),
    400,
  ],
  "sends a negative length": [
    raw(["POST /api/eventos HTTP/1.1", "Host: localhost", "Content-Length: -1", "Connection: close"]),
    400,
  ],
  "sends a folded header": [raw(["GET / HTTP/1.1", "Host: localhost", "X: a", " b", "Connection: close"]), 400],
  "sends a header without a name": [raw(["GET / HTTP/1.1", "Host: localhost", ": x", "Connection: close"]), 400],
  "sends bare line feeds": [{ bytes: "GET / HTTP/1.1\nHost: localhost\n\n" }, 400],
  "sends 20 KB of headers": [raw(["GET / HTTP/1.1", "Host: localhost", `X: ${"x".repeat(20_000)}`]), 431],
  "sends dots in the path": [raw(["GET /rest/v1/../../health HTTP/1.1", "Host: localhost", "Connection: close"]), 400],
  "sends a backslash in the path": [
    raw(["GET /..\\..\\secrets.json HTTP/1.1", "Host: localhost", "Connection: close"]),
    308,
  ],
  "sends rubbish": [{ bytes: "hello\r\n\r\n" }, 400],
  "speaks TLS": [{ bytes: "\x16\x03\x01\x02\x00\x01\x00" }, 400],
});

const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const BROKEN_FORMS: Readonly<Record<string, { body: string; headers?: Record<string, string> }>> = {
  "that is no form": { body: "hello" },
  "that breaks off": { body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb' },
  "with a part without a name": { body: "--x\r\nContent-Type: text/plain\r\n\r\nb\r\n--x" },
  "without a boundary": { body: "--x", headers: { "content-type": "multipart/form-data" } },
};

const brokenForms = ["/", "/negocios", "/registro", "/login", "/contacto/arco", "/negocio/taqueria-la-guera"].flatMap(
  (path) =>
    Object.entries(BROKEN_FORMS).flatMap(([what, { body, headers = MULTIPART }]) =>
      by("stranger", {
        [`sends a form ${what} to ${path}`]: [
          { path, body, headers: { ...HTML, ...headers } },
          [200, 404, 422],
          { shows: /lang="es/, hides: "Internal Server Error" },
        ],
      }),
    ),
);

/** Addresses of one page that a cache may take for others, or others for it. */
const SPELLINGS: readonly (readonly [path: string, status: number | readonly number[], shows?: RegExp])[] = [
  ["/PLANES", 308],
  ["//0X7F000001/PLANES", [308, 404]],
  ["/planes/", 308],
  ["//planes", 308],
  ["/%70lanes", 200, /Planes/],
  ["/planes?", 200, /Planes/],
  ["/planes?x=1", 200, /Planes/],
  ["/planes;x", 404],
  ["/planes%2f", 404],
  ["/planes%3Fx", 404],
  ["/planes%23a", 404],
];

const spellings = [
  ...SPELLINGS.flatMap(([path, status, shows]) =>
    by("stranger", { [`spells a page ${path}`]: [get(path, HTML), status, shows ? { shows } : {}] }),
  ),
  ...by("stranger", {
    "opens the page after all those spellings": [get("/planes", HTML), 200, { shows: /Planes/ }],
    "sends a mark of a place in the request line": [
      raw(["GET /planes#a HTTP/1.1", "Host: localhost", "Connection: close"]),
      200,
    ],
  }),
];

const targets = ["*", "?", "%", "http://[", "https://127.0.0.1:99999/", "ws://[::1", `/${"a".repeat(100_000)}`];

const hostileTargets = targets.flatMap((target) =>
  by("stranger", {
    [`asks for ${target.slice(0, 30)}`]: [
      raw([`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close"]),
      [400, 431],
    ],
    [`upgrades ${target.slice(0, 30)}`]: [
      raw([
        `GET ${target} HTTP/1.1`,
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ]),
      [400, 431],
    ],
  }),
);

const PAGES = [
  "/",
  "/negocios",
  "/login",
  "/admin",
  "/no-existe",
  "/negocio/no-existe",
  "/api/health",
  "/rest/v1/negocios",
  "/_next/static/no-existe.js",
];

const headers = PAGES.flatMap((path) =>
  by("stranger", {
    [`frames, sniffs or is told of software by ${path}`]: [
      get(path, HTML),
      [200, 303, 401, 404, 406],
      {
        headers: {
          "x-frame-options": "DENY",
          "x-content-type-options": "nosniff",
          "content-security-policy": /frame-ancestors 'none'/,
          "referrer-policy": "strict-origin-when-cross-origin",
          "x-powered-by": null,
          server: null,
        },
      },
    ],
  }),
);

/** Addresses of somebody's own pages that a careless cache takes for files of everybody. */
const DECEPTIVE = [
  "/mi-negocio",
  "/mi-negocio/x.css",
  "/cuenta",
  "/cuenta/logo.png",
  "/cuenta%2Fx.js",
  "/cuenta;x.css",
  "/admin/x.js",
  "/mi-negocio?x.css",
  "/debug-user",
];

const deception = DECEPTIVE.flatMap((path) =>
  by("owner", {
    [`opens ${path}, which nobody may keep`]: [
      get(path, HTML),
      [200, 303, 403, 404],
      { headers: { "cache-control": /no-store/ } },
    ],
  }),
);

const kept = [
  ...by("owner", {
    "opens a public page, which is everybody's": [
      get("/planes", HTML),
      200,
      { headers: { "set-cookie": null, "cache-control": "no-cache" }, hides: "profesional@example.com" },
    ],
    "opens the home page, which is everybody's": [
      get("/", HTML),
      200,
      { headers: { "set-cookie": null, "cache-control": "no-cache" }, hides: "profesional@example.com" },
    ],
  }),
  ...by("stranger", {
    "opens what an owner has opened": [
      async (world) => {
        const opened = { title: "", as: "owner" as const, request: get("/mi-negocio", HTML), expect: 200 };
        await send(opened.request, opened, world);
        return get("/mi-negocio", HTML);
      },
      303,
    ],
  }),
];

const CORS_PATHS = ["/api/health", "/api/mp/payments/search", "/mi-negocio", "/api/createPreference", "/auth/salir"];

const cors = CORS_PATHS.flatMap((path) =>
  by("owner", {
    [`is read at ${path} by another site`]: [
      { method: "OPTIONS", path, headers: { origin: `https://${EVIL}`, "access-control-request-method": "POST" } },
      [204, 400, 405],
      { headers: { "access-control-allow-origin": null, "access-control-allow-credentials": null } },
    ],
  }),
);

/** Nothing of these costs Next anything: they are refused before it hears of them. */
const UNTAKEN = [
  ["PUT", "/planes", "GET, HEAD, POST"],
  ["DELETE", "/negocio/taqueria-la-guera", "GET, HEAD, POST"],
  ["OPTIONS", "/", "GET, HEAD, POST"],
  ["PATCH", "/mi-negocio", "GET, HEAD, POST"],
  ["POST", "/api/sugerencias", "GET, HEAD"],
  ["DELETE", "/api/eventos", "POST"],
  ["PUT", "/api/v1/negocios", "GET, HEAD, OPTIONS"],
  ["POST", "/icons/icon-192.png", "GET, HEAD"],
  ["POST", "/_next/static/no-existe.js", "GET, HEAD"],
] as const;

const methods = [
  ...by("stranger", {
    "asks for the head of a private page": [head("/mi-negocio"), 303],
    "asks what a browser may read": [{ method: "OPTIONS", path: "/api/v1/negocios" }, 204],
  }),
  ...UNTAKEN.flatMap(([method, path, allow]) =>
    by("stranger", { [`sends ${method} to ${path}`]: [{ method, path }, 405, { headers: { allow } }] }),
  ),
];

runAttacks("HTTP and caches", [
  ...poisoning,
  ...names,
  ...origins,
  ...paths,
  ...lines,
  ...brokenForms,
  ...hostileTargets,
  ...spellings,
  ...headers,
  ...deception,
  ...kept,
  ...cors,
  ...methods,
]);
