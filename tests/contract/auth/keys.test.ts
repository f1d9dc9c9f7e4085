import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { client, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;
let userId: string;

beforeAll(async () => {
  target = await openTarget();
  userId = (await target.signedIn()).id;
});
afterAll(() => target.close());

const signed = (secret: string): Promise<string> =>
  new SignJWT({ role: "service_role", sub: userId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));

const withToken = (token: string) => client(target.url, target.publishableKey, { authorization: `Bearer ${token}` });

describe("keys", () => {
  it.each(["sb_publishable_wrong", "sb_secret_wrong", "x"])("refuses the key %s everywhere", async (key) => {
    const stranger = client(target.url, key);
    expect((await stranger.from("categorias").select().limit(1)).status).toBe(401);
    expect((await stranger.auth.signInWithPassword({ email: "a@example.com", password: "x" })).error?.status).toBe(401);
    expect((await stranger.auth.signInWithOtp({ email: "a@example.com" })).error?.status).toBe(401);
  });

  it("refuses a request without a key, from this machine too (option: server.admin off)", async () => {
    for (const path of ["/rest/v1/categorias?select=slug", "/auth/v1/user", "/auth/v1/admin/users"]) {
      const response = await fetch(new URL(path, target.url));
      expect([401, 403]).toContain(response.status);
    }
  });

  it("gives the publishable key the rights of a visitor, and the secret key all", async () => {
    expect((await target.visitor().from("cambios_pendientes").select().limit(1)).error?.code).toBe("42501");
    expect((await target.server.from("cambios_pendientes").select().limit(1)).error).toBeNull();
  });
});

describe("forged tokens", () => {
  const isRefused = async (token: string) => {
    const { data, status } = await withToken(token).from("cambios_pendientes").select().limit(1);
    expect(data).toBeNull();
    expect(status).toBe(401);
    const user = await target.visitor().auth.getUser(token);
    expect(user.data.user).toBeNull();
  };

  it("signed with another secret", async () => isRefused(await signed("another-secret-of-at-least-32-characters")));

  it("with the algorithm none", async () =>
    isRefused(new UnsecuredJWT({ role: "service_role", sub: userId }).encode()));

  it.each(["", "a.b.c", "Bearer", "null"])("that are no tokens: %j", async (token) => {
    const { data } = await withToken(token).from("cambios_pendientes").select().limit(1);
    expect(data).toBeNull();
  });

  it("whose content was changed", async () => {
    const { client: own } = await target.signedIn();
    const { data } = await own.auth.getSession();
    const [header, payload = "", signature] = (data.session?.access_token ?? "").split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
    await isRefused([header, changed, signature].join("."));
  });
});
