import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { insertBusiness } from "@/tests/support/business-row";
import { cookiesOf } from "@/tests/support/cookies-of";
import { eventually } from "@/tests/support/eventually";
import { formIn, openForm } from "@/tests/support/posted-form";
import { SHARED_SETTINGS, type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";
import { typedAddressCookie } from "@/tests/support/typed-address";

const EMAIL = SHARED_SETTINGS.ADMIN_EMAIL;
const PASSWORD = "una-clave-de-prueba";
const TOO_MANY = "Demasiados intentos. Entra con un enlace por correo, o espera unos minutos.";
const GUESSABLE = "Esa contraseña es fácil de adivinar.";
const TOO_SOON = "Hace un momento ya se pidió un enlace para este correo.";

let instance: SharedInstance;

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  const { error } = await server().auth.admin.createUser({ email: EMAIL, password: PASSWORD, email_confirm: true });
  if (error) throw error;
});

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

describe("signing in", () => {
  it("makes the first administrator by ADMIN_EMAIL, who goes to the administration", async () => {
    const answer = await enter(PASSWORD);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/admin");
    const cookie = cookiesOf(answer);
    expect(cookie).toContain("cuenta=admin");
    expect(await (await ask("/admin", { cookie })).text()).toContain("Administración</h1>");
  });

  it.each([
    ["/login?modo=contrasena&redirect=", {}, "/admin"],
    ["/login?modo=contrasena&redirect=%2F", {}, "/admin"],
    ["/login?modo=contrasena", { redirect: "/", guardado: "/" }, "/admin"],
    ["/login?modo=contrasena&redirect=%2Fmi-negocio", {}, "/admin"],
    ["/login?modo=contrasena", { guardado: "/checkout?plan=pro" }, "/admin"],
    ["/login?modo=contrasena&redirect=%2Fadmin%2Fbitacora", {}, "/admin/bitacora"],
    ["/login?modo=contrasena&redirect=%2F%2Fevil.example", {}, "/admin"],
  ])("leads an administrator from %s with %j to %s", async (page, fields, path) => {
    const answer = await send(page, { email: EMAIL, password: PASSWORD, ...fields });
    expect(answer.headers.get("location")).toBe(path);
  });

  it("leads an administrator by a mail's link to the administration, too, and from the sign-in again", async () => {
    expect(await (await send("/login?redirect=%2Fmi-negocio", { email: EMAIL })).text()).toContain("Enlace enviado");
    const link = await linkTo(EMAIL);
    // Before anything is opened it says of whom, to whoever has been sent a stranger's link.
    const masked = `<strong>${EMAIL[0]}•••${EMAIL.slice(EMAIL.indexOf("@"))}</strong>`;
    expect(await (await ask(link)).text()).toContain(masked);
    const entered = await send(link, {});
    expect(await (await ask(link)).text()).not.toContain(masked);
    expect(entered.headers.get("location")).toBe("/admin");
    const again = await ask("/login?redirect=%2Fmi-negocio", { cookie: cookiesOf(entered) });
    expect(again.headers.get("location")).toBe("/admin");
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

  it("lets in the account's own browser while a stranger on the same network guesses", async () => {
    const here = { address: "203.0.113.69" };
    const first = await enter(PASSWORD, here);
    const own = first.headers.getSetCookie().find((each) => each.startsWith("conocido="));
    expect(own).toMatch(/HttpOnly/i);
    expect(own).toMatch(/SameSite=lax/i);
    for (let n = 0; n < 16; n++) await enter(`no-${n}`, here);
    expect(await (await enter(PASSWORD, here)).text()).toContain(TOO_MANY);
    const cookie = own?.split(";", 1)[0] ?? "";
    expect((await enter(PASSWORD, { ...here, cookie: `${cookie}x` })).status).toBe(200);
    expect((await enter(PASSWORD, { ...here, cookie })).status).toBe(303);
  });

  it.each(["/login", "/recuperar"])("sends a link a minute, and says so of any address alike: %s", async (path) => {
    const known = `${path.slice(1)}-conocida@example.com`;
    await server().auth.admin.createUser({ email: known, email_confirm: true });
    for (const email of [known, `${path.slice(1)}-desconocida@example.com`]) {
      const ask = async (address: string) => (await send(path, { email }, { address })).text();
      expect(await ask("203.0.113.70")).toContain("Enlace enviado");
      expect(await ask("203.0.113.71")).toContain(TOO_SOON);
    }
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
    expect(cookiesOf(left)).toMatch(/sb-sesion-auth-token(\.0)?=;.*cuenta=0/);
    // Every tab may still see that somebody left, whatever is asked for next.
    expect((await ask("/mi-negocio", { cookie: "cuenta=0" })).headers.getSetCookie().join()).not.toContain("cuenta=");
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

/** The mails to an address, newest first. */
async function mailsTo(address: string): Promise<{ text: string }[]> {
  const here = { address: "127.0.0.1" };
  return (await ask(`/correo?to=${address}`, here, { headers: { accept: "application/json" } })).json();
}

/** The page of the newest mail's link. */
async function linkTo(address: string): Promise<string> {
  const links = (await mailsTo(address)).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? "");
  const link = new URL(links.find((each) => each.includes("token_hash")) ?? "");
  return link.pathname + link.search;
}

describe("administrators", () => {
  const OTHER = "socia@example.com";
  const LIST = "/admin/administradores";
  const outcome = (answer: Response) => [answer.status, answer.headers.get("location")];
  const enterAs = async (email: string) =>
    cookiesOf(await send("/login?modo=contrasena", { email, password: PASSWORD }));

  it("make and remove each other by forms, each at once and with a mail, and one is left", async () => {
    const own = await enterAs(EMAIL);
    const add = async (email: string) => send(LIST, { email }, { cookie: own });
    for (const nobody of ["no es un correo", "nadie@example.com"]) {
      const refused = decoded(await (await add(nobody)).text());
      expect(refused).toMatch(/Escribe un correo válido|Ninguna cuenta confirmada tiene ese correo/);
      expect(refused).toContain(`value="${nobody}"`);
    }
    const { data } = await server().auth.admin.createUser({ email: OTHER, password: PASSWORD, email_confirm: true });
    const other = await enterAs(OTHER);
    expect((await ask(LIST, { cookie: other })).status).toBe(403);
    expect(outcome(await add(` ${OTHER.toUpperCase()} `))).toEqual([303, `${LIST}?aviso=administrador-agregado`]);
    const list = await (await ask(LIST, { cookie: other })).text();
    expect(list).toContain(`por ${EMAIL}`);
    await eventually(async () => expect((await mailsTo(OTHER))[0]?.text ?? "").toContain("Ya administras"));

    // The question names who goes; without it there is no form to send.
    const question = `${LIST}?quitar=${data.user?.id}`;
    expect(await (await ask(question, { cookie: own })).text()).toContain(`Quitar a ${OTHER}`);
    const removal = await openForm(instance.siteUrl, question, { cookie: own }, `Quitar a ${OTHER}`);
    const removed = [303, `${LIST}?aviso=administrador-quitado`];
    expect(outcome(await removal.post({}))).toEqual(removed);
    expect((await ask(LIST, { cookie: other })).status).toBe(403);
    expect(outcome(await removal.post({}))).toEqual(removed);
    expect((await ask(LIST, { cookie: own })).status).toBe(200);
    expect(await (await ask(LIST, { cookie: own })).text()).toContain("Eres el único");
    const deleted = await send("/cuenta/eliminar", { confirmacion: "ELIMINAR" }, { cookie: own });
    expect(await deleted.text()).toContain("Eres el único administrador.");
    expect((await ask(LIST, { cookie: own })).status).toBe(200);
  });

  it("stay removed at their next sign-in, whatever ADMIN_EMAIL says", async () => {
    const own = await enterAs(EMAIL);
    await send(LIST, { email: OTHER }, { cookie: own });
    const id = /administradores\?quitar=([\da-f-]+)[^>]*>Quitar<span[^>]*> a <!-- -->administra@/.exec(
      await (await ask(LIST, { cookie: own })).text(),
    )?.[1];
    expect(outcome(await send(`${LIST}?quitar=${id}`, {}, { cookie: own }))).toEqual([
      303,
      "/cuenta?aviso=administracion",
    ]);
    expect(await (await ask("/cuenta?aviso=administracion", { cookie: own })).text()).toContain(
      "Ya no eres administrador.",
    );
    const again = await enter(PASSWORD);
    expect(again.headers.get("location")).toBe("/mi-negocio");
    expect((await ask(LIST, { cookie: cookiesOf(again) })).status).toBe(403);
  });
});

describe("a change of address", () => {
  it("is made by both addresses, and leaves the account to the new one alone, whoever had asked for it", async () => {
    const [stranger, reader] = ["extrana@example.com", "lectora@example.com"];
    await server().auth.admin.createUser({ email: stranger, password: PASSWORD, email_confirm: true });
    const asking = createClient(instance.status.supabaseUrl, instance.status.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await asking.auth.signInWithPassword({ email: stranger, password: PASSWORD });
    expect((await asking.auth.updateUser({ email: reader })).error).toBeNull();

    const cookie = cookiesOf(await send("/login?modo=contrasena", { email: stranger, password: PASSWORD }));
    expect(decoded(await (await ask("/cuenta", { cookie })).text())).toContain("Cambio pendiente a");

    const page = await linkTo(reader);
    expect(await (await send(page, {})).text()).toContain("Falta el otro correo");
    expect((await asking.auth.getUser()).data.user?.email).toBe(stranger);
    const changed = await send(await linkTo(stranger), {}, { cookie });
    expect(changed.headers.get("location")).toBe("/login?aviso=correo");
    expect(await (await ask("/login?aviso=correo")).text()).toContain("Tu correo ya cambió");

    // The link of the old address came last, and opens nothing.
    expect(cookiesOf(changed)).not.toMatch(/sb-sesion-auth-token=[^;]/);
    expect((await ask("/mi-negocio", { cookie })).headers.get("location")).toBe("/login?redirect=%2Fmi-negocio");
    expect((await asking.auth.signInWithPassword({ email: reader, password: PASSWORD })).error).not.toBeNull();
    await send("/login", { email: reader });
    const entered = await send(await linkTo(reader), {});
    expect(await (await ask("/cuenta", { cookie: cookiesOf(entered) })).text()).toContain(reader);
    expect((await asking.auth.signInWithPassword({ email: reader, password: PASSWORD })).error).not.toBeNull();
  });

  it("that is pending ends with a new password, as its mail says", async () => {
    const email = "atenta@example.com";
    const made = await server().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const thief = createClient(instance.status.supabaseUrl, instance.status.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await thief.auth.signInWithPassword({ email, password: PASSWORD });
    await thief.auth.updateUser({ email: "ladrona@example.com" });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("cambia además tu contraseña");

    const own = cookiesOf(await send("/login?modo=contrasena", { email, password: PASSWORD }));
    const chosen = { password: "una-clave-nueva", confirmation: "una-clave-nueva" };
    const saved = await send("/cuenta/contrasena", chosen, { cookie: own });
    expect(saved.status).toBe(303);
    expect(await (await ask("/cuenta", { cookie: own })).text()).not.toContain("Cambio pendiente");
    expect((await thief.auth.getUser()).data.user).toBeNull();
    for (const address of [email, "ladrona@example.com"]) {
      expect(await (await send(await linkTo(address), {})).text()).toContain("El enlace ya se usó o venció.");
    }
    expect((await server().auth.admin.getUserById(made.data.user?.id ?? "")).data.user?.email).toBe(email);
  });
});

describe("a new account", () => {
  it("asks for a password once, where the mail's link leads", async () => {
    const email = "nueva@example.com";
    const first = await (await ask("/crear-cuenta?next=%2Fcuenta")).text();
    expect(first).not.toContain('type="password"');
    const empty = await (await send("/crear-cuenta", { email: "" })).text();
    expect(empty).toContain("Faltan campos por llenar");
    expect(empty).toMatch(
      /<input[^>]*name="email"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="email"/,
    );
    const sent = await (await send("/crear-cuenta?next=%2Fcuenta", { email, password: PASSWORD })).text();
    expect(sent).toContain("Revisa tu correo para confirmar");
    expect((await send("/login?modo=contrasena", { email, password: PASSWORD })).status).toBe(200);

    const entered = await send(await linkTo(email), {});
    const choose = entered.headers.get("location") ?? "";
    expect(choose).toBe("/cuenta/contrasena?next=%2Fcuenta");
    const cookie = cookiesOf(entered);
    const choosing = (password: string) => send(choose, { password, confirmation: password }, { cookie });
    expect(await (await choosing("nueva1234")).text()).toContain(GUESSABLE);
    expect((await choosing(PASSWORD)).headers.get("location")).toBe("/cuenta?aviso=contrasena");
    expect((await send("/login?modo=contrasena", { email, password: PASSWORD })).status).toBe(303);
  });

  it("of an address that has one changes nothing, and looks the same", async () => {
    const email = "conocida@example.com";
    await server().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    expect(await (await send("/crear-cuenta", { email })).text()).toContain("Revisa tu correo para confirmar");
    expect((await send("/login?modo=contrasena", { email, password: PASSWORD })).status).toBe(303);
  });
});

describe("an address with an e-mail in it", () => {
  it.each([
    ["/login?email=Ana%40example.com&redirect=%2Fcuenta", "/login?redirect=%2Fcuenta"],
    ["/crear-cuenta?email=ana%40example.com", "/crear-cuenta"],
    ["/recuperar?email=ana%40example.com", "/recuperar"],
    ["/registro?plan=pro&email=ana%40example.com", "/registro?plan=pro"],
    ["/checkout?plan=pro&email=ana%40example.com", "/checkout?plan=pro"],
  ])("%s leads to %s, which has it in its field", async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await (await ask(location, { cookie: cookiesOf(answer) })).text();
    expect(html).toMatch(/<input[^>]*value="ana@example\.com"/i);
    expect(html).not.toMatch(/(?:href|action|value)="[^"]*[?&](?:amp;)?email=/);
    expect(await (await ask(location)).text()).not.toMatch(/value="ana@example/i);
  });

  it.each(["x", "{}", '"a"', "[".repeat(900), JSON.stringify({ email: 1, confirmation: [] })])(
    "is none with the cookie %j",
    async (value) => {
      const answer = await ask("/login", { cookie: `direccion=${encodeURIComponent(value)}` });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<input[^>]*name="email"[^>]*>/);
    },
  );
});

describe("signing out for another account", () => {
  it.each([
    ["/login?redirect=%2Fmi-negocio", "/login?redirect=%2Fmi-negocio"],
    ["/login", "/login"],
    ["/loginx", "/"],
    ["https://example.com/login", "/"],
    ["//example.com/login", "/"],
    ["/mi-negocio", "/"],
    ["", "/"],
  ])("with %s ends at %s", async (siguiente, location) => {
    const cookie = cookiesOf(await enter(PASSWORD, { address: "203.0.113.77" }));
    const body = new URLSearchParams({ siguiente });
    const answer = await ask(
      "/auth/salir",
      { cookie },
      { method: "POST", body, headers: { origin: instance.siteUrl } },
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
  });

  it("is what somebody is asked to do who paid with another address", async () => {
    const session = cookiesOf(await enter(PASSWORD, { address: "203.0.113.77" }));
    const cookie = `${session}; ${typedAddressCookie("otro@example.com")}`;
    const html = await (await ask("/mi-negocio?plan=pro&paid=success", { cookie })).text();
    const [, next = ""] = /name="siguiente" value="([^"]*)"/.exec(html) ?? [];
    expect(decoded(next)).toBe("/login?redirect=%2Fmi-negocio");
    expect(html).not.toContain("Tu plan actual no tiene acceso a esta sección.");
  });
});

describe("the end of a link, with a session", () => {
  it("leads to what the address asks for, and leaves to the browser what only it knows", async () => {
    const cookie = cookiesOf(await enter(PASSWORD, { address: "203.0.113.77" }));
    const asked = await ask("/auth/callback?redirect=%2Fadmin%2Fcola", { cookie });
    expect(asked.headers.get("location")).toBe("/admin/cola");
    expect((await ask("/auth/callback", { cookie })).status).toBe(200);
  });
});

describe("a password that is changed", () => {
  it("is refused when it is guessed by the name of the own business, and stays what it was", async () => {
    const email = "chepina@example.com";
    const { data } = await server().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const sql = postgres(instance.status.databaseUrl, { max: 1 });
    const business = {
      user_id: data.user?.id,
      slug: "tlapaleria-josefa",
      nombre: "Tlapalería Josefa",
      plan_type: "free",
    };
    await insertBusiness(sql, business);
    await sql.end();
    const enters = (password: string) => send("/login?modo=contrasena", { email, password });
    const cookie = cookiesOf(await enters(PASSWORD));
    const change = (password: string) => send("/cuenta/contrasena", { password, confirmation: password }, { cookie });
    for (const guessed of ["12345678", "tlapaleriajosefa"]) {
      expect(await (await change(guessed)).text()).toContain(GUESSABLE);
      expect((await enters(guessed)).status).toBe(200);
    }
    expect((await change("tlapaleriahortensia mole")).status).toBe(303);
    expect((await enters("tlapaleriahortensia mole")).status).toBe(303);
  });

  it("is refused when it is too long, with what to do", async () => {
    const password = "ñ".repeat(40);
    const cookie = cookiesOf(await enter(PASSWORD));
    const answer = await send("/cuenta/contrasena", { password, confirmation: password }, { cookie });
    expect(decoded(await answer.text())).toContain("La contraseña es demasiado larga: usa hasta 72 letras y números.");
  });
});

describe("what matters most, of whoever signed in some time ago", () => {
  const NEEDED = "Confirma que eres tú y envía de nuevo.";
  const doomed = { confirmacion: "ELIMINAR" };
  const hasAccount = async (email: string) => {
    const { data } = await server().auth.admin.listUsers({ perPage: 1000 });
    return data.users.some((user) => user.email === email);
  };

  /** A session that was opened eleven minutes ago. */
  async function agedSession(email: string): Promise<string> {
    const made = await server().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    if (made.error && made.error.code !== "email_exists") throw made.error;
    const cookie = cookiesOf(await send("/login?modo=contrasena", { email, password: PASSWORD }));
    const sql = postgres(instance.status.databaseUrl, { max: 1 });
    await sql`
      update auth.sessions s set created_at = now() - interval '11 minutes'
      from auth.users u where u.id = s.user_id and u.email = ${email}`;
    await sql.end();
    return cookie;
  }

  it("waits for the password, and what was typed stays", async () => {
    const email = "lejana@example.com";
    const cookie = await agedSession(email);
    const asked = decoded(await (await send("/cuenta/eliminar", doomed, { cookie })).text());
    expect(asked).toContain(NEEDED);
    expect(asked).toContain('name="prueba-contrasena"');
    expect(asked).toContain('value="ELIMINAR"');

    const wrong = { ...doomed, "prueba-contrasena": "no-es-mi-clave" };
    const refused = await (await send("/cuenta/eliminar", wrong, { cookie })).text();
    expect(refused).toContain("Esa no es la contraseña de tu cuenta.");
    expect(refused).not.toContain("no-es-mi-clave");
    expect(await hasAccount(email)).toBe(true);

    const proved = await send("/cuenta/eliminar", { ...doomed, "prueba-contrasena": PASSWORD }, { cookie });
    expect(proved.headers.get("location")).toBe("/login?aviso=eliminada");
    expect(await hasAccount(email)).toBe(false);
  });

  it("waits for a mailed link of the account, and no other", async () => {
    const email = "sinclave@example.com";
    const cookie = await agedSession(email);
    const mailed = await (await send("/cuenta/eliminar", { ...doomed, "prueba-enlace": "on" }, { cookie })).text();
    expect(mailed).toContain("Te enviamos un enlace.");
    expect(await (await send("/cuenta/eliminar", doomed, { cookie })).text()).toContain(NEEDED);

    const entered = await send(await linkTo(email), {}, { cookie });
    expect(entered.headers.get("location")).toBe("/cuenta/eliminar");
    await send("/cuenta/eliminar", doomed, { cookie: cookiesOf(entered) });
    expect(await hasAccount(email)).toBe(false);
  });

  it("is a new password, which is asked for beside it, and signs in anew", async () => {
    const email = "cambiante@example.com";
    const cookie = await agedSession(email);
    const page = await (await ask("/cuenta/contrasena", { cookie })).text();
    expect(page).toContain(NEEDED);
    const chosen = { password: "una-clave-nueva", confirmation: "una-clave-nueva" };
    expect(await (await send("/cuenta/contrasena", chosen, { cookie })).text()).toContain(NEEDED);
    const proved = await send("/cuenta/contrasena", { ...chosen, "prueba-contrasena": PASSWORD }, { cookie });
    expect(proved.status).toBe(303);
    expect((await ask("/cuenta", { cookie: cookiesOf(proved) })).status).toBe(200);
    expect((await send("/login?modo=contrasena", { email, password: chosen.password })).status).toBe(303);
  });

  it("is asked of nobody who has signed in just now", async () => {
    const cookie = cookiesOf(await enter(PASSWORD));
    expect(await (await ask("/cuenta/contrasena", { cookie })).text()).not.toContain(NEEDED);
  });
});

describe("diagnostics", () => {
  it.each(["%00", "a%00b@example.com", "%ED%A0%80", `${"a".repeat(262)}@example.com`, "%F0", "'"])(
    "take any recipient for one: %s",
    async (to) => {
      const here = { address: "127.0.0.1" };
      expect((await ask(`/correo?to=${to}`, here)).status).toBe(200);
      const programs = await ask(`/correo?to=${to}`, here, { headers: { accept: "application/json" } });
      expect([programs.status, await programs.json()]).toEqual([200, []]);
    },
  );

  const token = async () => /token=(\S+?)\)/.exec(await instance.output())?.[1] ?? "";

  it("do not exist for another machine", async () => {
    for (const path of ["/correo", "/debug-user", "/diseno", "/test-pago", "/planes-test"]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    }
    expect((await ask("/correo?token=otra")).status).toBe(404);
    expect((await ask("/correo", {}, { headers: { accept: "application/json" } })).status).toBe(404);
  });

  it("open with the token that bin/start prints, which leaves the address at once", async () => {
    const answer = await ask(`/correo?to=${EMAIL}&token=${await token()}`);
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get("location") ?? "", instance.siteUrl).search).toBe(
      `?to=${encodeURIComponent(EMAIL)}`,
    );
    const cookie = cookiesOf(answer);
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=strict/i);
    expect((await ask("/debug-user", { cookie })).status).toBe(200);
    const bearer = { accept: "application/json", authorization: `Bearer ${await token()}` };
    expect(await (await ask("/correo?to=nadie@example.com", {}, { headers: bearer })).json()).toEqual([]);
  });

  it("open for whoever is at this machine, by one of its own names", async () => {
    expect((await ask("/debug-user", { address: "127.0.0.1" })).status).toBe(200);
    const renamed = { "x-forwarded-host": "evil.example" };
    expect((await ask("/debug-user", { address: "127.0.0.1" }, { headers: renamed })).status).toBe(404);
  });
});

describe("one's own sessions", () => {
  const ADDRESS = "sesiones@example.com";
  const signIn = async (from: From = {}) =>
    cookiesOf(
      await send(
        "/login?modo=contrasena",
        { email: ADDRESS, password: PASSWORD },
        { address: "203.0.113.91", ...from },
      ),
    );
  const isIn = async (cookie: string) => (await ask("/cuenta", { cookie })).status === 200;

  beforeAll(() => server().auth.admin.createUser({ email: ADDRESS, password: PASSWORD, email_confirm: true }));

  it("end when the same browser signs in again, and not by a wrong password", async () => {
    const first = await signIn();
    const path = "/login?modo=contrasena";
    const html = await (await ask(path)).text();
    const headers = { cookie: first, "x-forwarded-for": "203.0.113.92" };
    const form = formIn(html, { siteUrl: instance.siteUrl, path, headers, marker: 'name="password"', status: 200 });
    await form.post({ email: ADDRESS, password: "otra-no" });
    expect(await isIn(first)).toBe(true);
    const second = cookiesOf(await form.post({ email: ADDRESS, password: PASSWORD }));
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it("are listed by their devices and closed, one or all the others", async () => {
    const [own, second, third] = [await signIn(), await signIn(), await signIn()];
    const page = await (await ask("/cuenta", { cookie: own })).text();
    expect(page).toContain("Es este dispositivo.");
    const one = await openForm(instance.siteUrl, "/cuenta", { cookie: own }, "la sesión de");
    expect((await one.post({})).headers.get("location")).toBe("/cuenta?aviso=sesiones");
    expect([await isIn(own), await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(2);
    const others = await openForm(instance.siteUrl, "/cuenta", { cookie: own }, "Cerrar las demás");
    await others.post({});
    expect([await isIn(own), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
  });
});
