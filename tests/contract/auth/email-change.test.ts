import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn, linkTo, mailsTo, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";
import { describeWith } from "@/tests/support/describe-with";
import { askForChange, CHANGE_SUBJECT, changeToken, verifyChange } from "@/tests/support/email-changes";

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

type SignedIn = Awaited<ReturnType<Target["signedIn"]>>;

const subjects = async (address: string) => (await mailsTo(target, address)).map((mail) => mail.subject);

const ANOTHER_PASSWORD = "otra-clave-larga";

const verify = (address: string) => verifyChange(target, address);
const asking = () => askForChange(target);

async function click(address: string): Promise<string> {
  const url = new URL("/auth/v1/verify", target.url);
  url.search = new URLSearchParams({ token: await changeToken(target, address), type: "email_change" }).toString();
  return decodeURIComponent((await fetch(url, { redirect: "manual" })).headers.get("location") ?? "");
}

/** Within three seconds of its making an account counts as one that a server vouches for. */
const asIfOld = (id: string) => sql`update auth.users set created_at = now() - interval '1 minute' where id = ${id}`;

const addressOf = async (id: string) => (await target.server.auth.admin.getUserById(id)).data.user?.email;

describeWith(["mailbox", "database"], "a change of address (email-change.ts; lite.ts: double_confirm_changes)", () => {
  it("is mailed to both addresses, and made by both links in either order", async () => {
    for (const isNewFirst of [true, false]) {
      const { id, email, next } = await asking();
      expect([await subjects(email), await subjects(next)]).toEqual([[CHANGE_SUBJECT], [CHANGE_SUBJECT]]);
      const [first, last] = isNewFirst ? [next, email] : [email, next];
      const half = await verify(first);
      expect([half.error, half.data.session]).toEqual([null, null]);
      expect(await addressOf(id)).toBe(email);
      expect((await verify(first)).error?.code).toBe("otp_expired");
      expect(await addressOf(id)).toBe(email);
      expect((await verify(last)).error).toBeNull();
      expect(await addressOf(id)).toBe(next);
    }
  });

  it("is made by clicked links too, and by no link twice", async () => {
    const { id, email, next } = await asking();
    expect(await click(email)).toContain("message=Confirmation+link+accepted");
    expect(await click(email)).toContain("error_code=otp_expired");
    expect(await addressOf(id)).toBe(email);
    expect(await click(next)).not.toContain("error");
    expect(await addressOf(id)).toBe(next);
  });

  it("is not made by one link that is called one of PKCE, or asked for by its code", async () => {
    const { id, email, next } = await asking();
    const token = await changeToken(target, email);
    const url = new URL("/auth/v1/verify", target.url);
    url.search = new URLSearchParams({ token: `pkce_${token}`, type: "email_change" }).toString();
    const answer = await fetch(url, { redirect: "manual" });
    expect(answer.headers.get("location")).toContain("otp_expired");
    url.searchParams.set("token", token);
    expect((await fetch(url, { redirect: "manual", method: "HEAD" })).status).toBe(405);
    for (const by of [{ token_hash: `pkce_${token}` }, { email, token }, { email: next, token }]) {
      await target
        .visitor()
        .auth.verifyOtp({ type: "email_change", ...by } as { type: "email_change"; token_hash: string });
    }
    expect(await addressOf(id)).toBe(email);
  });

  it("is not made by links that are older than ten minutes", async () => {
    const { id, email, next } = await asking();
    await verify(next);
    await sql`update auth.users set email_change_sent_at = now() - interval '11 minutes' where id = ${id}`;
    expect((await verify(email)).error?.code).toBe("otp_expired");
    expect(await addressOf(id)).toBe(email);
  });

  it("is not made when the address has become somebody else's meanwhile", async () => {
    const { id, email, next } = await asking();
    await verify(email);
    await target.server.auth.admin.createUser({ email: next, email_confirm: true });
    expect((await verify(next)).error).not.toBeNull();
    expect(await addressOf(id)).toBe(email);
  });

  it("can be asked for once a minute", async () => {
    const { client } = await asking();
    expect((await client.auth.updateUser({ email: aMailAddress() })).error?.code).toBe("over_email_send_rate_limit");
  });

  it("leaves the account to the new address: neither password nor session nor code of before opens it", async () => {
    const { client, id, email, next } = await asking();
    await asIfOld(id);
    await target.visitor().auth.resetPasswordForEmail(email);
    const [recovery] = await mailsTo(target, email);
    await verify(next);
    const last = await verify(email);
    const { data: changed } = await target.server.auth.admin.getUserById(id);
    expect(changed.user?.email_confirmed_at).toBeUndefined();
    expect((await target.visitor().auth.signInWithPassword({ email: next, password: PASSWORD })).error).not.toBeNull();
    const old = tokenOf(linkIn(recovery?.html));
    expect((await target.visitor().auth.verifyOtp({ type: "recovery", token_hash: old })).error?.code).toBe(
      "otp_expired",
    );

    await target.visitor().auth.signInWithOtp({ email: next });
    const token_hash = tokenOf(await linkTo(target, next));
    const owner = target.visitor();
    expect((await owner.auth.verifyOtp({ type: "email", token_hash })).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toBeNull();
    const ofOldLink = target.visitor();
    expect((await ofOldLink.auth.getUser(last.data.session?.access_token)).data.user).toBeNull();
    expect((await target.visitor().auth.signInWithPassword({ email: next, password: PASSWORD })).error).not.toBeNull();
    expect((await owner.auth.getUser()).data.user).toMatchObject({ id, email: next });
  });
});

describeWith(["mailbox", "database"], "a new password ends a change of address that is pending", () => {
  const ways: readonly [string, (user: SignedIn) => Promise<unknown>][] = [
    ["of one's own", ({ client }) => client.auth.updateUser({ password: ANOTHER_PASSWORD })],
    ["by the server", ({ id }) => target.server.auth.admin.updateUserById(id, { password: ANOTHER_PASSWORD })],
    [
      "after a recovery",
      async ({ email }) => {
        const made = await target.server.auth.admin.generateLink({ type: "recovery", email });
        const visitor = target.visitor();
        await visitor.auth.verifyOtp({ type: "recovery", token_hash: made.data.properties?.hashed_token ?? "" });
        expect((await visitor.auth.updateUser({ password: ANOTHER_PASSWORD })).error).toBeNull();
      },
    ],
  ];
  it.each(ways)("%s", async (_name, change) => {
    for (const isHalf of [false, true]) {
      const user = await asking();
      if (isHalf) await verify(user.next);
      await change(user);
      for (const address of [user.email, user.next]) expect((await verify(address)).error?.code).toBe("otp_expired");
      const { data } = await target.server.auth.admin.getUserById(user.id);
      expect(data.user).toMatchObject({ email: user.email });
      const owner = target.visitor();
      await owner.auth.signInWithPassword({ email: user.email, password: ANOTHER_PASSWORD });
      expect((await owner.auth.getUser()).data.user?.new_email).toBeUndefined();
    }
  });

  it("but a change that is asked for together with it goes on", async () => {
    const { client, id, email } = await target.signedIn();
    const next = aMailAddress();
    expect((await client.auth.updateUser({ password: ANOTHER_PASSWORD, email: next })).error).toBeNull();
    await verify(email);
    await verify(next);
    expect(await addressOf(id)).toBe(next);
  });
});

describe("a change to what is no address (user-routes.ts)", () => {
  it.each([
    ["ana@example.com\0", "validation_failed"],
    [" ana@example.com", "validation_failed"],
    [["ana@example.com"], "bad_json"],
    [{}, "bad_json"],
    [7, "bad_json"],
  ])("refuses %j", async (email, code) => {
    const { client } = await target.signedIn();
    const { error } = await client.auth.updateUser({ email: email as string });
    expect(error).toMatchObject({ status: 400, code });
  });
});

describeWith(["mailbox"], "a change of nobody's address", () => {
  it("is for those who have signed in alone", async () => {
    const owner = await target.signedIn();
    const response = await fetch(`${target.url}/auth/v1/user`, {
      method: "PUT",
      headers: { apikey: target.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: owner.email }),
    });
    expect([401, 403]).toContain(response.status);
    expect(await mailsTo(target, owner.email)).toEqual([]);
  });
});
