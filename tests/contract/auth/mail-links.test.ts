import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkTo as linkOf, mailsTo as mailsOf, tokenOf } from "@/tests/support/backend-mails";
import { aMailAddress, openTarget, PASSWORD, type Target } from "@/tests/support/backend-target";
import { describeWith } from "@/tests/support/describe-with";

let target: Target;
let site: string;

beforeAll(async () => {
  target = await openTarget();
  site = target.siteUrl;
});
afterAll(() => target.close());

const mailsTo = (address: string) => mailsOf(target, address);
const linkTo = (address: string) => linkOf(target, address);

describe("sign-in by token_hash (verify-routes.ts)", () => {
  it("opens a session once, with the type email", async () => {
    const { email } = await target.signedIn();
    const made = await target.server.auth.admin.generateLink({ type: "magiclink", email });
    expect(made.error).toBeNull();
    const token_hash = made.data.properties?.hashed_token ?? "";
    const { data, error } = await target.visitor().auth.verifyOtp({ type: "email", token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await target.visitor().auth.verifyOtp({ type: "email", token_hash })).error?.code).toBe("otp_expired");
  });

  it("refuses an invented token", async () => {
    const { data, error } = await target.visitor().auth.verifyOtp({ type: "email", token_hash: "0".repeat(64) });
    expect(error?.code).toBe("otp_expired");
    expect(data.session).toBeNull();
  });

  it("recovers with the type recovery, and then takes a new password", async () => {
    const { email } = await target.signedIn();
    const made = await target.server.auth.admin.generateLink({ type: "recovery", email });
    const visitor = target.visitor();
    const token_hash = made.data.properties?.hashed_token ?? "";
    expect((await visitor.auth.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
    expect((await visitor.auth.updateUser({ password: "otra-clave-larga" })).error).toBeNull();
  });

  it("makes links for the secret key alone", async () => {
    const { client, email } = await target.signedIn();
    expect((await client.auth.admin.generateLink({ type: "magiclink", email })).error).not.toBeNull();
  });
});

describeWith(["mailbox"], "mails (mail-routes.ts)", () => {
  it("a magic link is in Spanish, points to /auth/confirm, and keeps where to go", async () => {
    const { email } = await target.signedIn();
    const options = { emailRedirectTo: `${site}/auth/callback?redirect=%2Fmi-negocio` };
    expect((await target.visitor().auth.signInWithOtp({ email, options })).error).toBeNull();
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Tu enlace para entrar · Iztapalapa Local");
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe(`${site}/auth/confirm`);
    expect(link.searchParams.get("type")).toBe("email");
    expect(link.searchParams.get("redirect_to")).toBe(options.emailRedirectTo);
    expect((await target.visitor().auth.verifyOtp({ type: "email", token_hash: tokenOf(link) })).error).toBeNull();
  });

  it("a link that was asked for with PKCE opens the session in another browser too", async () => {
    const { email } = await target.signedIn();
    const asker = createClient(target.url, target.publishableKey, {
      auth: { flowType: "pkce", persistSession: false, autoRefreshToken: false },
    });
    await asker.auth.signInWithOtp({ email });
    const token_hash = tokenOf(await linkTo(email));
    expect(token_hash).toMatch(/^pkce_/);
    const { data, error } = await target.visitor().auth.verifyOtp({ type: "email", token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await target.visitor().auth.verifyOtp({ type: "email", token_hash })).error?.code).toBe("otp_expired");
  });

  it("a redirect to another site is left out", async () => {
    const { email } = await target.signedIn();
    const options = { emailRedirectTo: "https://evil.example/auth/callback" };
    await target.visitor().auth.signInWithOtp({ email, options });
    expect((await linkTo(email)).searchParams.get("redirect_to") ?? site).toBe(site);
  });

  it("a new address is confirmed by the link, and not before", async () => {
    const email = aMailAddress();
    await target.visitor().auth.signInWithOtp({ email });
    const found = async () => {
      const { data } = await target.server.auth.admin.listUsers({ perPage: 1_000 });
      return data.users.find((user) => user.email === email);
    };
    expect((await found())?.email_confirmed_at).toBeFalsy();
    expect((await mailsTo(email))[0]?.subject).toBe("Confirma tu correo · Iztapalapa Local");
    await target.visitor().auth.verifyOtp({ type: "email", token_hash: tokenOf(await linkTo(email)) });
    expect((await found())?.email_confirmed_at).toBeTruthy();
  });

  it("a link for addresses with an account only makes none", async () => {
    const email = aMailAddress();
    await target.visitor().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(await mailsTo(email)).toEqual([]);
  });

  it("signing up with a known address changes nothing, and mails only to confirm", async () => {
    const { email, password } = await target.signedIn();
    expect((await target.visitor().auth.signUp({ email, password: "la-clave-de-otro" })).error).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
    expect((await target.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("sends a confirmation again, a minute later", async () => {
    const email = aMailAddress();
    await target.server.auth.admin.createUser({ email, password: PASSWORD });
    expect((await target.visitor().auth.resend({ type: "signup", email })).error).toBeNull();
    expect((await target.visitor().auth.resend({ type: "signup", email })).error?.code).toBe(
      "over_email_send_rate_limit",
    );
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("answers a recovery of an unknown address like a known one", async () => {
    const email = aMailAddress();
    expect((await target.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
  });

  it("refuses a short password and a bad address", async () => {
    const short = await target.visitor().auth.signUp({ email: aMailAddress(), password: "corta" });
    expect(short.error?.code).toBe("weak_password");
    const bad = await target.visitor().auth.signInWithOtp({ email: "no es correo" });
    expect(bad.error?.code).toBe("validation_failed");
  });
});

describeWith(["mailbox", "database"], "the life of a link", () => {
  it.each([
    ["confirmation", "signup", "email"],
    ["recovery", "recover", "recovery"],
  ] as const)("is ten minutes: %s (lite.ts: otp_expiry)", async (column, path, type) => {
    const sql = postgres(target.databaseUrl, { max: 1 });
    const linkAfter = async (age: string) => {
      const email = path === "signup" ? aMailAddress() : (await target.signedIn()).email;
      const { auth } = target.visitor();
      await (path === "signup" ? auth.signUp({ email, password: PASSWORD }) : auth.resetPasswordForEmail(email));
      await sql`update auth.users set ${sql(`${column}_sent_at`)} = now() - ${age}::interval where email = ${email}`;
      return target.visitor().auth.verifyOtp({ type, token_hash: tokenOf(await linkTo(email)) });
    };
    expect((await linkAfter("9 minutes")).error).toBeNull();
    expect((await linkAfter("11 minutes")).error?.code).toBe("otp_expired");
    await sql.end();
  });
});

describeWith(["mailbox"], "PKCE (verify-routes.ts)", () => {
  function pkceVisitor() {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const auth = {
      flowType: "pkce",
      persistSession: true,
      autoRefreshToken: false,
      storage,
      detectSessionInUrl: false,
    } as const;
    return createClient(target.url, target.publishableKey, { auth });
  }

  const click = (link: URL, redirectTo = `${site}/auth/callback`) => {
    const url = new URL("/auth/v1/verify", target.url);
    url.search = new URLSearchParams({ token: tokenOf(link), type: "magiclink", redirect_to: redirectTo }).toString();
    return fetch(url, { redirect: "manual" });
  };

  it("a click gives a code that only the one who asked can exchange", async () => {
    const { email } = await target.signedIn();
    const asker = pkceVisitor();
    await asker.auth.signInWithOtp({ email });
    const answer = await click(await linkTo(email));
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe(`${site}/auth/callback`);
    const code = back.searchParams.get("code") ?? "";

    const other = pkceVisitor();
    await other.auth.signInWithOtp({ email: aMailAddress() });
    expect((await other.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await asker.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it("a second click gives none", async () => {
    const { email } = await target.signedIn();
    await pkceVisitor().auth.signInWithOtp({ email });
    const link = await linkTo(email);
    await click(link);
    const back = new URL((await click(link)).headers.get("location") ?? "");
    expect(back.searchParams.get("error_code")).toBe("otp_expired");
    expect(back.searchParams.get("code")).toBeNull();
  });

  it("never sends the code to another site", async () => {
    const { email } = await target.signedIn();
    await pkceVisitor().auth.signInWithOtp({ email });
    const answer = await click(await linkTo(email), "https://evil.example/");
    expect(new URL(answer.headers.get("location") ?? "").origin).toBe(site);
  });

  it("the token_hash of such a mail opens a session on the server too", async () => {
    const { email } = await target.signedIn();
    await pkceVisitor().auth.signInWithOtp({ email });
    const token_hash = tokenOf(await linkTo(email));
    expect(token_hash).toMatch(/^pkce_/);
    expect((await target.visitor().auth.verifyOtp({ type: "email", token_hash })).error).toBeNull();
  });
});
