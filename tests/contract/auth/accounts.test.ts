import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMailAddress, client, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

describe("password sign-in", () => {
  it("opens a session that the API knows", async () => {
    const { client, id, email } = await target.signedIn();
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, role: "authenticated" });
  });

  it("refuses a wrong password and an unknown address in the same words", async () => {
    const { email } = await target.signedIn();
    const wrong = await target.visitor().auth.signInWithPassword({ email, password: "otra-clave" });
    const unknown = await target.visitor().auth.signInWithPassword({ email: aMailAddress(), password: PASSWORD });
    expect(wrong.error?.code).toBe("invalid_credentials");
    expect(unknown.error?.code).toBe("invalid_credentials");
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  it("does not mind the case of the address", async () => {
    const { email, password } = await target.signedIn();
    const { error } = await target.visitor().auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
  });

  it("renews a session, and ends it at sign-out", async () => {
    const { client } = await target.signedIn();
    const renewed = await client.auth.refreshSession();
    expect(renewed.error).toBeNull();
    const token = renewed.data.session?.access_token ?? "";
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await target.visitor().auth.getUser(token)).data.user).toBeNull();
  });

  it("renews a session for several requests at the same moment (refresh-tokens.ts)", async () => {
    const { client } = await target.signedIn();
    const { data } = await client.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? "";
    const tabs = Array.from({ length: 4 }, () => target.visitor().auth.refreshSession({ refresh_token }));
    const answers = await Promise.all(tabs);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual([]);
    expect(new Set(answers.map((answer) => answer.data.session?.refresh_token)).size).toBe(1);
  });

  it("takes a new password", async () => {
    const { client: own, email } = await target.signedIn();
    expect((await own.auth.updateUser({ password: "otra-clave-larga" })).error).toBeNull();
    const again = await target.visitor().auth.signInWithPassword({ email, password: "otra-clave-larga" });
    expect(again.error).toBeNull();
  });

  it("ends the other sessions when the password changes, and keeps this one (user-routes.ts)", async () => {
    const { client, email, password } = await target.signedIn();
    const other = target.visitor();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ data: { name: "Ana" } })).error).toBeNull();
    expect((await other.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.updateUser({ password: "otra-clave-larga" })).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});

describe("admin users (admin-routes.ts)", () => {
  it("creates, finds, lists, changes and deletes", async () => {
    const { admin } = target.server.auth;
    const email = aMailAddress();
    const created = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: "Ana" },
    });
    const id = created.data.user?.id ?? "";
    expect(created.data.user).toMatchObject({ email, user_metadata: { name: "Ana" } });
    expect(created.data.user?.email_confirmed_at).toBeTruthy();

    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    const listed = await admin.listUsers({ page: 1, perPage: 1_000 });
    expect(listed.data.users.map((user) => user.id)).toContain(id);

    const changed = await admin.updateUserById(id, { password: "otra-clave-larga", app_metadata: { plan: "x" } });
    expect(changed.data.user?.app_metadata).toMatchObject({ provider: "email", plan: "x" });
    const signedIn = await target.visitor().auth.signInWithPassword({ email, password: "otra-clave-larga" });
    expect(signedIn.error).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.status).toBe(404);
    expect(
      (await target.visitor().auth.signInWithPassword({ email, password: "otra-clave-larga" })).error,
    ).not.toBeNull();
  });

  it("ends the sessions of a deleted user", async () => {
    const { client, id } = await target.signedIn();
    await target.server.auth.admin.deleteUser(id);
    expect((await client.auth.getUser()).data.user).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it("ends the sessions of a user whose password the server changes", async () => {
    const { client, id } = await target.signedIn();
    await target.server.auth.admin.updateUserById(id, { password: "otra-clave-larga" });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it("refuses an address twice, a short password and a bad address", async () => {
    const { id, email } = await target.signedIn();
    const { admin } = target.server.auth;
    expect((await admin.createUser({ email, password: PASSWORD })).error?.code).toBe("email_exists");
    expect((await admin.updateUserById(id, { password: "corta" })).error?.code).toBe("weak_password");
    expect((await admin.createUser({ email: "no es correo" })).error).not.toBeNull();
  });

  it("makes administrators by id and by confirmed address", async () => {
    const { id, email } = await target.signedIn();
    const isAdmin = async () => (await target.server.rpc("is_administrator", { person: id })).data;
    expect((await target.server.rpc("grant_admin", { admin_email: aMailAddress() })).error?.code).toBe("P0002");
    expect(await isAdmin()).toBe(false);
    expect((await target.server.rpc("grant_admin", { admin_email: email })).error).toBeNull();
    expect(await isAdmin()).toBe(true);
    expect((await target.server.rpc("grant_admin", { admin_id: id })).error).toBeNull();
    expect((await target.visitor().rpc("grant_admin", { admin_email: email })).error?.code).toBe("42501");
  });

  it("is closed to visitors and to those who have signed in", async () => {
    const { client, id } = await target.signedIn();
    for (const someone of [target.visitor(), client]) {
      expect((await someone.auth.admin.listUsers()).error).not.toBeNull();
      expect((await someone.auth.admin.getUserById(id)).error).not.toBeNull();
      expect((await someone.auth.admin.deleteUser(id)).error).not.toBeNull();
      expect((await someone.auth.admin.createUser({ email: aMailAddress() })).error).not.toBeNull();
    }
    expect((await target.server.auth.admin.getUserById(id)).error).toBeNull();
  });
});

describe("a password of more than 72 bytes, the most that are read", () => {
  it.each(["a".repeat(73), `${"ñ".repeat(36)}a`, "😀".repeat(19), "a".repeat(4_000)])(
    "is refused, not cut: %s",
    async (password) => {
      const { client, id, email } = await target.signedIn();
      const refusals = [
        await client.auth.updateUser({ password }),
        await target.visitor().auth.signUp({ email: aMailAddress(), password }),
        await target.server.auth.admin.updateUserById(id, { password }),
      ];
      for (const { error } of refusals) expect(error).toMatchObject({ status: 400, code: "validation_failed" });
      expect((await target.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    },
  );
});

describe("what is no account's", () => {
  it("is refused: metadata of the server's, a field of another type", async () => {
    const { client } = await target.signedIn();
    const token = (await client.auth.getSession()).data.session?.access_token ?? "";
    const put = async (body: object) => {
      const response = await fetch(`${target.url}/auth/v1/user`, {
        method: "PUT",
        headers: {
          apikey: target.publishableKey,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      });
      const { error_code } = await response.json();
      return [response.status, error_code];
    };
    expect(await put({ app_metadata: { plan: "x" } })).toEqual([403, "not_admin"]);
    expect(await put({ email: 7 })).toEqual([400, "bad_json"]);
    expect(await put({ password: ["x"] })).toEqual([400, "bad_json"]);
    expect((await client.auth.getUser()).data.user?.app_metadata).not.toHaveProperty("plan");
  });

  it("is dropped by the server: metadata of the value null", async () => {
    const { id } = await target.signedIn();
    const { admin } = target.server.auth;
    await admin.updateUserById(id, { user_metadata: { name: "Ana", age: 7 }, app_metadata: { plan: "x" } });
    const { data } = await admin.updateUserById(id, { user_metadata: { age: null }, app_metadata: { plan: null } });
    expect(data.user?.user_metadata).toMatchObject({ name: "Ana" });
    expect(data.user?.user_metadata).not.toHaveProperty("age");
    expect(data.user?.app_metadata).not.toHaveProperty("plan");
  });
});

describe("limits", () => {
  it("stop mails to one address for a minute, and say for how long", async () => {
    const { email } = await target.signedIn();
    expect((await target.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    const { error } = await target.visitor().auth.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(error?.message).toMatch(/after \d\d seconds/);
  });

  it("count no request with a wrong key", async () => {
    const { email } = await target.signedIn();
    expect((await client(target.url, "sb_secret_x").auth.resetPasswordForEmail(email)).error?.status).toBe(401);
    expect((await target.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
  });
});
