// Ours alone: where the embedded backend is stricter than Supabase Auth, keeps less, or waits longer.
import { SignJWT } from "jose";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkTo, mailsTo, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, client, openTarget, type Target } from "@/tests/support/backend-target";
import { askForChange, verifyChange } from "@/tests/support/email-changes";

let target: Target;
let sql: postgres.Sql;

beforeAll(async () => {
  target = await openTarget();
  sql = postgres(target.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await target.close();
});

describe("a password", () => {
  it("stops guessing the password of one address, and no other address", async () => {
    const { email } = await target.signedIn();
    const other = await target.signedIn();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 16; n++) {
      codes.push((await target.visitor().auth.signInWithPassword({ email, password: `no-${n}` })).error?.code);
    }
    expect(codes.slice(0, 15)).toEqual(Array(15).fill("invalid_credentials"));
    expect(codes[15]).toBe("over_request_rate_limit");
    const { error } = await target.visitor().auth.signInWithPassword({ email: other.email, password: other.password });
    expect(error).toBeNull();
  });

  it("of an account that the server makes is no short one", async () => {
    const made = await target.server.auth.admin.createUser({ email: aMailAddress(), password: "corta" });
    expect(made.error?.code).toBe("weak_password");
  });
});

describe("a session", () => {
  it("is renewed for any number of requests at the same moment, which wait (refresh-tokens.ts)", async () => {
    const { client: own } = await target.signedIn();
    const { data } = await own.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? "";
    const tabs = Array.from({ length: 20 }, () => target.visitor().auth.refreshSession({ refresh_token }));
    const answers = await Promise.all(tabs);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual([]);
    expect(new Set(answers.map((answer) => answer.data.session?.refresh_token)).size).toBe(1);
  });

  it("is no more when a refresh token comes again too late (refresh-tokens.ts)", async () => {
    const { client: own, id } = await target.signedIn();
    const used = (await own.auth.getSession()).data.session?.refresh_token ?? "";
    for (let n = 0; n < 2; n += 1) await own.auth.refreshSession();
    await sql`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where user_id = ${id}`;
    expect((await target.visitor().auth.refreshSession({ refresh_token: used })).error).not.toBeNull();
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
});

describe("whoever has not signed in for ten minutes (user-routes.ts)", () => {
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

describe("a link", () => {
  it.each(["confirmation", "recovery"] as const)("what the database keeps of a %s link opens nothing", async (kind) => {
    const sql = postgres(target.databaseUrl, { max: 1 });
    const email = kind === "recovery" ? (await target.signedIn()).email : aMailAddress();
    const { auth } = target.visitor();
    await (kind === "recovery" ? auth.resetPasswordForEmail(email) : auth.signInWithOtp({ email }));
    const column = sql(`${kind}_token`);
    const [kept] = await sql<{ token: string }[]>`select ${column} as token from auth.users where email = ${email}`;
    await sql.end();
    const token = tokenOf(await linkTo(target, email));
    const open = async (token_hash = "") =>
      (await target.visitor().auth.verifyOtp({ type: kind === "recovery" ? kind : "email", token_hash })).error?.code;
    expect(kept?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await open(kept?.token)).toBe("otp_expired");
    expect(await open(token)).toBeUndefined();
  });

  it("ends at one path of the site, whatever else of it is asked for", async () => {
    const { email } = await target.signedIn();
    const options = { emailRedirectTo: `${target.siteUrl}/mi-negocio` };
    await target.visitor().auth.signInWithOtp({ email, options });
    expect((await linkTo(target, email)).searchParams.get("redirect_to")).toBeNull();
  });

  it("with a challenge that is its own verifier is not made (mail-routes.ts)", async () => {
    const response = await fetch(`${target.url}/auth/v1/otp`, {
      method: "POST",
      headers: { apikey: target.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({
        email: aMailAddress(),
        code_challenge: "a".repeat(43),
        code_challenge_method: "plain",
      }),
    });
    expect(response.status).toBe(400);
  });

  it("for addresses with an account only is answered like any other", async () => {
    const options = { shouldCreateUser: false };
    expect((await target.visitor().auth.signInWithOtp({ email: aMailAddress(), options })).error).toBeNull();
  });
});

describe("a change to an address that somebody has (user-routes.ts)", () => {
  const subjects = async (address: string) => (await mailsTo(target, address)).map((mail) => mail.subject);
  const verify = (address: string) => verifyChange(target, address);

  it("answers like one to a free address, until the end", async () => {
    const free = await askForChange(target);
    const owner = await target.signedIn();
    const asker = await target.signedIn();
    const taken = await asker.client.auth.updateUser({ email: owner.email.toUpperCase() });
    expect(taken.error).toBeNull();
    const { data } = await free.client.auth.getUser();
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(data.user ?? {}));
    expect(taken.data.user).toMatchObject({ email: asker.email, new_email: owner.email });
    expect((await asker.client.auth.getUser()).data.user?.new_email).toBe(owner.email);
    expect(await subjects(asker.email)).toEqual(await subjects(free.email));
    expect((await verify(asker.email)).data).toEqual((await verify(free.email)).data);
    expect((await verify(asker.email)).error?.code).toBe("otp_expired");
  });

  it("mails the owner of the address a mail without a link, and changes nothing", async () => {
    const { client, email } = await target.signedIn();
    const owner = await target.signedIn();
    await client.auth.updateUser({ email: owner.email, data: { name: "Ana" } });
    const [mail] = await mailsTo(target, owner.email);
    expect(mail?.subject).toBe("Tu correo ya tiene una cuenta · Iztapalapa Local");
    expect(mail?.text).not.toMatch(/https?:/);
    expect((await client.auth.getUser()).data.user).toMatchObject({ email, user_metadata: { name: "Ana" } });
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(owner.email);
  });
});

describe("a change of address (email-change.ts)", () => {
  it("is made once by both links at the same moment", async () => {
    const { id, email, next } = await askForChange(target);
    const answers = await Promise.all([email, next, email, next].map((address) => verifyChange(target, address)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    expect((await target.server.auth.admin.getUserById(id)).data.user?.email).toBe(next);
  });

  it("is not asked for to an address that is longer than the protocol has room for", async () => {
    const { client: own } = await target.signedIn();
    const { error } = await own.auth.updateUser({ email: `${"a".repeat(250)}@x.mx` });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

describe("a token", () => {
  const signed = async (expiresAt: number | string) => {
    const token = await new SignJWT({ role: "service_role", sub: (await target.signedIn()).id })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(new TextEncoder().encode(target.embedded?.jwtSecret));
    return client(target.url, target.publishableKey, { authorization: `Bearer ${token}` });
  };
  const rows = async (expiresAt: number | string) =>
    (await signed(expiresAt)).from("cambios_pendientes").select().limit(1);

  it("that has expired is refused, and one that has not is taken", async () => {
    expect(await rows(Math.floor(Date.now() / 1000) - 60)).toMatchObject({ data: null, status: 401 });
    expect((await rows("1h")).error).toBeNull();
  });
});

describe("the backend's port", () => {
  it("has no routes but the API's", async () => {
    for (const path of ["/_system/introspect", "/_system", "/", "/mailbox", "/.env"]) {
      expect((await fetch(new URL(path, target.url))).status).toBe(404);
    }
  });
});
