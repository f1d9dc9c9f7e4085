import { createHash } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkTo, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";
import { describeWith } from "@/tests/support/describe-with";

let target: Target;
let sql: postgres.Sql;

beforeAll(async () => {
  target = await openTarget();
  sql = postgres(target.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await target.close();
});

const verifier = "v".repeat(64);
const challenge = createHash("sha256").update(verifier).digest("base64url");

/** Somebody signs up with an address that is not theirs, hoping that its owner will confirm it one day. */
async function squat(): Promise<string> {
  const email = aMailAddress();
  const options = { data: { name: "El que estuvo antes" } };
  expect((await target.visitor().auth.signUp({ email, password: PASSWORD, options })).error).toBeNull();
  await sql`update auth.users set created_at = created_at - interval '1 minute' where email = ${email}`;
  return email;
}

const ask = (path: string, body: object) =>
  fetch(new URL(path, target.url), {
    method: "POST",
    headers: { apikey: target.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const verify = async (email: string, type: "email" | "signup" | "magiclink" | "recovery") => {
  const token_hash = tokenOf(await linkTo(target, email));
  const { error } = await target.visitor().auth.verifyOtp({ type: type as "email", token_hash });
  expect(error).toBeNull();
};

const click = async (email: string, type: string) => {
  const url = new URL("/auth/v1/verify", target.url);
  url.search = new URLSearchParams({ token: tokenOf(await linkTo(target, email)), type }).toString();
  const answer = await fetch(url, { redirect: "manual", headers: { apikey: target.publishableKey } });
  expect(answer.headers.get("location")).not.toContain("error=");
};

async function expectForgotten(email: string): Promise<void> {
  const { data } = await target.server.auth.admin.listUsers({ perPage: 1_000 });
  const user = data.users.find((one) => one.email === email);
  expect(user?.email_confirmed_at).toBeTruthy();
  expect(user?.user_metadata).not.toHaveProperty("name");
  const { error } = await target.visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe("invalid_credentials");
}

describeWith(["mailbox", "database"], "the first confirmation drops the password and the data set before it", () => {
  it.each(["email", "signup"] as const)("by the link of the sign-up, type %s", async (type) => {
    const email = await squat();
    await verify(email, type);
    await expectForgotten(email);
  });

  it("by a clicked link of the sign-up", async () => {
    const email = await squat();
    await click(email, "signup");
    await expectForgotten(email);
  });

  it("by a magic link", async () => {
    const email = await squat();
    await target.visitor().auth.signInWithOtp({ email });
    await verify(email, "email");
    await expectForgotten(email);
  });

  it("by a link to recover", async () => {
    const email = await squat();
    await target.visitor().auth.resetPasswordForEmail(email);
    await verify(email, "recovery");
    await expectForgotten(email);
  });

  it("by a clicked link with PKCE", async () => {
    const email = await squat();
    await ask("/auth/v1/otp", { email, code_challenge: challenge, code_challenge_method: "s256" });
    await click(email, "signup");
    await expectForgotten(email);
  });

  it("but a password set after it stays, through further links", async () => {
    const email = await squat();
    const visitor = target.visitor();
    const token_hash = tokenOf(await linkTo(target, email));
    await visitor.auth.verifyOtp({ type: "email", token_hash });
    await visitor.auth.updateUser({ password: "la-clave-de-la-duena", data: { name: "Ana" } });
    await target.visitor().auth.signInWithOtp({ email });
    await verify(email, "email");
    const { data, error } = await target.visitor().auth.signInWithPassword({ email, password: "la-clave-de-la-duena" });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: "Ana" });
  });

  it("but the server may confirm an address and keep them", async () => {
    const email = aMailAddress();
    const { admin } = target.server.auth;
    const made = await admin.createUser({ email, password: PASSWORD, user_metadata: { name: "Ana" } });
    const id = made.data.user?.id ?? "";
    const confirmed = await admin.updateUserById(id, { email_confirm: true });
    expect(confirmed.data.user?.user_metadata).toMatchObject({ name: "Ana" });
    expect((await target.visitor().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});
