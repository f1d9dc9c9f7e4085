import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, isEmbedded, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";

let target: Target;
let token: string;

beforeAll(async () => {
  target = await openTarget();
  const { client } = await target.signedIn();
  token = (await client.auth.getSession()).data.session?.access_token ?? "";
});
afterAll(() => target.close());

type Asked = { method?: string; bearer?: string | null; body?: string };

/** The status, from an address of its own: what is tried here is not to be stopped by a limit. */
let asked = 0;
async function statusOf(path: string, { method = "POST", bearer = null, body }: Asked = {}): Promise<number> {
  asked += 1;
  const response = await fetch(target.url + path, {
    method,
    redirect: "manual",
    headers: {
      apikey: target.publishableKey,
      "content-type": "application/json",
      "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What no field of any route takes. JSON, because a lone surrogate has no other way to arrive. */
const HOSTILE = [
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
  ...['"ana@example.com\\u0000"', '"\\u0000"', '"\\ud800"', '"a\\udfffb@example.com"', '"\\u202e"'],
  ...[`"${"a".repeat(262)}"`, `"${"a".repeat(250)}@example.com"`, `"${"a".repeat(64)}@${"b.".repeat(95)}mx"`],
  `"${"ñ".repeat(30_000)}"`,
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "POST /auth/v1/otp": ["email", "data", "create_user", "code_challenge", "code_challenge_method", "phone"],
  "POST /auth/v1/magiclink": ["email", "data"],
  "POST /auth/v1/recover": ["email", "code_challenge", "code_challenge_method"],
  "POST /auth/v1/signup": ["email", "password", "data", "code_challenge"],
  "POST /auth/v1/resend": ["email", "type"],
  "POST /auth/v1/verify": ["type", "token_hash", "token", "email"],
  "POST /auth/v1/token?grant_type=password": ["email", "password", "gotrue_meta_security"],
  "POST /auth/v1/token?grant_type=refresh_token": ["refresh_token"],
  "POST /auth/v1/token?grant_type=pkce": ["auth_code", "code_verifier"],
  "PUT /auth/v1/user": ["email", "password", "data", "nonce", "phone"],
  "POST /auth/v1/logout": ["scope"],
};

const usual = (path: string): Record<string, unknown> => ({
  email: path.includes("/user") ? undefined : aMailAddress(),
  password: path.includes("/user") ? undefined : PASSWORD,
  type: path.includes("/resend") ? "signup" : "email_change",
  token_hash: "0".repeat(64),
});

/** The body of a route with one of its fields spoilt. */
function spoilt(path: string, field: string, value: string): string {
  const { [field]: _, ...others } = usual(path);
  return `${JSON.stringify(others).slice(0, -1)},"${field}":${value}}`.replace("{,", "{");
}

const isServerFault = (status: number) => status >= 500;

describe.runIf(isEmbedded)("whatever is sent to sign in, the fault is the sender's (request-rules.ts)", () => {
  const fields = Object.entries(FIELDS).flatMap(([route, names]) => names.map((name) => [route, name] as const));
  it.each(fields)("%s: %s", async (route, field) => {
    const [method = "", path = ""] = route.split(" ");
    const failures: unknown[] = [];
    for (const value of HOSTILE) {
      for (const bearer of [null, token]) {
        if (path.includes("logout") && bearer) continue;
        const status = await statusOf(path, { method, bearer, body: spoilt(path, field, value) });
        if (isServerFault(status)) failures.push([status, value.slice(0, 40), bearer && "signed in"]);
      }
    }
    expect(failures).toEqual([]);
  });
  const bodies = [
    "",
    "null",
    "[]",
    "7",
    '"x"',
    "{",
    "\u0000",
    "email=a",
    `${"[".repeat(5000)}`,
    '{"a":'.repeat(3000),
    "{}",
  ];
  const routes = [
    ...Object.keys(FIELDS),
    "POST /auth/v1/admin/users",
    "POST /auth/v1/admin/generate_link",
    "POST /auth/v1/callback",
  ];
  it.each(routes)("bodies that are no object: %s", async (route) => {
    const [method = "", path = ""] = route.split(" ");
    const failures: unknown[] = [];
    for (const body of bodies) {
      for (const bearer of [null, token]) {
        if (path.includes("logout") && bearer) continue;
        const status = await statusOf(path, { method, bearer, body });
        if (isServerFault(status)) failures.push([status, body.slice(0, 40), bearer && "signed in"]);
      }
    }
    expect(failures).toEqual([]);
  });
  const PATHS = [
    "",
    "/",
    "/token",
    "/token?grant_type=",
    "/token?grant_type=password&grant_type=x",
    "/token?grant_type=%00",
    "/token?grant_type=id_token",
    "/token?grant_type=web3",
    "/verify",
    "/verify?type=%00&token=x",
    "/verify?type=signup&token=%00",
    "/verify?type=email_change&token=%00",
    "/verify?type=email&token=pkce_%00",
    "/verify?type=email&token=pkce_x&redirect_to=%00",
    `/verify?type=magiclink&token=${"a".repeat(3000)}`,
    "/verify?type=signup&token=%FF%FE",
    "/authorize",
    "/authorize?provider=%00",
    "/authorize?provider=google",
    "/callback",
    "/callback?state=%00",
    "/callback?state=00000000-0000-0000-0000-000000000000",
    "/user",
    "/reauthenticate",
    "/settings",
    "/health",
    "/logout?scope=%00",
    "/logout?scope=x",
    "/factors",
    "/nonexistent",
    "/sso",
    "/invite",
    "/.well-known/jwks.json",
    "/admin",
    "/admin/users",
    "/admin/users/x",
    "/admin/users/00000000-0000-0000-0000-000000000000",
    "/admin/users?page=x&per_page=-1",
    "/admin/users?page=99999999999999999999",
    "/admin/generate_link",
    "/admin/audit",
    "/admin/x/y",
  ];
  it.each(PATHS)("any method at %s", async (path) => {
    const failures: unknown[] = [];
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const bearer of [null, token]) {
        if (path.startsWith("/logout") && bearer) continue;
        const status = await statusOf(`/auth/v1${path}`, {
          method,
          bearer,
          ...(["GET", "HEAD"].includes(method) ? {} : { body: "{}" }),
        });
        if (isServerFault(status)) failures.push([status, method, bearer && "signed in"]);
      }
    }
    expect(failures).toEqual([]);
  });
  it("tokens", async () => {
    const secret = new TextEncoder().encode(target.embedded?.jwtSecret ?? "");
    const made = async (claims: Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime("1h")
        .sign(secret)
        .catch(() => "");
    const tokens = [
      "",
      "a",
      "a.b",
      "a.b.c",
      "..",
      "\u00ff",
      "null",
      `${"a".repeat(8000)}`,
      "eyJhbGciOiJub25lIn0.e30.",
      "bnVsbA.bnVsbA.bnVsbA",
      token.slice(0, -3),
      token + "x",
      token.split(".").reverse().join("."),
      "sb_secret_x",
      await made({}),
      await made({ sub: 7 }),
      await made({ sub: "x" }),
      await made({ sub: null }),
      await made({ sub: "00000000-0000-0000-0000-000000000000", session_id: "x" }),
      await made({ sub: "00000000-0000-0000-0000-000000000000", role: "x" }),
      await made({ sub: "00000000-0000-0000-0000-000000000000", role: "service_role" }),
      await made({ sub: "00000000-0000-0000-0000-000000000000", role: ["x"] }),
      await made({ session_id: ["x"] }),
    ];
    const failures: unknown[] = [];
    for (const bearer of tokens)
      for (const [method, path] of [
        ["GET", "/auth/v1/user"],
        ["PUT", "/auth/v1/user"],
        ["POST", "/auth/v1/logout"],
        ["GET", "/auth/v1/reauthenticate"],
        ["GET", "/auth/v1/admin/users"],
        ["GET", "/auth/v1/admin/x"],
      ] as const) {
        const status = await statusOf(path, {
          method,
          bearer,
          ...(method === "GET" ? {} : { body: '{"data":{"a":1}}' }),
        });
        if (isServerFault(status)) failures.push([status, method, path, bearer.slice(0, 20)]);
      }
    expect(failures).toEqual([]);
  });
});
