import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { KNOWN_CLIENT_HEADER, signKnownClient } from "@/lib/http/known-client";
import { parseSigningKeys, type SigningKeys } from "@/lib/http/signing-keys";
import { by, get, type HttpRequest, head, patch, post, put, remove } from "./support/attack";
import { aPendingChange, useLink } from "./support/email-change";
import { FROM_ELSEWHERE, filledForm } from "./support/forms";
import { runAttacks } from "./support/run-attacks";
import { after } from "./support/sequence";
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
    [`asks who it is with a token ${which}`]: [async (world) => get("/auth/v1/user", bearer(await forge(world))), 403],
  }),
);

const keys = by("stranger", {
  "shows no key": [get("/rest/v1/negocios?select=slug", { apikey: null, authorization: null }), 401],
  "shows a key that is none": [
    get("/rest/v1/negocios?select=slug", { apikey: "sb_secret_x", authorization: null }),
    401,
  ],
  "shows the public key as a session": [({ status }) => get("/auth/v1/user", bearer(status.publishableKey)), 401],
  "signs in without a key": [
    post("/auth/v1/token?grant_type=password", { email: "a@example.com", password: "x" }, { apikey: null }),
    401,
  ],
});

const asked = (person: "owner" | "admin" | "stranger") =>
  by(person, {
    "lists all users": [get(`${ADMIN}/users`), 403],
    "looks for pages of an administration": [get(`${ADMIN}/x`), [401, 404], { hides: "<html" }],
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
    400,
  ],
  "renews with SQL": [post("/auth/v1/token?grant_type=refresh_token", { refresh_token: "' or 1=1 --" }), 400],
  "asks for a session without a grant": [post("/auth/v1/token", { email: "nadie@example.com" }), 400],
  "asks for a session by another grant": [post("/auth/v1/token?grant_type=client_credentials", {}), 400],
  "exchanges a code that is none": [
    post("/auth/v1/token?grant_type=pkce", { auth_code: "x", code_verifier: "y".repeat(43) }),
    404,
  ],
  "uses a link that is none": [post("/auth/v1/verify", { type: "magiclink", token_hash: "0".repeat(64) }), 403],
  "uses a code of six digits": [
    post("/auth/v1/verify", { type: "email", email: "nadie@example.com", token: "000000" }),
    403,
  ],
  "changes an account without a session": [put("/auth/v1/user", { password: "una-clave-nueva" }), 401],
});

const NOTED = { changes: ["auth.audit_log_entries"] };

const ownAccount = by("member", {
  "makes itself a server": [put("/auth/v1/user", { role: "service_role" }), 200, NOTED],
  "makes itself an administrator": [put("/auth/v1/user", { app_metadata: { role: "admin" } }), 403],
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

/** The proxy's message to the page behind it, signed by somebody else. */
const IN_THE_PROXYS_NAME = {
  "x-viewer": await new SignJWT({
    viewer: { id: randomUUID(), email: "a@example.com", isAdmin: true, pendingEmail: null },
  })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("sb_secret")),
};

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
    "opens /admin in the proxy's name": [get("/admin", IN_THE_PROXYS_NAME), 303, { headers: { location: LOGIN } }],
    "opens /admin as data": [get("/admin", { rsc: "1", "next-router-prefetch": "1" }), 303],
    "opens /admin under another address": [
      get("/planes", { "x-original-url": "/admin", "x-rewrite-url": "/admin" }),
      200,
      { hides: "Entraste como" },
    ],
  }),
  ...by("member", {
    "opens the administration": [get("/admin"), 403, { shows: "Acceso denegado", hides: "Bitácora" }],
    "opens the administration in the proxy's name": [
      get("/admin", IN_THE_PROXYS_NAME),
      403,
      { shows: "Acceso denegado" },
    ],
  }),
  ...by("owner", { "opens the administration": [get("/admin"), 403, { shows: "Acceso denegado", hides: "Bitácora" }] }),
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
        303,
        { headers: { location: HERE } },
      ],
    }),
  ),
);

const PASSWORD = "la-clave-del-otro";
const signOut = (origin: string | null): HttpRequest => ({ method: "POST", path: "/auth/salir", headers: { origin } });

/** Next refuses what another site sends by failing. */
const REFUSED = [403, 422];

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

/** Tables that an account, a link and a mail are kept in. */
const SIGNED_UP = ["auth.identities", "auth.users", "embedded.mails"];
const MAILED: Readonly<Record<string, readonly string[]>> = {
  otp: ["auth.users", "embedded.mails"],
  recover: ["auth.users", "embedded.mails"],
};
const CHANGED = [
  "auth.audit_log_entries",
  "auth.identities",
  "auth.refresh_tokens",
  "auth.sessions",
  "auth.users",
  "embedded.mails",
];
const CHANGING = { changes: CHANGED };

/** Mails of each kind that signing in sends, as anybody can ask for them. */
const MAILS: Readonly<Record<string, object>> = {
  otp: { create_user: false },
  recover: {},
  signup: { password: "una-clave-larga" },
  resend: { type: "signup" },
};
const TOO_SOON = { shows: "over_email_send_rate_limit" };

const mails = Object.entries(MAILS).flatMap(([kind, fields]) =>
  by("stranger", {
    [`mails somebody twice by ${kind}`]: [
      post(`/auth/v1/${kind}`, { email: "premium@example.com", ...fields }),
      429,
      { ...TOO_SOON, times: 2, changes: MAILED[kind] ?? [] },
    ],
    [`mails nobody twice by ${kind}`]: [
      post(`/auth/v1/${kind}`, { email: `nadie-${kind}@example.com`, ...fields }),
      429,
      { ...TOO_SOON, times: 2, changes: kind === "signup" ? SIGNED_UP : [] },
    ],
    [`mails somebody twice by ${kind} under another spelling from another network`]: [
      after(
        by("stranger", {
          first: [post(`/auth/v1/${kind}`, { email: `NADIE-${kind}+1@example.org`, ...fields }), [200, 422]],
        }),
        post(`/auth/v1/${kind}`, { email: `nadie-${kind}@example.org`, ...fields }),
      ),
      429,
      { ...TOO_SOON, changes: kind === "signup" ? SIGNED_UP : [] },
    ],
  }),
);

const signIn = (password: string, headers: Record<string, string> = {}, email = "gratis@example.com"): HttpRequest =>
  post("/auth/v1/token?grant_type=password", { email, password }, headers);
const from = (network: string): Record<string, string> => ({ "x-forwarded-for": network });

const keysOf = ({ signingSecrets = "" }: World["secrets"]): SigningKeys => {
  const keys = parseSigningKeys(signingSecrets);
  if (!keys) throw new Error("the instance has no signing keys");
  return keys;
};

const GUESSER = "2001:db8:1:2";
const LAST = from(`${GUESSER}:ffff::1`);

/** Sends as many wrong passwords as one network may, each from another address of it, and more under a false flag. */
const guessed = by("stranger", {
  ...Object.fromEntries(
    Array.from({ length: 15 }, (_, n) => [`guess ${n}`, [signIn("x", from(`${GUESSER}::${n + 1}`)), 400] as const]),
  ),
  "as a browser that it has invented": [signIn("x", { ...LAST, [KNOWN_CLIENT_HEADER]: "a.b.c" }), 429],
  "as a browser that the account knows": [
    async ({ secrets, people }) =>
      signIn("x", {
        ...LAST,
        [KNOWN_CLIENT_HEADER]: await signKnownClient(people["free owner"].id, keysOf(secrets)),
      }),
    429,
  ],
});

const guesses = by("stranger", {
  "guesses on from another address of its network, as a browser that is known": [
    after(guessed, signIn("x", LAST)),
    429,
  ],
  "guesses from another network": [signIn("x", from("2001:db8:1:3::1")), 400],
  "asks for a mail with a key that is none": [
    post("/auth/v1/otp", { email: "clave@example.com", create_user: false }, { apikey: "sb_publishable_x" }),
    401,
  ],
});

const LONG_PASSWORDS = { "73 letters": "a".repeat(73), "73 bytes": `${"ñ".repeat(36)}a`, "19 faces": "😀".repeat(19) };

const longPasswords = Object.entries(LONG_PASSWORDS).flatMap(([what, password]) => [
  ...by("stranger", {
    [`signs up with a password of ${what}`]: [post("/auth/v1/signup", { email: "larga@example.com", password }), 400],
  }),
  ...by("member", { [`sets a password of ${what}`]: [put("/auth/v1/user", { password }), 400] }),
]);

/** Values of the types that a careless route stumbles over. */
const SPOILT: Readonly<Record<string, unknown>> = {
  "a number": 7,
  "a list": ["ana@example.com"],
  "an object": { toString: 1 },
  NUL: "ana\0@example.com",
  "half a character": "\ud800@example.com",
  "262 characters": `${"a".repeat(250)}@example.com`,
  "60 KB": "ñ".repeat(30_000),
};
const JSON_TYPE = { "content-type": "application/json" };

const misshapen = [
  ...Object.entries(SPOILT).flatMap(([what, email]) => [
    ...by("stranger", {
      [`asks for a mail to ${what}`]: [post("/auth/v1/otp", { email }), 400],
      [`signs in as ${what}`]: [post("/auth/v1/token?grant_type=password", { email, password: "x" }), 400],
      [`uses a link of ${what}`]: [post("/auth/v1/verify", { type: "email", token_hash: email }), [400, 403]],
    }),
    ...by("member", { [`changes its address to ${what}`]: [put("/auth/v1/user", { email }), 400] }),
  ]),
  ...["null", "[]", "7", "{", "[".repeat(5_000), `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`].flatMap((body) =>
    by("stranger", {
      [`asks for a mail with the body ${body.slice(0, 9)} of ${body.length}`]: [
        { path: "/auth/v1/otp", body, headers: JSON_TYPE },
        [400, 413],
      ],
    }),
  ),
  ...by("stranger", {
    "follows a link with NUL": [get("/auth/v1/verify?type=email&token=%00&redirect_to=%00"), 400],
    "signs in by a provider with NUL": [get("/auth/v1/authorize?provider=%00"), 400],
  }),
];

const changing = by("stranger", {
  "takes an account by one link of a change": [
    async (world) => useLink((await aPendingChange(world, "ladron-1@example.com")).token.next),
    200,
    {
      ...CHANGING,
      hides: "access_token",
      leaves: "not exists (select from auth.users where email = 'ladron-1@example.com')",
    },
  ],
  "takes an account by one link twice": [
    async (world) => {
      const { token } = await aPendingChange(world, "ladron-2@example.com");
      return after(by("stranger", { "uses it": [useLink(token.next), 200] }), useLink(token.next))(world);
    },
    403,
    { ...CHANGING, leaves: "not exists (select from auth.users where email = 'ladron-2@example.com')" },
  ],
  "takes an account by a link under another name": [
    async (world) => {
      const { token } = await aPendingChange(world, "ladron-3@example.com");
      return get(`/auth/v1/verify?type=email_change&token=pkce_${token.current}`);
    },
    303,
    {
      ...CHANGING,
      headers: { location: /otp_expired/ },
      leaves: "not exists (select from auth.users where email = 'ladron-3@example.com')",
    },
  ],
  "uses a link by asking for its head": [
    async (world) => {
      const { token } = await aPendingChange(world, "ladron-4@example.com");
      return head(`/auth/v1/verify?type=email_change&token=${token.next}`);
    },
    405,
    CHANGING,
  ],
  "takes an account whose owner has set another password": [
    async (world) => {
      const { token, session } = await aPendingChange(world, "ladron-5@example.com");
      const secured = put("/auth/v1/user", { password: "una-clave-nueva" }, bearer(session));
      return after(by("stranger", { "the owner does": [secured, 200] }), useLink(token.next))(world);
    },
    403,
    {
      changes: [...CHANGED, "correos", "embedded.password_changes"],
      leaves:
        "not exists (select from auth.users where email = 'ladron-5@example.com' or email_change = 'ladron-5@example.com')",
    },
  ],
});

const takenAddress = by("member", {
  "asks for somebody's address": [
    ({ people }) => put("/auth/v1/user", { email: people.buyer.email }),
    200,
    {
      changes: ["auth.audit_log_entries", "auth.users", "embedded.mails"],
      leaves: "(select count(*) from auth.users where email = 'compradora@example.com') = 1",
    },
  ],
});

runAttacks("accounts", [
  ...tokens,
  ...keys,
  ...(["stranger", "owner", "admin"] as const).flatMap(asked),
  ...signingIn,
  ...ownAccount,
  ...pages,
  ...redirects,
  ...forms,
  ...guesses,
  ...longPasswords,
  ...misshapen,
  ...mails,
  ...changing,
  ...takenAddress,
]);
