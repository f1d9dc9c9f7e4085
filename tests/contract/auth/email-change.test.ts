import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "@/tests/support/backend-mails";
import { aMailAddress, isEmbedded, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";

let target: Target;
let sql: postgres.Sql;

beforeAll(async () => {
  target = await openTarget();
  sql = postgres(target.embedded?.databaseUrl ?? "", { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await target.close();
});

type SignedIn = Awaited<ReturnType<Target["signedIn"]>>;

const subjects = async (address: string) => (await mailsTo(target, address)).map((mail) => mail.subject);

const ASKED = "Confirma el cambio de correo · Iztapalapa Local";
const ANOTHER_PASSWORD = "otra-clave-larga";

/** The token of the newest mail about a change. */
async function tokenFor(address: string): Promise<string> {
  const mail = (await mailsTo(target, address)).find(({ subject }) => subject === ASKED);
  return new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "").searchParams.get("token_hash") ?? "";
}

const verify = async (address: string) =>
  target.visitor().auth.verifyOtp({ type: "email_change", token_hash: await tokenFor(address) });

async function click(address: string): Promise<string> {
  const url = new URL("/auth/v1/verify", target.url);
  url.search = new URLSearchParams({ token: await tokenFor(address), type: "email_change" }).toString();
  return decodeURIComponent((await fetch(url, { redirect: "manual" })).headers.get("location") ?? "");
}

async function asking(): Promise<SignedIn & { next: string }> {
  const user = await target.signedIn();
  const next = aMailAddress();
  expect((await user.client.auth.updateUser({ email: next })).error).toBeNull();
  return { ...user, next };
}

const addressOf = async (id: string) => (await target.server.auth.admin.getUserById(id)).data.user?.email;

describe.runIf(isEmbedded)("a change of address (email-change.ts; lite.ts: double_confirm_changes)", () => {
  it("is mailed to both addresses, and made by both links in either order", async () => {
    for (const isNewFirst of [true, false]) {
      const { id, email, next } = await asking();
      expect([await subjects(email), await subjects(next)]).toEqual([[ASKED], [ASKED]]);
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
    const token = await tokenFor(email);
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

  it("is made once by both links at the same moment", async () => {
    const { id, email, next } = await asking();
    const answers = await Promise.all([verify(email), verify(next), verify(email), verify(next)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    expect(await addressOf(id)).toBe(next);
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
    expect((await verify(next)).error?.code).toBe("otp_expired");
    expect(await addressOf(id)).toBe(email);
  });

  it("can be asked for once a minute", async () => {
    const { client } = await asking();
    expect((await client.auth.updateUser({ email: aMailAddress() })).error?.code).toBe("over_email_send_rate_limit");
  });

  it("leaves the account to the new address: neither password nor session nor code of before opens it", async () => {
    const { client, id, email, next } = await asking();
    await target.visitor().auth.resetPasswordForEmail(email);
    const [recovery] = await mailsTo(target, email);
    await verify(next);
    const last = await verify(email);
    const { data: changed } = await target.server.auth.admin.getUserById(id);
    expect(changed.user?.email_confirmed_at).toBeUndefined();
    expect((await target.visitor().auth.signInWithPassword({ email: next, password: PASSWORD })).error).not.toBeNull();
    const old = new URL(/https?:\S+/.exec(recovery?.text ?? "")?.[0] ?? "").searchParams.get("token_hash") ?? "";
    expect((await target.visitor().auth.verifyOtp({ type: "recovery", token_hash: old })).error?.code).toBe(
      "otp_expired",
    );

    await target.visitor().auth.signInWithOtp({ email: next });
    const [link] = await mailsTo(target, next);
    const token_hash = new URL(/https?:\S+/.exec(link?.text ?? "")?.[0] ?? "").searchParams.get("token_hash") ?? "";
    const owner = target.visitor();
    expect((await owner.auth.verifyOtp({ type: "email", token_hash })).error).toBeNull();
    expect((await client.auth.getUser()).data.user).toBeNull();
    const ofOldLink = target.visitor();
    expect((await ofOldLink.auth.getUser(last.data.session?.access_token)).data.user).toBeNull();
    expect((await target.visitor().auth.signInWithPassword({ email: next, password: PASSWORD })).error).not.toBeNull();
    expect((await owner.auth.getUser()).data.user).toMatchObject({ id, email: next });
  });
});

describe.runIf(isEmbedded)("a new password ends a change of address that is pending", () => {
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

describe.runIf(isEmbedded)("a change to an address that somebody has (user-routes.ts)", () => {
  it("answers like one to a free address, until the end", async () => {
    const free = await asking();
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

  it("is for those who have signed in alone", async () => {
    const owner = await target.signedIn();
    const response = await fetch(`${target.url}/auth/v1/user`, {
      method: "PUT",
      headers: { apikey: target.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: owner.email }),
    });
    expect(response.status).toBe(401);
    expect(await mailsTo(target, owner.email)).toEqual([]);
  });
});

describe.runIf(isEmbedded)("a change to what is no address (user-routes.ts)", () => {
  it.each([["ana@example.com\0"], [["ana@example.com"]], [{}], [" ana@example.com"], [7], [`${"a".repeat(250)}@x.mx`]])(
    "refuses %j",
    async (email) => {
      const { client } = await target.signedIn();
      const { error } = await client.auth.updateUser({ email: email as string });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    },
  );
});
