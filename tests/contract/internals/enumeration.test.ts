// Ours alone: Supabase Auth tells which addresses have an account in several answers; ours does not.
import bcrypt from "bcryptjs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { passwordSignIn } from "@/supabase/local/auth/password-sign-in";
import { aMailAddress, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";

let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const post = (path: string, body: object) =>
  fetch(new URL(path, target.url), {
    method: "POST",
    headers: { apikey: target.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const signUp = async (email: string) => {
  const response = await post("/auth/v1/signup", { email, password: PASSWORD, data: { name: "Ana" } });
  return { status: response.status, body: await response.json() };
};

describe("which addresses have an account stays private", () => {
  it("in the answer to a sign-up (mail-routes.ts)", async () => {
    const [known, other] = [await target.signedIn(), await target.signedIn()];
    const unconfirmed = aMailAddress();
    await target.server.auth.admin.createUser({ email: unconfirmed });
    const first = await signUp(aMailAddress());
    const answers = [first];
    for (const email of [unconfirmed, known.email, other.email.toUpperCase()]) answers.push(await signUp(email));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(Object.keys(first.body));
      expect(body).toMatchObject({ user_metadata: { name: "Ana" }, identities: [], is_anonymous: false });
      expect(body.app_metadata).toEqual(first.body.app_metadata);
    }
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(answers.length);
  });

  it.each([
    ["otp", {}],
    ["otp", { create_user: false }],
    ["recover", {}],
    ["signup", { password: PASSWORD }],
    ["resend", { type: "signup" }],
  ])("in what is answered to asking for a mail twice: %s (rate-limits.ts)", async (path, fields) => {
    const { email: known } = await target.signedIn();
    const unconfirmed = aMailAddress();
    await target.server.auth.admin.createUser({ email: unconfirmed });
    const ask = async (email: string) => (await post(`/auth/v1/${path}`, { email, ...fields })).status;
    for (const email of [known, unconfirmed, aMailAddress()]) {
      expect([await ask(email), await ask(email)]).toEqual([200, 429]);
    }
  });

  it("in the answer to a sign-in (password-sign-in.ts)", async () => {
    const { email: known } = await target.signedIn();
    const unconfirmed = aMailAddress();
    await signUp(unconfirmed);
    const answer = async (email: string, password = "otra-clave") => {
      const response = await post("/auth/v1/token?grant_type=password", { email, password });
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, body: await response.text(), headers: { ...headers, date: "" } };
    };
    const wrong = await answer(known);
    expect(wrong.status).toBe(400);
    expect(await answer(aMailAddress())).toEqual(wrong);
    expect(await answer(unconfirmed)).toEqual(wrong);
    expect(await answer(unconfirmed, PASSWORD)).toEqual(wrong);
  });

  it("in the time of a sign-in: a comparison of the same cost for an unknown address (password-sign-in.ts)", async () => {
    const sql = postgres(target.embedded?.databaseUrl ?? "", { max: 1 });
    const compare = vi.spyOn(bcrypt, "compare");
    const body = new TextEncoder().encode(JSON.stringify({ email: aMailAddress(), password: "otra-clave" }));
    const response = await passwordSignIn(
      { sql },
      {
        method: "POST",
        url: new URL("/auth/v1/token?grant_type=password", target.url),
        headers: new Headers({ apikey: target.publishableKey }),
        body,
        clientAddress: null,
      },
    );
    expect(response?.status).toBe(400);
    const [user] = await sql`select encrypted_password from auth.users where encrypted_password is not null limit 1`;
    const rounds = bcrypt.getRounds(user?.encrypted_password);
    expect(compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash))).toEqual([rounds]);
    compare.mockRestore();
    await sql.end();
  });
});
