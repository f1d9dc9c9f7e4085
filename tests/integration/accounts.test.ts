import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instance, startInstance } from "@/tests/support/instance";

const EMAIL = "ana@example.com";
const PASSWORD = "una-clave-de-prueba";
const TOO_MANY = "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.";

let instance: Instance;

beforeAll(async () => {
  // Requests of the tests come through a proxy that is trusted, and so from wherever they say.
  instance = await startInstance({ environment: { TRUSTED_PROXIES: "127.0.0.1", ADMIN_EMAIL: EMAIL } });
  const { error } = await server().auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
  if (error) throw error;
});
afterAll(() => instance.stop());

const server = () =>
  createClient(instance.status.supabaseUrl, instance.status.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

type From = { address?: string; cookie?: string };

const ask = (path: string, { address = "203.0.113.1", cookie = "" }: From = {}, init: RequestInit = {}) =>
  fetch(instance.siteUrl + path, {
    redirect: "manual",
    ...init,
    headers: { accept: "text/html", "x-forwarded-for": address, cookie, ...init.headers },
  });

const decoded = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Sends the form of a page as a browser without JavaScript does. */
async function send(path: string, values: Readonly<Record<string, string>>, from: From = {}): Promise<Response> {
  const page = await (await ask(path, from)).text();
  const form = /<main.*?<form.*?<\/form>/s.exec(page)?.[0] ?? "";
  const body = new FormData();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) body.set(decoded(name), decoded(/value="([^"]*)"/.exec(input)?.[1] ?? ""));
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  return ask(path, from, { method: "POST", body, headers: { origin: instance.siteUrl } });
}

const enter = (password: string, from: From = {}) => send("/login?modo=contrasena", { email: EMAIL, password }, from);

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

describe("signing in", () => {
  it("makes the first administrator by ADMIN_EMAIL, who goes to the administration", async () => {
    const answer = await enter(PASSWORD);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/admin");
    const cookie = cookiesOf(answer);
    expect(cookie).toContain("cuenta=admin");
    expect(await (await ask("/admin", { cookie })).text()).toContain(`Entraste como ${EMAIL}.`);
  });

  it("counts tries for each visitor, not for the server that passes them on", async () => {
    const guesser = { address: "203.0.113.66" };
    let last = "";
    for (let n = 0; n < 16; n++) last = await (await enter(`no-${n}`, guesser)).text();
    expect(last).toContain(TOO_MANY);
    expect(await (await enter("otra", { address: "203.0.113.67" })).text()).toContain(
      "Correo o contraseña incorrectos.",
    );
    expect((await enter(PASSWORD, { address: "203.0.113.67" })).status).toBe(303);
  });

  it("remembers that a browser has asked for a link no longer than the link may work", async () => {
    const cookies = (
      await send("/login", { email: "otra@example.com" }, { address: "203.0.113.68" })
    ).headers.getSetCookie();
    const lives = cookies
      .filter((each) => each.includes("-code-verifier="))
      .map((each) => /Max-Age=(\d+)/.exec(each)?.[1]);
    expect(lives.length).toBeGreaterThan(0);
    expect(new Set(lives)).toEqual(new Set(["900"]));
  });

  it("ends by a form of this site alone", async () => {
    const cookie = cookiesOf(await enter(PASSWORD));
    const leave = (origin: string) => ask("/auth/salir", { cookie }, { method: "POST", headers: { origin } });
    expect((await leave("https://evil.example")).status).toBe(403);
    expect((await ask("/mi-negocio", { cookie })).status).toBe(200);
    const left = await leave(instance.siteUrl);
    expect(left.status).toBe(303);
    expect(left.headers.get("location")).toBe("/");
    expect(cookiesOf(left)).toMatch(/sb-sesion-auth-token(\.0)?=;.*cuenta=/);
    // Whoever has kept the cookie has nothing.
    expect((await ask("/mi-negocio", { cookie })).headers.get("location")).toBe("/login?redirect=%2Fmi-negocio");
  });

  it("is renewed before a page when its time is over, for requests at the same time too", async () => {
    const cookie = cookiesOf(await enter(PASSWORD));
    const [name = "", value = ""] =
      cookie
        .split("; ")
        .find((each) => each.startsWith("sb-sesion-auth-token="))
        ?.split("=") ?? [];
    const session = JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString());
    expect(session.user).toBeUndefined();
    const old = { ...session, expires_at: 1, expires_in: 0 };
    const stale = { cookie: `${name}=base64-${Buffer.from(JSON.stringify(old)).toString("base64url")}` };
    const answers = await Promise.all([ask("/mi-negocio", stale), ask("/cuenta", stale), ask("/mi-negocio", stale)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const renewed = { cookie: cookiesOf(answers[0] as Response) };
    expect(renewed.cookie).toContain("sb-sesion-auth-token=");
    expect((await ask("/mi-negocio", renewed)).status).toBe(200);
  });
});

describe("a change of address", () => {
  it("leaves the account to the new address alone, whoever had asked for it", async () => {
    const [stranger, reader] = ["extrana@example.com", "lectora@example.com"];
    await server().auth.admin.createUser({ email: stranger, password: PASSWORD, email_confirm: true });
    const asking = createClient(instance.status.supabaseUrl, instance.status.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await asking.auth.signInWithPassword({ email: stranger, password: PASSWORD });
    expect((await asking.auth.updateUser({ email: reader })).error).toBeNull();

    const here = { address: "127.0.0.1" };
    const mails = await ask(`/correo?to=${reader}`, here, { headers: { accept: "application/json" } });
    const [mail] = (await mails.json()) as { text: string }[];
    const link = new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const confirmed = await send(link.pathname + link.search, {});
    expect(confirmed.headers.get("location")).toBe("/cuenta/contrasena");
    expect(await (await ask("/cuenta", { cookie: cookiesOf(confirmed) })).text()).toContain(reader);

    expect((await asking.auth.getUser()).data.user).toBeNull();
    expect((await asking.auth.signInWithPassword({ email: reader, password: PASSWORD })).error).not.toBeNull();
  });
});

describe("diagnostics", () => {
  const token = () => /token=(\S+?)\)/.exec(instance.output())?.[1] ?? "";

  it("do not exist for another machine", async () => {
    for (const path of ["/correo", "/debug-user", "/test-pago", "/planes-test"]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    }
    expect((await ask("/correo?token=otra")).status).toBe(404);
    expect((await ask("/correo", {}, { headers: { accept: "application/json" } })).status).toBe(404);
  });

  it("open with the token that bin/start prints, which leaves the address at once", async () => {
    const answer = await ask(`/correo?to=${EMAIL}&token=${token()}`);
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get("location") ?? "", instance.siteUrl).search).toBe(
      `?to=${encodeURIComponent(EMAIL)}`,
    );
    const cookie = cookiesOf(answer);
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=strict/i);
    expect((await ask("/debug-user", { cookie })).status).toBe(200);
    const bearer = { accept: "application/json", authorization: `Bearer ${token()}` };
    expect(await (await ask(`/correo?to=${EMAIL}`, {}, { headers: bearer })).json()).toEqual([]);
  });

  it("open for whoever is at this machine, by one of its own names", async () => {
    expect((await ask("/debug-user", { address: "127.0.0.1" })).status).toBe(200);
    const renamed = { "x-forwarded-host": "evil.example" };
    expect((await ask("/debug-user", { address: "127.0.0.1" }, { headers: renamed })).status).toBe(404);
  });
});
