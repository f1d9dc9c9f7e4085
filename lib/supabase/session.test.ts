import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type CookieJar, createSessionClient, isRefusal, SESSION_COOKIE } from "./session";

const VISITOR = "203.0.113.7";
const asked: { path: string; key: unknown; bearer: unknown; address: unknown }[] = [];
let status = 400;
const project = http.createServer(({ url = "", headers }, response) => {
  const { apikey: key, authorization: bearer, "sb-forwarded-for": address } = headers;
  asked.push({ path: url.replace(/\?.*/, ""), key, bearer, address });
  response.writeHead(status, { "content-type": "application/json" }).end("{}");
});

beforeAll(async () => {
  await once(project.listen(0, "127.0.0.1"), "listening");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", `http://127.0.0.1:${(project.address() as AddressInfo).port}`);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "public");
  vi.stubEnv("SUPABASE_SECRET_KEY", "secret");
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
  project.close();
});

function jarWith(cookies: ReturnType<CookieJar["getAll"]>) {
  const set: string[] = [];
  const jar: CookieJar = { getAll: () => cookies, setAll: (all) => set.push(...all.map(({ name }) => name)) };
  return { jar, set };
}

/** Cookies of a session whose token is over, so that every use of it asks for another. */
function expiredSession(): ReturnType<CookieJar["getAll"]> {
  const claims = Buffer.from(JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", exp: 1 })).toString(
    "base64url",
  );
  const session = { access_token: `e30.${claims}.e30`, refresh_token: "r", expires_at: 1, token_type: "bearer" };
  return [{ name: SESSION_COOKIE, value: `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}` }];
}

describe("createSessionClient", () => {
  it("tells sign-in who the visitor is, with the key from which it believes that, and tables nothing", async () => {
    const client = createSessionClient({ jar: jarWith([]).jar, clientAddress: VISITOR });
    await client.auth.signInWithPassword({ email: "ana@example.org", password: "una-clave-de-prueba" });
    await client.from("negocios").select("id");
    expect(asked).toEqual([
      { path: "/auth/v1/token", key: "secret", bearer: "Bearer secret", address: VISITOR },
      { path: "/rest/v1/negocios", key: "public", bearer: expect.not.stringContaining("secret"), address: undefined },
    ]);
  });

  it.each([
    [400, { isRefused: true, asksTables: true, forgets: true }],
    [409, { isRefused: false, asksTables: false, forgets: false }],
    [429, { isRefused: false, asksTables: false, forgets: false }],
    [503, { isRefused: false, asksTables: false, forgets: false }],
  ])("whose session is answered %d to its renewal", async (answered, { isRefused, asksTables, forgets }) => {
    status = answered;
    const { jar, set } = jarWith(expiredSession());
    const client = createSessionClient({ jar, clientAddress: VISITOR });
    const { error } = await client.auth.getSession();
    expect(error && isRefusal(error)).toBe(isRefused);
    expect(asked).toEqual([expect.objectContaining({ path: "/auth/v1/token", address: VISITOR })]);
    expect(set.includes(SESSION_COOKIE)).toBe(forgets);
    const tables = await client.from("negocios").select("id");
    expect(tables.error).not.toBeNull();
    expect(asked.some(({ path }) => path === "/rest/v1/negocios")).toBe(asksTables);
  });
});
