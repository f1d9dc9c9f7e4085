import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENV_NAMES, parseEnv } from "./env";

const HOSTED = {
  NEXT_PUBLIC_SUPABASE_URL: "https://project.supabase.example/",
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_hidden",
};

describe("parseEnv", () => {
  it("needs nothing and has documented defaults", () => {
    expect(parseEnv({})).toMatchObject({
      supabase: null,
      siteUrl: null,
      trustedProxies: [],
      moderation: "review-free",
      isMenuEnabled: true,
      isAdminLinkShown: true,
      support: { whatsapp: null, phone: null, email: null },
      legal: { name: null, address: null },
    });
  });

  it("takes an empty variable as absent", () => {
    expect(parseEnv({ SITE_URL: "", MODERATION: "", MENU_ENABLED: "", TRUSTED_PROXIES: "" })).toEqual(parseEnv({}));
  });

  it("reads a whole Supabase group and drops the final slash", () => {
    expect(parseEnv(HOSTED).supabase).toEqual({
      url: "https://project.supabase.example",
      publishableKey: "sb_publishable_x",
      secretKey: "sb_secret_hidden",
      browserUrl: "https://project.supabase.example",
    });
  });

  it("sends mails only when it knows by whom and from whom", () => {
    expect(parseEnv({ MAIL_FROM: "avisos@example.org" }).mail).toBeNull();
    const SMTP_URL = "smtps://user:hush@mail.example.org:465";
    expect(parseEnv({ SMTP_URL, MAIL_FROM: "avisos@example.org" }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: "avisos@example.org",
    });
    expect(() => parseEnv({ SMTP_URL })).toThrow("MAIL_FROM is missing");
  });

  it("lets browsers reach the project through the site's own address", () => {
    expect(parseEnv({ ...HOSTED, SUPABASE_BROWSER_URL: "/" }).supabase?.browserUrl).toBe("/");
  });

  it.each(Object.keys(HOSTED))("names the missing %s of an incomplete group", (name) => {
    expect(() => parseEnv({ ...HOSTED, [name]: "" })).toThrow(`${name} is missing: set all of`);
  });

  it("reads lists and switches", () => {
    const env = parseEnv({ TRUSTED_PROXIES: "10.0.0.0/8, ::1", MENU_ENABLED: "false", ADMIN_LINK: "off" });
    expect(env).toMatchObject({ trustedProxies: ["10.0.0.0/8", "::1"], isMenuEnabled: false, isAdminLinkShown: false });
  });

  it("takes payments only when it can tell whom they are for", () => {
    expect(parseEnv({}).payments).toBeNull();
    expect(() => parseEnv({ MERCADOPAGO_ACCESS_TOKEN: "APP_USR-x" })).toThrow("MERCADOPAGO_COLLECTOR_ID is missing");
    expect(parseEnv({ MERCADOPAGO_ACCESS_TOKEN: "APP_USR-x", MERCADOPAGO_COLLECTOR_ID: "42" }).payments).toEqual({
      accessToken: "APP_USR-x",
      collectorId: "42",
      webhookSecret: null,
      isLive: true,
      apiUrl: null,
    });
  });

  it("generates by a model only with a key, and not where it is switched off", () => {
    expect(parseEnv({}).ai).toMatchObject({ vendor: null, hasDrafts: false, dailyBudgetMxn: 100 });
    expect(parseEnv({ OPENAI_API_KEY: "sk-x", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }).ai.vendor).toEqual({
      apiKey: "sk-x",
      baseUrl: "http://127.0.0.1:9/v1",
      textModel: "gpt-5.4-mini",
      imageModel: "gpt-image-2.5-flare",
      moderationModel: "omni-moderation-latest",
      moderates: true,
    });
    expect(parseEnv({ OPENAI_API_KEY: "sk-x", AI_MODERATION: "false" }).ai.vendor?.moderates).toBe(false);
    expect(parseEnv({ OPENAI_API_KEY: "sk-x", AI_DRAFTS: "true", AI_ENABLED: "false" }).ai).toMatchObject({
      vendor: null,
      hasDrafts: false,
    });
  });

  it.each([
    ["MERCADOPAGO_WEBHOOK_SECRET", "short"],
    ["MERCADOPAGO_COLLECTOR_ID", "me"],
    ["MERCADOPAGO_API_URL", "provider"],
    ["SITE_URL", "localhost:3000"],
    ["ADMIN_URL", "https://administracion.example"],
    ["SITE_URL", "https://example.org/folder"],
    ["SITE_URL", "javascript:alert(1)"],
    ["NEXT_PUBLIC_SUPABASE_URL", "project"],
    ["MODERATION", "sometimes"],
    ["MENU_ENABLED", "perhaps"],
    ["ADMIN_EMAIL", "nobody"],
    ["SUPPORT_PHONE", "call me"],
    ["REVALIDATE_SECRET", "short"],
    ["CRON_SECRET", "short"],
    ["SIGNING_SECRETS", "2026-11:short"],
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "smtps://user:hush@mail.example.org"],
    ["MAIL_FROM", "Iztapalapa Local <avisos@example.org>"],
    ["OPENAI_BASE_URL", "models"],
    ["OPENAI_TEXT_MODEL", "a model"],
    ["AI_DAILY_BUDGET_MXN", "-5"],
    ["AI_DEADLINE_SECONDS", "0"],
    ["AI_ENABLED", "perhaps"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, proxy.example.org"],
    ["LEGAL_NAME", "**Tacos** SA"],
    ["LEGAL_ADDRESS", "[Calle 1](http://example.org)"],
  ])("refuses %s=%s and names the variable", (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it("reports every wrong variable at once, and no value of a secret", () => {
    const attempt = () =>
      parseEnv({ ...HOSTED, NEXT_PUBLIC_SUPABASE_URL: "x", REVALIDATE_SECRET: "hush", SITE_URL: "y" });
    expect(attempt).toThrow(/NEXT_PUBLIC_SUPABASE_URL[\s\S]*SITE_URL[\s\S]*REVALIDATE_SECRET/);
    expect(attempt).not.toThrow(/hush|hidden/);
  });

  it("takes an address of several lines as one", () => {
    expect(parseEnv({ LEGAL_ADDRESS: "Calle 1 *B*\n- Int 2" }).legal.address).toBe("Calle 1 *B* - Int 2");
  });

  it("reports what is missing beside what is wrong", () => {
    expect(() => parseEnv({ SUPPORT_PHONE: "1", SMTP_URL: "smtp://a" })).toThrow(
      /SUPPORT_PHONE[\s\S]*MAIL_FROM is missing/,
    );
  });
});

/** Set by bin/start for the site that it runs, or by a platform, and by nobody else. */
const INTERNAL = ["SUPABASE_BROWSER_URL", "DIAGNOSTICS_TOKEN", "PAGE_VERSION", "GATEWAY_URL", "AI_DRAFTS", "VERCEL"];

it(".env.example names every variable that somebody may set, and none that nothing reads", () => {
  const text = readFileSync(".env.example", "utf8");
  const named = [...text.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  const others = [
    ...["PORT", "HOST", "DATA_DIR", "AUTH_CALLBACK_URL", "SUPABASE_ACCESS_TOKEN"],
    ...["BACKUP_RECIPIENT", "BACKUP_COPY_COMMAND", "BACKUP_IDENTITY"],
  ];
  expect(named.sort()).toEqual([...ENV_NAMES.filter((name) => !INTERNAL.includes(name)), ...others].sort());
});
