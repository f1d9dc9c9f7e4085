// Ours alone: Supabase Auth answers 500 to a few of these, and reads 72 bytes of a password.
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";

let target: Target;
let session: string;

beforeAll(async () => {
  target = await openTarget();
  const { client } = await target.signedIn();
  session = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => target.close());

type Asked = { route: string; bearer?: string | null; body?: string | undefined; apikey?: string; type?: string };

let asked = 0;

/** Asks from a network of its own each time, so that no limit answers in the place of a route. */
async function statusOf(one: Asked): Promise<number> {
  const { route, bearer = null, body, apikey = target.publishableKey, type = "application/json" } = one;
  asked += 1;
  const [method = "", path = ""] = route.split(" ");
  const response = await fetch(target.url + path, {
    method,
    redirect: "manual",
    headers: {
      apikey,
      "content-type": type,
      "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Routes for which it matters who asks, and asking does not end the session. */
const IS_FOR_SOMEBODY = /user|admin|reauthenticate|factors/;

/** Answers of 5xx, to be none. */
async function serverFaults(all: readonly Asked[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const one of all) {
    const bearers =
      one.bearer === undefined && IS_FOR_SOMEBODY.test(one.route) ? [null, session] : [one.bearer ?? null];
    for (const bearer of bearers) {
      const status = await statusOf({ ...one, bearer });
      if (status >= 500) faults.push({ ...one, status, body: one.body?.slice(0, 80), bearer: bearer?.slice(0, 20) });
    }
  }
  return faults;
}

/** Values that no field takes, as JSON: a lone surrogate has no other way to arrive. */
const VALUES = [
  ...[
    "null",
    "true",
    "7",
    "1e400",
    '""',
    "[]",
    "{}",
    '["ana@example.com"]',
    '{"toString":"x"}',
    '{"__proto__":{"x":1}}',
  ],
  ...['"ana@example.com\\u0000"', '"\\u0000"', '"\\ud800"', '"a\\udfffb@example.com"', '"\\u202e"', '{"\\u0000":1}'],
  ...[262, 250, 4_000].map((length) => `"${"a".repeat(length)}@example.com"`),
  `"${"a".repeat(64)}@${"b.".repeat(95)}mx"`,
  `"${"ñ".repeat(30_000)}"`,
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "POST /auth/v1/otp": ["email", "data", "create_user", "code_challenge", "code_challenge_method", "phone"],
  "POST /auth/v1/magiclink": ["email", "data"],
  "POST /auth/v1/recover": ["email", "code_challenge", "code_challenge_method"],
  "POST /auth/v1/signup": ["email", "password", "data"],
  "POST /auth/v1/resend": ["email", "type"],
  "POST /auth/v1/verify": ["type", "token_hash", "token", "email"],
  "POST /auth/v1/token?grant_type=password": ["email", "password"],
  "POST /auth/v1/token?grant_type=refresh_token": ["refresh_token"],
  "POST /auth/v1/token?grant_type=pkce": ["auth_code", "code_verifier"],
  "PUT /auth/v1/user": ["email", "password", "data", "nonce", "phone"],
  "POST /auth/v1/logout": ["scope"],
};
const ROUTES = Object.keys(FIELDS);

/** The usual body of a route, one field of which is spoilt. */
function spoilt(route: string, field: string, value: string): string {
  const own = route.startsWith("PUT") ? {} : { email: aMailAddress(), password: PASSWORD };
  const usual = { ...own, type: route.includes("resend") ? "signup" : "email_change", token_hash: "0".repeat(64) };
  const others = Object.entries(usual).filter(([name]) => name !== field);
  return `{${[...others.map(([name, text]) => `"${name}":"${text}"`), `"${field}":${value}`].join()}}`;
}

/** The library parses JSON whatever it is called, so the rules must not go by the name. */
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
];

const BODIES = ["", "null", "[]", "7", '"x"', "{", "\u0000", "email=a", "[".repeat(5_000), '{"a":'.repeat(3_000), "{}"];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PATHS = [
  ...["", "/", "/user", "/reauthenticate", "/settings", "/health", "/factors", "/nonexistent", "/sso", "/invite"],
  ...["", "=", "=password&grant_type=x", "=%00", "=id_token", "=web3"].map((grant) => `/token?grant_type${grant}`),
  ...["", "?type=%00&token=x", "?type=email&token=pkce_x&redirect_to=%00"].map((query) => `/verify${query}`),
  ...["signup", "email", "email_change", "recovery"].flatMap((type) =>
    ["%00", "pkce_%00", "%FF%FE", "a".repeat(3_000)].map((token) => `/verify?type=${type}&token=${token}`),
  ),
  ...["", "?provider=%00", "?provider=google"].map((query) => `/authorize${query}`),
  ...["", "?state=%00", "?state=00000000-0000-0000-0000-000000000000"].map((query) => `/callback${query}`),
  ...["%00", "x"].map((scope) => `/logout?scope=${scope}`),
  ...["", "/users", "/users/x", "/users/00000000-0000-0000-0000-000000000000", "/users?page=-1", "/x/y"],
  ...["/users", "/users?page=99999999999999999999&per_page=x", "/generate_link", "/audit"].map(
    (path) => `/admin${path}`,
  ),
];

describe("whatever is sent to sign in is the sender's fault (request-rules.ts)", () => {
  const fields = Object.entries(FIELDS).flatMap(([route, names]) => names.map((name) => [route, name] as const));

  it.each(fields)("%s, %s spoilt", async (route, field) => {
    expect(await serverFaults(VALUES.map((value) => ({ route, body: spoilt(route, field, value) })))).toEqual([]);
  });

  it.each([...ROUTES, "POST /auth/v1/admin/users", "POST /auth/v1/admin/generate_link", "POST /auth/v1/callback"])(
    "%s, bodies that are no object",
    async (route) => {
      expect(await serverFaults(BODIES.map((body) => ({ route, body })))).toEqual([]);
    },
  );

  it("fields spoilt, under another content type", async () => {
    const requests = TYPES.flatMap((type) =>
      fields.map(([route, field]) => ({ route, type, body: spoilt(route, field, '"\\u0000"') })),
    );
    expect(await serverFaults(requests)).toEqual([]);
  });

  it("every method at every path", async () => {
    const all = PATHS.flatMap((path) => METHODS.map((method) => ({ path, method })));
    const requests = all.map(({ path, method }) => {
      return { route: `${method} /auth/v1${path}`, body: /GET|HEAD/.test(method) ? undefined : "{}" };
    });
    expect(await serverFaults(requests)).toEqual([]);
  });

  it("tokens and keys that are none", async () => {
    const secret = new TextEncoder().encode(target.embedded?.jwtSecret ?? "");
    const signed = (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setExpirationTime("1h").sign(secret);
    const nobody = "00000000-0000-0000-0000-000000000000";
    const claims = [
      ...[{}, { sub: 7 }, { sub: "x" }, { sub: "\0" }, { sub: [nobody] }, { sub: nobody }],
      ...[{ session_id: "x" }, { session_id: ["x"] }, { role: "x" }, { role: ["x"] }, { role: "service_role" }].map(
        (each) => ({ sub: nobody, ...each }),
      ),
    ];
    const bearers = [
      ...["", "a", "a.b", "a.b.c", "..", "ÿ", "null", "a".repeat(8_000), "eyJhbGciOiJub25lIn0.e30.", "sb_secret_x"],
      ...[session.slice(0, -3), `${session}x`, session.split(".").reverse().join(".")],
      ...(await Promise.all(claims.map(signed))),
    ];
    const routes = ["GET /auth/v1/user", "PUT /auth/v1/user", "GET /auth/v1/reauthenticate", "POST /auth/v1/logout"];
    const requests = [...routes, "GET /auth/v1/admin/users", "PUT /auth/v1/admin/users/x"].flatMap((route) =>
      bearers.map((bearer) => ({ route, bearer, body: route.startsWith("GET") ? undefined : '{"data":{"a":1}}' })),
    );
    expect(await serverFaults(requests)).toEqual([]);
    const keyed = ["", "x", session, target.secretKey.slice(0, -1)].flatMap((apikey) =>
      [...requests, { route: "GET /auth/v1/admin/users", bearer: session }].map((one) => ({ ...one, apikey })),
    );
    expect(await serverFaults(keyed.slice(0, 60))).toEqual([]);
    // With the secret key too: the session is somebody's all the same.
    const paths = ["/users", `/users/${nobody}`, `/users/${nobody}/factors`, "/generate_link", "/audit", "/x"];
    const withSecret = paths.flatMap((path) =>
      METHODS.flatMap((method) =>
        [session, "a.b.c", ""].map((bearer) => ({
          route: `${method} /auth/v1/admin${path}`,
          bearer,
          apikey: target.secretKey,
          body: /GET|HEAD/.test(method) ? undefined : "{}",
        })),
      ),
    );
    expect(await serverFaults(withSecret)).toEqual([]);
  });
});

describe("a password of more bytes than are read", () => {
  const longest = ["a".repeat(72), "ñ".repeat(36), "😀".repeat(18)];

  it.each(longest)("is no other spelling of the longest: %s", async (password) => {
    const { client, email } = await target.signedIn();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await target.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    const { error } = await target.visitor().auth.signInWithPassword({ email, password: `${password}x` });
    expect(error?.code).toBe("invalid_credentials");
    const made = await target.server.auth.admin.createUser({ email: aMailAddress(), password: `${password}x` });
    expect(made.error?.code).toBe("validation_failed");
  });
});
