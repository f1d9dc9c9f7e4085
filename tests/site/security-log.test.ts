import { randomInt } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SecurityEvent, SecurityLine } from "@/lib/security-log";
import { insertBusiness } from "@/tests/support/business-row";
import { eventually } from "@/tests/support/eventually";
import { openForm } from "@/tests/support/posted-form";
import { SHARED_SETTINGS, type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";

const ADMIN = SHARED_SETTINGS.ADMIN_EMAIL;
const OWNER = "duena@example.com";
const DOOMED = "quien.se.va@example.com";
const PASSWORD = "una-clave-de-prueba";
const WRONG = "no-es-mi-clave";
const TOKEN = "0123456789abcdef0123456789abcdef0123456789abcdef01234567";
const PHONE = "5512345678";
const LOGIN = "/login?modo=contrasena";

let instance: SharedInstance;
let sql: postgres.Sql;
const ids: Record<string, string> = {};
/** Everything that no line may hold. */
const secrets = new Set([ADMIN, OWNER, DOOMED, PASSWORD, WRONG, TOKEN, PHONE]);

const project = (key: string) =>
  createClient(instance.status.supabaseUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
  for (const email of [ADMIN, OWNER, DOOMED]) {
    const { auth } = project(instance.status.secretKey);
    const { data, error } = await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    if (error) throw error;
    ids[email] = data.user.id;
  }
  await enter(ADMIN);
  await insertBusiness(sql, { user_id: null, denue_id: "77", web: "https://adoquin-paisa.com.mx/", slug: "adoquin" });
});
afterAll(() => sql?.end());

/** Each request that has to be told from others comes from a network of its own. */
function aNetwork(): string {
  const network = `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
  secrets.add(network);
  return network;
}

type Headers = Record<string, string>;

const ask = (path: string, headers: Headers = {}, init: RequestInit = {}) =>
  fetch(instance.siteUrl + path, {
    redirect: "manual",
    ...init,
    headers: { accept: "text/html", "x-forwarded-for": aNetwork(), origin: instance.siteUrl, ...headers },
  });

const send = async (path: string, fields: Headers, cookie = "", marker = "") =>
  (await openForm(instance.siteUrl, path, { cookie, "x-forwarded-for": aNetwork() }, marker)).post(fields);

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");

async function enter(email: string): Promise<string> {
  const cookie = cookiesOf(await send(LOGIN, { email, password: PASSWORD }));
  secrets.add(/auth-token=([^;]+)/.exec(cookie)?.[1] ?? "");
  return cookie;
}

/** A session that was opened an hour ago. */
async function agedSession(email: string): Promise<string> {
  const cookie = await enter(email);
  await sql`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${ids[email] ?? ""}`;
  return cookie;
}

const askApi = (path: string, body: object, headers: Headers = {}) =>
  ask(
    path,
    { apikey: instance.status.publishableKey, "content-type": "application/json", ...headers },
    {
      method: "POST",
      body: JSON.stringify(body),
    },
  );

const jsonLines = async (): Promise<Record<string, unknown>[]> =>
  (await instance.output())
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

const securityLines = async () => (await jsonLines()).filter(({ msg }) => msg === "security");

type Wanted = Omit<Partial<SecurityLine>, "account"> & { event: SecurityEvent; of?: string };

/** From a network of its own. */
async function askTooOften(): Promise<void> {
  const network = { "x-forwarded-for": aNetwork() };
  for (let count = 0; count <= 60; count += 1) await ask("/api/telefono/adoquin", network, { method: "POST" });
}

/** By what is written of: how it comes to that. */
const EVENTS: readonly (readonly [what: string, act: () => Promise<unknown>, wanted: Wanted])[] = [
  [
    "a sign-in",
    () => send(LOGIN, { email: OWNER, password: PASSWORD }),
    { event: "sign-in", outcome: "accepted", reason: "password", of: OWNER },
  ],
  [
    "a wrong password",
    () => send(LOGIN, { email: OWNER, password: WRONG }),
    { event: "sign-in", outcome: "refused", reason: "password: invalid_credentials" },
  ],
  [
    "a wrong link",
    () => send(`/auth/confirm?type=email&token_hash=${TOKEN}`, {}),
    { event: "sign-in", outcome: "refused", reason: "link: otp_expired" },
  ],
  [
    "a program's sign-in",
    () => askApi("/auth/v1/token?grant_type=password", { email: OWNER, password: PASSWORD }),
    { event: "sign-in", outcome: "accepted", reason: null, of: OWNER },
  ],
  [
    "a program's wrong password",
    () => askApi("/auth/v1/token?grant_type=password", { email: OWNER, password: WRONG }),
    { event: "sign-in", outcome: "refused", reason: "invalid_credentials" },
  ],
  [
    "a program's wrong code",
    () => askApi("/auth/v1/verify", { type: "email", email: OWNER, token: "000000" }),
    { event: "sign-in", outcome: "refused", reason: "otp_expired" },
  ],
  [
    "a mailed link",
    () => send("/login", { email: OWNER }),
    { event: "sign-in-mail", outcome: "accepted", reason: null },
  ],
  [
    "a link that is asked for twice",
    async () => {
      for (let count = 0; count < 2; count += 1) await send("/login", { email: ADMIN });
    },
    { event: "sign-in-mail", outcome: "refused", reason: "over_email_send_rate_limit" },
  ],
  [
    "a session that is renewed with a token that is none",
    () => askApi("/auth/v1/token?grant_type=refresh_token", { refresh_token: TOKEN }),
    { event: "session-renewal", outcome: "refused" },
  ],
  [
    "a session that was ended elsewhere",
    async () => {
      const cookie = await enter(OWNER);
      await sql`delete from auth.sessions where user_id = ${ids[OWNER] ?? ""}`;
      await ask("/cuenta", { cookie });
    },
    { event: "session-renewal", outcome: "refused", reason: "ended" },
  ],
  [
    "a sign-out",
    async () => ask("/auth/salir", { cookie: await enter(OWNER) }, { method: "POST", body: new URLSearchParams() }),
    { event: "session-end", outcome: "accepted", reason: "this", of: OWNER },
  ],
  [
    "the end of another session",
    async () => {
      await enter(OWNER);
      await send("/cuenta", {}, await enter(OWNER), "Cerrar<span");
    },
    { event: "session-end", outcome: "accepted", reason: "one", of: OWNER },
  ],
  [
    "a form without proof",
    async () => send("/cuenta/eliminar", { confirmacion: "ELIMINAR" }, await agedSession(DOOMED)),
    { event: "proof", outcome: "refused", reason: "needed", of: DOOMED },
  ],
  [
    "a wrong proof",
    async () =>
      send("/cuenta/eliminar", { confirmacion: "ELIMINAR", "prueba-contrasena": WRONG }, await agedSession(DOOMED)),
    { event: "proof", outcome: "refused", reason: "password: invalid_credentials", of: DOOMED },
  ],
  [
    "a right proof",
    async () =>
      send(
        "/cuenta/contrasena",
        { password: PASSWORD, confirmation: PASSWORD, "prueba-contrasena": PASSWORD },
        await agedSession(OWNER),
      ),
    { event: "proof", outcome: "accepted", reason: "password", of: OWNER },
  ],
  [
    "a password that stays the same",
    async () => send("/cuenta/contrasena", { password: PASSWORD, confirmation: PASSWORD }, await enter(OWNER)),
    { event: "password-change", outcome: "refused", reason: "same_password" },
  ],
  [
    "a wrong link of a change of address",
    () => send(`/auth/confirm?type=email_change&token_hash=${TOKEN}`, {}),
    { event: "email-change", outcome: "refused", reason: "otp_expired" },
  ],
  [
    "an account's deletion",
    async () => send("/cuenta/eliminar", { confirmacion: "ELIMINAR" }, await enter(DOOMED)),
    { event: "account-deletion", outcome: "accepted", of: DOOMED },
  ],
  [
    "a wrong code of a claim",
    async () => {
      const cookie = await enter(OWNER);
      await send("/reclamar/adoquin", { buzon: "Ventas" }, cookie, "Enviarme el código");
      await send("/reclamar/adoquin", { codigo: "0000 0000" }, cookie, "Confirmar");
    },
    { event: "claim-code", outcome: "refused", reason: "wrong", of: OWNER },
  ],
  [
    "a form of the administration that somebody else sends",
    async () => {
      const path = "/admin/administradores";
      const form = await openForm(instance.siteUrl, path, { cookie: await enter(ADMIN) });
      const headers = { cookie: await enter(OWNER) };
      await ask(path, headers, { method: "POST", body: form.filled({ email: OWNER }) });
    },
    { event: "access", outcome: "refused", reason: "add-administrator", of: OWNER },
  ],
  [
    "a page of the administration that somebody else opens",
    async () => ask("/admin/bitacora", { cookie: await enter(OWNER) }),
    { event: "access", outcome: "refused", reason: "administration", of: OWNER },
  ],
  [
    "a job without its secret",
    () => ask("/api/cron/correos", { authorization: "Bearer otra-cosa" }, { method: "POST" }),
    { event: "request", outcome: "refused", reason: "401 /api" },
  ],
  [
    "what a page of another site sends",
    () => ask("/api/eventos", { origin: "https://evil.example" }, { method: "POST", body: OWNER }),
    { event: "origin", outcome: "refused", reason: "403 /api" },
  ],
  ["too many questions", askTooOften, { event: "limit", outcome: "refused", reason: "telephones" }],
  [
    "a file of the administration",
    async () =>
      ask(
        "/admin/exportar/negocios",
        { cookie: await enter(ADMIN) },
        {
          method: "POST",
          body: new URLSearchParams({ formato: "csv" }),
        },
      ),
    { event: "export", outcome: "accepted", reason: "negocios", of: ADMIN },
  ],
];

describe("the security log", () => {
  it.each(EVENTS)("tells of %s", async (_what, act, { of, ...fields }) => {
    const wanted = Object.entries({ ...fields, ...(of && { account: ids[of] }) });
    const before = new Set((await securityLines()).map(({ request }) => request));
    await act();
    const line = await eventually(async () => {
      const lines = (await securityLines()).filter(({ request }) => request !== null && !before.has(request));
      const found = lines.find((each) => wanted.every(([name, value]) => each[name] === value));
      if (!found) throw new Error(JSON.stringify(lines));
      return found;
    });
    expect(line).toEqual({
      ...{ event: fields.event, outcome: fields.outcome, reason: line.reason, account: line.account, msg: "security" },
      ...("process" in line && { process: "backend" }),
      level: fields.outcome === "refused" ? "warn" : "info",
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("provokes every kind of event", () => {
    const kinds: Record<SecurityEvent, true> = {
      access: true,
      "account-deletion": true,
      "claim-code": true,
      "email-change": true,
      export: true,
      limit: true,
      origin: true,
      "password-change": true,
      proof: true,
      request: true,
      "session-end": true,
      "session-renewal": true,
      "sign-in": true,
      "sign-in-mail": true,
    };
    expect([...new Set(EVENTS.map(([, , { event }]) => event))].sort()).toEqual(Object.keys(kinds).sort());
  });

  it("joins what the site says of a request with what the gateway does", async () => {
    const before = new Set((await securityLines()).map(({ request }) => request));
    await askTooOften();
    await eventually(async () => {
      const lines = (await securityLines()).filter(({ request }) => request !== null && !before.has(request));
      const limit = lines.find(({ event, reason }) => event === "limit" && reason === "telephones");
      const { request, network } = limit ?? {};
      expect(lines).toContainEqual(expect.objectContaining({ event: "request", reason: "429 /api", request, network }));
    });
  });

  it("has Next's own lines, in the same form", async () => {
    const foreign = { origin: "https://evil.example", "x-forwarded-for": aNetwork() };
    const form = await openForm(instance.siteUrl, LOGIN, foreign);
    // Before it began, a build may have written as it likes.
    const begun = (await instance.output()).length;
    await form.post({ email: OWNER, password: WRONG, telefono: PHONE });
    const ofNext = await eventually(async () => {
      const found = (await jsonLines()).find(({ err, msg }) => /origin/i.test(`${msg} ${JSON.stringify(err)}`));
      if (!found) throw new Error(await instance.output());
      return found;
    });
    expect(ofNext).toMatchObject({ level: "error" });
    expect((await instance.output()).slice(begun)).not.toMatch(/⨯(?!")/);
  });

  it("holds no address, password, token, telephone or network", async () => {
    const written = (await jsonLines()).map((line) => JSON.stringify(line)).join("\n");
    const found = [...secrets].filter((secret) => secret !== "" && written.includes(secret));
    expect(found).toEqual([]);
    expect(written).not.toMatch(/\beyJ/);
    // Networks, and the cookies of three accounts at the least, were looked for.
    expect(secrets.size).toBeGreaterThan(40);
  });
});
