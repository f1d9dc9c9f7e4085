import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, client, isEmbedded, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;
let sql: postgres.Sql;

beforeAll(async () => {
  target = await openTarget();
  if (target.embedded) sql = postgres(target.embedded.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql?.end();
  await target.close();
});

describe.runIf(isEmbedded)("a session", () => {
  it("ends when a used refresh token comes again after ten seconds, and not before (refresh-tokens.ts)", async () => {
    const { client: own, id } = await target.signedIn();
    const used = (await own.auth.getSession()).data.session?.refresh_token ?? "";
    const renewed = (await own.auth.refreshSession()).data.session?.refresh_token ?? "";
    const again = () => target.visitor().auth.refreshSession({ refresh_token: used });
    expect((await again()).error).toBeNull();

    await sql`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = ${used.split(".")[0] ?? ""}`;
    expect((await again()).error?.code).toBe("refresh_token_already_used");
    expect((await target.visitor().auth.refreshSession({ refresh_token: renewed })).error).not.toBeNull();
    expect(await sql`select from auth.sessions where user_id = ${id}`).toEqual([]);
  });

  it("is renewed by what its client was given alone, not by what the database has (refresh-tokens.ts)", async () => {
    const { client: own, id } = await target.signedIn();
    const given = (await own.auth.getSession()).data.session?.refresh_token ?? "";
    const [kept] = await sql<{ token: string }[]>`select token from auth.refresh_tokens where user_id = ${id}`;
    const renew = (refresh_token: string) => target.visitor().auth.refreshSession({ refresh_token });
    expect(Buffer.from(given.split(".")[1] ?? "", "base64url")).toHaveLength(32);
    for (const other of [kept?.token ?? "", `${kept?.token}.`, `${given}x`, `x${given}`, `.${given.split(".")[1]}`]) {
      expect((await renew(other)).error?.code).toBe("refresh_token_not_found");
    }
    const { data, error } = await renew(given);
    expect(error).toBeNull();
    expect((await renew(data.session?.refresh_token ?? "")).error).toBeNull();
  });

  it("is no more once it was not used for 30 days, also when it is renewed", async () => {
    const { client: own, id } = await target.signedIn();
    expect((await own.rpc("current_viewer")).data).toMatchObject({ id });
    await sql`update auth.sessions set created_at = now() - interval '30 days' where user_id = ${id}`;
    expect((await own.rpc("current_viewer")).data).toBeNull();
    expect((await own.auth.refreshSession()).error).not.toBeNull();
    expect((await own.rpc("current_viewer")).data).toBeNull();
  });

  it("says which browser has opened it, and of no other", async () => {
    const { email, password } = await target.signedIn();
    const phone = client(target.url, target.publishableKey);
    await phone.auth.signInWithPassword({ email, password });
    await phone.rpc("note_own_device", { device: `Telefono${"o".repeat(600)}` });
    const { data } = await phone.rpc("list_own_sessions");
    expect(data).toMatchObject([{ user_agent: `Telefono${"o".repeat(492)}`, is_current: true }, { is_current: false }]);
    expect(data?.[1]?.user_agent ?? "").not.toMatch(/^Telefono/);
  });
});

describe.runIf(isEmbedded)("whoever has not signed in for ten minutes (user-routes.ts)", () => {
  const aged = async (ago: string) => {
    const own = await target.signedIn();
    await sql`update auth.sessions set created_at = now() - ${ago}::interval where user_id = ${own.id}`;
    return own;
  };

  it.each([
    ["password", () => ({ password: "otra-clave-larga" })],
    ["address", () => ({ email: aMailAddress() })],
  ])("sets no other %s before signing in anew, whatever code is shown", async (_which, change) => {
    const { client: own, email, password } = await aged("11 minutes");
    const { error } = await own.auth.updateUser({ ...change(), nonce: "12345678" });
    expect(error?.code).toBe("reauthentication_needed");
    expect((await own.auth.updateUser({ data: { name: "Ana" } })).error).toBeNull();
    await own.auth.signInWithPassword({ email, password });
    expect((await own.auth.updateUser(change())).error).toBeNull();
  });

  it("is not whoever did nine minutes ago", async () => {
    const { client: own } = await aged("9 minutes");
    expect((await own.auth.updateUser({ password: "otra-clave-larga" })).error).toBeNull();
  });
});

describe("the data API", () => {
  it("is closed to a token whose session has ended", async () => {
    const { client: own } = await target.signedIn();
    const token = (await own.auth.getSession()).data.session?.access_token ?? "";
    const program = client(target.url, target.publishableKey, { authorization: `Bearer ${token}` });
    expect((await program.rpc("current_viewer")).data).not.toBeNull();
    await own.auth.signOut();
    expect((await program.rpc("current_viewer")).data).toBeNull();
  });
});

describe.runIf(isEmbedded)("a link with a challenge (mail-routes.ts)", () => {
  it.each([
    ["s256", 200],
    ["plain", 400],
    [undefined, 400],
  ])("by the method %s is answered %s", async (method, status) => {
    const response = await fetch(`${target.url}/auth/v1/otp`, {
      method: "POST",
      headers: { apikey: target.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: aMailAddress(), code_challenge: "a".repeat(43), code_challenge_method: method }),
    });
    expect(response.status).toBe(status);
  });
});
