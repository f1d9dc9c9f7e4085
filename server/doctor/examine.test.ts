import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUSHED } from "./check-auth";
import { examine } from "./examine";
import { formatReport, hasProblem, type JsonResponse } from "./finding";

const SECRETS = {
  SUPABASE_SECRET_KEY: "sb_secret_escondida",
  CRON_SECRET: "cron-escondido-0123456789",
  SIGNING_SECRETS: "2026-11:firma-escondida-0123456789-0123456789",
  REVALIDATE_SECRET: "revalidate-escondido-0123",
  MERCADOPAGO_ACCESS_TOKEN: "APP_USR-escondido",
  MERCADOPAGO_WEBHOOK_SECRET: "webhook-escondido-0123456",
  SMTP_URL: "smtps://avisos:escondida@correo.example:465",
  OPENAI_API_KEY: "sk-escondida-0123456789",
  SUPABASE_ACCESS_TOKEN: "sbp_escondido",
};
/** Everything that a public site needs. */
const COMPLETE: Record<string, string> = {
  NEXT_PUBLIC_SUPABASE_URL: "https://project.example",
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SITE_URL: "https://sitio.example",
  AUTH_CALLBACK_URL: "https://sitio.example/auth/callback**",
  ADMIN_EMAIL: "admin@sitio.example",
  LEGAL_NAME: "Ana",
  LEGAL_ADDRESS: "Calle 1",
  SUPPORT_EMAIL: "hola@sitio.example",
  MERCADOPAGO_COLLECTOR_ID: "123",
  MAIL_FROM: "avisos@sitio.example",
  ...SECRETS,
};

const AUTH = {
  site_url: "https://sitio.example",
  uri_allow_list: "https://sitio.example/auth/callback**",
  security_sb_forwarded_for_enabled: true,
  jwt_exp: 3600,
  password_min_length: 8,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  mailer_secure_email_change_enabled: true,
  security_update_password_require_reauthentication: true,
  mailer_otp_exp: 600,
  mailer_otp_length: 10,
};
const SETTINGS = { disable_signup: false, mailer_autoconfirm: false, external: { email: true } };
const STATE = {
  migrations: ["1", "2"],
  public_buckets: ["business_assets", "gallery", "logos", "negocios", "portadas", "promociones"],
  published_tables: ["public.cambios"],
  has_change_webhook: true,
  administrators: 0,
  late_mails: 0,
  failed_mails: 0,
  withheld_mails: 0,
  late_changes: 0,
  payment_problems: 0,
  backups: null,
};
const MODELS = ["gpt-5.4-mini", "gpt-image-2.5-flare", "omni-moderation-latest", "otro"].map((id) => ({ id }));
function locked(transport: string, cookie: string): JsonResponse {
  const headers = new Headers({ "strict-transport-security": transport, "set-cookie": cookie });
  return { status: 303, body: null, headers };
}
const RESPONSES: Record<string, JsonResponse | null> = {
  "https://project.example/auth/v1/settings": { status: 200, body: SETTINGS },
  "https://project.example/auth/v1/admin/users?page=1&per_page=1": { status: 200, body: { users: [] } },
  "https://api.supabase.com/v1/projects/project/config/auth": { status: 200, body: AUTH },
  "https://project.example/rest/v1/rpc/deployment_state": { status: 200, body: STATE },
  "https://api.mercadopago.com/users/me": { status: 200, body: { id: 123, tags: ["normal"] } },
  "https://api.openai.com/v1/models": { status: 200, body: { data: MODELS } },
  "https://sitio.example/api/health": { status: 200, body: { status: "ok" } },
  "https://sitio.example/api/cron/correos": { status: 401, body: null },
  "https://sitio.example/login?email=": locked("max-age=31536000", "__Host-direccion=x; Path=/; Secure; HttpOnly"),
};

async function reportOf(change: {
  environment?: Record<string, string>;
  responses?: Record<string, JsonResponse | null>;
  mail?: string | null;
}) {
  const responses = { ...RESPONSES, ...change.responses };
  const sections = await examine(
    { ...COMPLETE, ...change.environment },
    {
      now: new Date("2026-11-28T20:00:00Z"),
      instance: null,
      migrations: ["1", "2"],
      ask: async ({ url }) => responses[url] ?? null,
      tryMail: async () => change.mail ?? null,
    },
  );
  return { text: formatReport(sections), isWanting: hasProblem(sections) };
}

const state = (fields: Partial<Record<keyof typeof STATE, unknown>>) => ({
  "https://project.example/rest/v1/rpc/deployment_state": { status: 200, body: { ...STATE, ...fields } },
});
const signIn = (fields: Partial<Record<keyof typeof SETTINGS, unknown>>) => ({
  "https://project.example/auth/v1/settings": { status: 200, body: { ...SETTINGS, ...fields } },
});
const auth = (body: unknown, status = 200) => ({
  "https://api.supabase.com/v1/projects/project/config/auth": { status, body },
});
const account = (body: unknown, status = 200) => ({ "https://api.mercadopago.com/users/me": { status, body } });
const models = (body: unknown, status = 200) => ({ "https://api.openai.com/v1/models": { status, body } });
const jwt = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.x`;

describe("npm run doctor", () => {
  it.each([
    [{}, "✗ No hay ningún respaldo"],
    [{ respaldo: { at: "2026-11-28T11:00:00Z", bien: true } }, "✓ Último respaldo: hace 9 horas."],
    [{ respaldo: { at: "2026-11-27T11:00:00Z", bien: true } }, "✗ Último respaldo: "],
    [{ simulacro: { at: "2026-11-28T11:00:00Z", bien: true } }, "✓ Último simulacro de restauración: hace 9 horas."],
    [{ simulacro: { at: "2026-11-28T11:00:00Z", bien: false } }, "hace 9 horas, y falló"],
    [{ simulacro: { at: "2026-03-28T11:00:00Z", bien: true } }, "Ya toca otro"],
    [null, "Database → Backups"],
  ])("tells how old the last backup and drill are: %j", async (backups, sentence) => {
    const { text } = await reportOf({
      responses: {
        "https://project.example/rest/v1/rpc/deployment_state": { status: 200, body: { ...STATE, backups } },
      },
    });
    expect(text).toContain(sentence);
  });

  it("finds nothing wanting where nothing is, and says what to look at by hand", async () => {
    const { text, isWanting } = await reportOf({});
    expect(text).not.toContain("✗");
    expect(isWanting).toBe(false);
    for (const hint of ["supabase/templates", "/api/mp/webhook", "DMARC", "/api/cron/diario"]) {
      expect(text).toContain(hint);
    }
  });

  it.each([
    ["SITE_URL", "", "Falta SITE_URL"],
    ["SITE_URL", "http://sitio.example", "no empieza con https"],
    ["AUTH_CALLBACK_URL", "https://sitio.example/auth/callback", "AUTH_CALLBACK_URL dice otra cosa"],
    ["CRON_SECRET", "", "Falta CRON_SECRET"],
    ["CRON_SECRET", "corto", "CRON_SECRET must have at least 16"],
    ["REVALIDATE_SECRET", "", "Falta REVALIDATE_SECRET"],
    ["SIGNING_SECRETS", "", "Falta SIGNING_SECRETS"],
    ["SIGNING_SECRETS", "corto", "SIGNING_SECRETS must be a list of id:secret"],
    ["REDIS_URL", "redis://127.0.0.1:1", "Falta NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"],
    ["LEGAL_NAME", "", "Falta LEGAL_NAME"],
    ["SUPPORT_EMAIL", "", "Falta SUPPORT_EMAIL"],
    ["ADMIN_EMAIL", "", "Falta ADMIN_EMAIL"],
    ["DIAGNOSTICS_TOKEN", "0123456789abcdef", "Quita DIAGNOSTICS_TOKEN"],
    ["NEXT_PUBLIC_SUPABASE_URL", "", "NEXT_PUBLIC_SUPABASE_URL is missing"],
    ["NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_secret_x", "están cambiadas"],
    ["NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", jwt("service_role"), "están cambiadas"],
    ["SUPABASE_SECRET_KEY", jwt("anon"), "están cambiadas"],
    ["MERCADOPAGO_ACCESS_TOKEN", "", "Falta MERCADOPAGO_ACCESS_TOKEN"],
    ["MERCADOPAGO_ACCESS_TOKEN", "TEST-1", "El token es de prueba"],
    ["MERCADOPAGO_COLLECTOR_ID", "124", "no es la cuenta del token"],
    ["MERCADOPAGO_LIVE", "false", "El token cobra de verdad"],
    ["MERCADOPAGO_WEBHOOK_SECRET", "", "Falta MERCADOPAGO_WEBHOOK_SECRET"],
    ["MERCADOPAGO_WEBHOOK_SECRET", "12345678", "es muy corto"],
    ["SMTP_URL", "", "ninguno sale"],
    ["AI_DAILY_BUDGET_MXN", "0", "nada que cueste se hace"],
    ["AI_DAILY_BUDGET_MXN", "19", "con menos de 20 ninguno puede hacer una imagen"],
    ["AI_DAILY_BUDGET_MXN", "mucho", "AI_DAILY_BUDGET_MXN must be an amount"],
    ["AI_DRAFTS", "true", "Quita AI_DRAFTS"],
    ["OPENAI_BASE_URL", "https://modelos.example/v1", "OPENAI_BASE_URL: el servidor de los modelos no responde"],
    ["OPENAI_BASE_URL", "http://modelos.example/v1", "OPENAI_BASE_URL no es https"],
    ["OPENAI_TEXT_MODEL", "gpt-9", "OPENAI_TEXT_MODEL: el servidor no conoce «gpt-9»"],
    ["MAIL_FROM", "", "MAIL_FROM is missing"],
  ])("tells of %s=%s", async (name, value, expected) => {
    const { text, isWanting } = await reportOf({ environment: { [name]: value } });
    expect(text).toContain(expected);
    expect(isWanting).toBe(true);
  });

  it.each([
    [
      "a key that the vendor does not take",
      models({}, 401),
      "OPENAI_API_KEY: el servidor no la acepta (respuesta 401)",
    ],
    ["a vendor without the model", models({ data: [] }), "OPENAI_IMAGE_MODEL: el servidor no conoce"],
    ["a project that is not there", { "https://project.example/auth/v1/settings": null }, "no responde"],
    [
      "a key of another project",
      { "https://project.example/auth/v1/settings": { status: 401, body: {} } },
      "no es de este proyecto",
    ],
    ["mails that nobody confirms", signIn({ mailer_autoconfirm: true }), "Confirm email"],
    ["no sign-in by mail", signIn({ external: { email: false } }), "activa «Email»"],
    ["no new accounts", signIn({ disable_signup: true }), "Allow new users"],
    ["a token that opens no project", auth({}, 401), "SUPABASE_ACCESS_TOKEN no abre la configuración"],
    [
      "visitors who share the limit of links",
      auth({ ...AUTH, security_sb_forwarded_for_enabled: false }),
      "Auth no cree en Sb-Forwarded-For",
    ],
    ["a push without its variables", auth({ ...AUTH, site_url: "env(SITE_URL)" }), "Site URL https://sitio.example;"],
    ["a code that is guessable", auth({ ...AUTH, mailer_otp_length: 6 }), "config.toml: otp_length = 10."],
    [
      "no migrations",
      { "https://project.example/rest/v1/rpc/deployment_state": { status: 404, body: {} } },
      "faltan migraciones",
    ],
    ["one migration too few", state({ migrations: ["1"] }), "Migraciones sin aplicar: 1, desde 2"],
    ["a bucket that is missing", state({ public_buckets: ["logos"] }), "business_assets, gallery, negocios"],
    [
      "papers that everybody may read",
      state({
        public_buckets: ["business_assets", "comprobantes", "gallery", "logos", "negocios", "portadas", "promociones"],
      }),
      "«comprobantes» no debe ser público",
    ],
    [
      "files to import that everybody may read",
      state({ public_buckets: ["importaciones"] }),
      "«importaciones» no debe ser público",
    ],
    ["an empty publication", state({ published_tables: [] }), "agrega la tabla cambios"],
    [
      "a publication of too much",
      state({ published_tables: ["public.cambios", "public.negocios"] }),
      "quita public.negocios",
    ],
    ["no webhook", state({ has_change_webhook: false }), "cambios_pendientes hacia"],
    ["mails that do not leave", state({ late_mails: 3 }), "3 correos esperan"],
    ["changes that nobody hears of", state({ late_changes: 2 }), "2 cambios esperan"],
    ["a token that is refused", account({}, 401), "lo rechaza (respuesta 401)"],
    ["a test account that is to be live", account({ id: 123, tags: ["test_user"] }), "El token es de prueba"],
    ["a provider that says something else", account("<html>"), "respondió otra cosa"],
    [
      "a site without its cron secret",
      { "https://sitio.example/api/cron/correos": { status: 503, body: {} } },
      "no tiene CRON_SECRET",
    ],
    [
      "a site that browsers are not told to ask by https",
      { "https://sitio.example/login?email=": { status: 303, body: null, headers: new Headers() } },
      "Falta Strict-Transport-Security",
    ],
    [
      "a site whose cookies any host of its domain may set",
      { "https://sitio.example/login?email=": locked("max-age=1", "direccion=x; Path=/; Secure") },
      "no llevan __Host-",
    ],
    ["a site that is not well", { "https://sitio.example/api/health": { status: 503, body: {} } }, "responde 503"],
  ])("tells of %s", async (_case, responses, expected) => {
    const { text, isWanting } = await reportOf({ responses });
    expect(text).toContain(expected);
    expect(isWanting).toBe(true);
  });

  it("leaves to people what may be right", async () => {
    const responses = {
      ...state({ failed_mails: 1, withheld_mails: 7, payment_problems: 1, migrations: null }),
      "https://sitio.example/api/health": null,
    };
    const { text, isWanting } = await reportOf({ responses, environment: { MODERATION: "none" } });
    expect(isWanting).toBe(false);
    for (const hint of [
      "historial",
      "se dieron por perdidos",
      "7 correos no se escribieron",
      "no cubren un mes",
      "no responde",
      "sin revisión",
    ]) {
      expect(text).toContain(hint);
    }
  });

  it.each([
    ["no key at all", { environment: { OPENAI_API_KEY: "" } }, "Sin OPENAI_API_KEY"],
    [
      "no token for Supabase's settings",
      { environment: { SUPABASE_ACCESS_TOKEN: "" } },
      "Auth debe creer en Sb-Forwarded-For",
    ],
    [
      "no variables for a push",
      { environment: { AUTH_CALLBACK_URL: "" } },
      "AUTH_CALLBACK_URL=https://sitio.example/auth/callback**",
    ],
    ["models switched off", { environment: { AI_ENABLED: "false" } }, "Sin OPENAI_API_KEY"],
    ["a vendor that lists no models", { responses: models({}, 404) }, "no dice qué modelos tiene (respuesta 404)"],
  ])("says, and is content with, %s", async (_, change, expected) => {
    const { text, isWanting } = await reportOf(change);
    expect([text.includes(expected), isWanting]).toEqual([true, false]);
  });

  it.each([
    ["EAUTH", "no acepta el usuario o la contraseña"],
    ["ECONNECTION", "ECONNECTION"],
  ])("tells of a mail server that answers %s", async (mail, expected) => {
    expect((await reportOf({ mail })).text).toContain(expected);
  });

  it.each([
    {},
    { environment: { SITE_URL: "mal", SMTP_URL: "smtp://u:escondida@" } },
    { responses: { ...account({}, 401), ...models({}, 401), ...auth({}, 401) }, mail: "EAUTH" },
  ])("prints no secret: %j", async (change) => {
    const { text } = await reportOf(change);
    expect(text).not.toMatch(/escondid[oa]/);
  });

  it("compares Auth with lines that are in config.toml", () => {
    const lines = readFileSync("supabase/config.toml", "utf8").split("\n");
    expect(lines).toEqual(expect.arrayContaining(Object.values(PUSHED)));
  });
});
