import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, client, openTarget, type Target } from "@/tests/support/backend-target";
import { describeWith } from "@/tests/support/describe-with";

let target: Target;
let sql: postgres.Sql;

beforeAll(async () => {
  target = await openTarget();
  sql = postgres(target.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql?.end();
  await target.close();
});

describeWith(["database"], "a session", () => {
  it("ends when a refresh token comes again ten seconds after its use (refresh-tokens.ts)", async () => {
    const { client: own } = await target.signedIn();
    const renew = (refresh_token: string) => target.visitor().auth.refreshSession({ refresh_token });
    const tokens = [(await own.auth.getSession()).data.session?.refresh_token ?? ""];
    while (tokens.length < 3) tokens.push((await own.auth.refreshSession()).data.session?.refresh_token ?? "");
    const [oldest = "", former = "", current = ""] = tokens;
    const age = (token: string) =>
      sql`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = ${token.split(".")[0] ?? ""}`;
    // The answer to the last renewal may not have arrived, however long ago.
    await age(former);
    expect((await renew(former)).data.session?.refresh_token).toBe(current);

    await age(oldest);
    expect((await renew(oldest)).error).toMatchObject({ status: 400, code: "refresh_token_already_used" });
    await age(current);
    expect((await renew(current)).error).not.toBeNull();
  });

  it("is no more once it was not used for 30 days, also when it is renewed", async () => {
    const { client: own, id } = await target.signedIn();
    expect((await own.rpc("current_viewer")).data).toMatchObject({ id });
    const ago = sql`now() - interval '30 days'`;
    await sql`update auth.sessions set created_at = ${ago} where user_id = ${id}`;
    await sql`update auth.refresh_tokens set created_at = ${ago}, updated_at = ${ago} where user_id = ${id}`;
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

describeWith(["database"], "whoever has not signed in for a day", () => {
  it("sets no other password before signing in anew", async () => {
    const { client: own, id, email, password } = await target.signedIn();
    await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;
    const change = () => own.auth.updateUser({ password: "otra-clave-larga" });
    expect((await change()).error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await own.auth.updateUser({ data: { name: "Ana" } })).error).toBeNull();
    await own.auth.signInWithPassword({ email, password });
    expect((await change()).error).toBeNull();
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

describe("a link with a challenge (mail-routes.ts)", () => {
  it.each([
    ["s256", 200],
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
