import { by, get, type HttpRequest, patch, post, put, remove } from "./support/attack";
import { FROM_ELSEWHERE, filledForm } from "./support/forms";
import { runAttacks } from "./support/run-attacks";
import { alteredToken, signedToken, unsignedToken } from "./support/tokens";
import { BUSINESSES, type World } from "./support/world";

const ADMIN = "/auth/v1/admin";
const OTHER = `/rest/v1/negocios?id=eq.${BUSINESSES.otherOwner}`;

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Tokens that would be the server's or another owner's if anybody believed them. */
const FORGED: Readonly<Record<string, (world: World) => string | Promise<string>>> = {
  "with the algorithm none": ({ people }) => unsignedToken({ role: "service_role", sub: people["other owner"].id }),
  "signed with another secret": () => signedToken({ role: "service_role" }, "another-secret-of-at-least-32-characters"),
  "signed with the public key": ({ status }) => signedToken({ role: "service_role" }, status.publishableKey),
  "signed with an empty secret": () => signedToken({ role: "service_role" }, new Uint8Array(1)),
  "that has ended": ({ people, secrets }) =>
    signedToken({ role: "authenticated", sub: people["other owner"].id }, secrets.jwtSecret ?? "", -5),
  "whose role was changed": ({ people }) => alteredToken(people.owner.token, { role: "service_role" }),
  "whose person was changed": ({ people }) => alteredToken(people.owner.token, { sub: people["other owner"].id }),
  "that is none": () => "a.b.c",
};

const tokens = Object.entries(FORGED).flatMap(([which, forge]) =>
  by("stranger", {
    [`writes with a token ${which}`]: [
      async (world) => patch(OTHER, { nombre: "Otro" }, bearer(await forge(world))),
      401,
    ],
    [`reads the outbox with a token ${which}`]: [
      async (world) => get("/rest/v1/cambios_pendientes", bearer(await forge(world))),
      401,
    ],
    [`asks who it is with a token ${which}`]: [
      async (world) => get("/auth/v1/user", bearer(await forge(world))),
      [401, 403],
    ],
  }),
);

const keys = by("stranger", {
  "shows no key": [get("/rest/v1/negocios?select=slug", { apikey: null, authorization: null }), 401],
  "shows a key that is none": [
    get("/rest/v1/negocios?select=slug", { apikey: "sb_secret_x", authorization: null }),
    401,
  ],
  "shows the public key as a session": [
    ({ status }) => get("/auth/v1/user", bearer(status.publishableKey)),
    [401, 403],
  ],
  "signs in without a key": [
    post("/auth/v1/token?grant_type=password", { email: "a@example.com", password: "x" }, { apikey: null }),
    401,
  ],
});

const asked = (person: "owner" | "admin" | "stranger") =>
  by(person, {
    "lists all users": [get(`${ADMIN}/users`), 403],
    "reads a user": [({ people }) => get(`${ADMIN}/users/${people["other owner"].id}`), 403],
    "makes a user": [post(`${ADMIN}/users`, { email: "x@example.com", email_confirm: true }), 403],
    "sets another's password": [
      ({ people }) => put(`${ADMIN}/users/${people["other owner"].id}`, { password: "una-clave-nueva" }),
      403,
    ],
    "removes a user": [({ people }) => remove(`${ADMIN}/users/${people["other owner"].id}`), 403],
    "makes a link to sign in as another": [
      ({ people }) => post(`${ADMIN}/generate_link`, { type: "magiclink", email: people["other owner"].email }),
      403,
    ],
    "invites somebody": [post("/auth/v1/invite", { email: "x@example.com" }), [401, 404]],
  });

const signingIn = by("stranger", {
  "signs in with a wrong password": [
    post("/auth/v1/token?grant_type=password", { email: "nadie@example.com", password: "x" }),
    400,
  ],
  "signs in with SQL": [
    post("/auth/v1/token?grant_type=password", { email: "' or 1=1 --", password: "' or '1'='1" }),
    400,
  ],
  "signs in with an object for a password": [
    post("/auth/v1/token?grant_type=password", { email: "nadie@example.com", password: { $ne: null } }),
    400,
  ],
  "renews with a token that is none": [
    post("/auth/v1/token?grant_type=refresh_token", { refresh_token: "x".repeat(22) }),
    [400, 401],
  ],
  "renews with SQL": [post("/auth/v1/token?grant_type=refresh_token", { refresh_token: "' or 1=1 --" }), [400, 401]],
  "asks for a session without a grant": [post("/auth/v1/token", { email: "nadie@example.com" }), 400],
  "asks for a session by another grant": [post("/auth/v1/token?grant_type=client_credentials", {}), 400],
  "exchanges a code that is none": [
    post("/auth/v1/token?grant_type=pkce", { auth_code: "x", code_verifier: "y".repeat(43) }),
    [400, 401, 403, 404],
  ],
  "uses a link that is none": [
    post("/auth/v1/verify", { type: "magiclink", token_hash: "0".repeat(64) }),
    [400, 401, 403],
  ],
  "uses a code of six digits": [
    post("/auth/v1/verify", { type: "email", email: "nadie@example.com", token: "000000" }),
    [400, 401, 403],
  ],
  "changes an account without a session": [put("/auth/v1/user", { password: "una-clave-nueva" }), [401, 403]],
});

const NOTED = { changes: ["auth.audit_log_entries"] };

const ownAccount = by("member", {
  "makes itself a server": [
    put("/auth/v1/user", { role: "service_role", app_metadata: { role: "admin" } }),
    200,
    NOTED,
  ],
  "becomes somebody else": [({ people }) => put("/auth/v1/user", { id: people.admin.id }), 200, NOTED],
});

const PANELS = [
  "/admin",
  "/admin/negocios",
  "/%61dmin",
  "/mi-negocio",
  "/cuenta",
  "/cuenta/eliminar",
  "/reclamar/taqueria-la-guera",
];

const LOGIN = /^\/login\?redirect=/;

const pages = [
  ...PANELS.flatMap((path) =>
    by("stranger", { [`opens ${path}`]: [get(path), 303, { headers: { location: LOGIN } }] }),
  ),
  ...by("stranger", {
    "opens /admin with the cookie that shows its link": [
      get("/admin", { cookie: "cuenta=admin" }),
      303,
      { headers: { location: LOGIN } },
    ],
    "opens /admin with a session that is none": [
      get("/admin", {
        cookie: `sb-sesion-auth-token=base64-${Buffer.from('{"access_token":"a.b.c","refresh_token":"x","expires_at":9999999999}').toString("base64url")}`,
      }),
      303,
      { headers: { location: LOGIN } },
    ],
    "opens /admin past the proxy": [
      get("/admin", { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" }),
      303,
      { headers: { location: LOGIN } },
    ],
    "opens /admin as data": [get("/admin", { rsc: "1", "next-router-prefetch": "1" }), [303, 307]],
    "opens /admin under another address": [
      get("/planes", { "x-original-url": "/admin", "x-rewrite-url": "/admin" }),
      200,
      { hides: "Entraste como" },
    ],
  }),
  ...by("member", { "opens the administration": [get("/admin"), 200, { shows: "Acceso denegado" }] }),
  ...by("owner", { "opens the administration": [get("/admin"), 200, { shows: "Acceso denegado" }] }),
];

const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "http:evil.example",
  "/login?redirect=//evil.example",
  "/auth/salir",
];
const HERE = /^(?:http:\/\/(?:localhost|127\.0\.0\.1):\d+)?\/(?!\/)[a-z-]*$/;

const redirects = ELSEWHERE.flatMap((address) =>
  ["redirect", "next"].flatMap((name) =>
    by("member", {
      [`is led from /login by ${name} to ${address}`]: [
        get(`/login?${name}=${encodeURIComponent(address)}`),
        [303, 307],
        { headers: { location: HERE } },
      ],
    }),
  ),
);

const PASSWORD = "la-clave-del-otro";
const signOut = (origin: string | null): HttpRequest => ({ method: "POST", path: "/auth/salir", headers: { origin } });

/** Next refuses what another site sends by failing. */
const REFUSED = [403, 500];

const forms = [
  ...by("stranger", {
    "sends a browser's sign-in from another site": [
      (world) =>
        filledForm(world, {
          as: "stranger",
          path: "/login?modo=contrasena",
          fields: { email: "a@example.com", password: "x" },
          headers: FROM_ELSEWHERE,
        }),
      REFUSED,
    ],
  }),
  ...by("owner", {
    "deletes the account from another site": [
      (world) =>
        filledForm(world, {
          as: "owner",
          path: "/cuenta/eliminar",
          fields: { confirmacion: "ELIMINAR" },
          headers: FROM_ELSEWHERE,
        }),
      REFUSED,
    ],
    "sets the password from another site": [
      (world) =>
        filledForm(world, {
          as: "owner",
          path: "/cuenta/contrasena",
          fields: { password: PASSWORD, confirmation: PASSWORD },
          headers: FROM_ELSEWHERE,
        }),
      REFUSED,
    ],
    "sets the password from another site that names itself the host": [
      (world) =>
        filledForm(world, {
          as: "owner",
          path: "/cuenta/contrasena",
          fields: { password: PASSWORD, confirmation: PASSWORD },
          headers: { ...FROM_ELSEWHERE, "x-forwarded-host": "evil.example" },
        }),
      REFUSED,
      { isDirect: true },
    ],
    "is signed out by another site": [signOut("https://evil.example"), 403],
    "is signed out by another port": [signOut("http://localhost:1"), 403],
    "is signed out by a page without an origin": [signOut("null"), 403],
    "is signed out by what says nothing of its origin": [signOut(null), 403],
    "is signed out by a link": [get("/auth/salir"), 405],
  }),
];

runAttacks("accounts", [
  ...tokens,
  ...keys,
  ...(["stranger", "owner", "admin"] as const).flatMap(asked),
  ...signingIn,
  ...ownAccount,
  ...pages,
  ...redirects,
  ...forms,
]);
