import { z } from "zod";
import { isAddressOrRange } from "@/lib/http/client-address";
import { parseSigningKeys, type SigningKeys } from "@/lib/http/signing-keys";

/** A variable that is set to nothing counts as absent, so that a line of .env can be emptied instead of removed. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const flag = (fallback: boolean) =>
  optional(z.stringbool({ error: "must be true or false" })).transform((value) => value ?? fallback);

const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });
const siteOrigin = webAddress
  .transform((value) => new URL(value))
  .refine((url) => url.href === `${url.origin}/`, { error: "must be an origin: no path, no query, no user" })
  .transform((url) => url.origin);
const phone = z.string().regex(/^\+?[\d ()-]{7,20}$/, { error: "must be a phone number of 7 to 15 digits" });
const seconds = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: "must be a number of seconds, such as 30" })
  .transform(Number);
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/, { error: "must be an amount of pesos, such as 50 or 0.25" })
  .transform(Number);
const secret = z.string().min(16, { error: "must have at least 16 characters" });

const keyList = z.string().transform((text, context) => {
  const keys = parseSigningKeys(text);
  if (!keys) context.addIssue("must be a list of id:secret, each secret of 32 characters or more and each id another");
  return keys;
});

const modelName = z.string().regex(/^[\w./:-]{1,100}$/, { error: "must be the name of a model" });

const trustedProxies = optional(z.string()).transform((value, context) => {
  const entries = (value ?? "").split(/[\s,]+/).filter(Boolean);
  for (const entry of entries.filter((each) => !isAddressOrRange(each))) {
    context.addIssue({ code: "custom", message: `"${entry}" is neither an IP address nor a CIDR range` });
  }
  return entries;
});

const SUPABASE_GROUP = [
  "NEXT_PUBLIC_SUPABASE_URL",
  "NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
] as const;

const shape = {
  NEXT_PUBLIC_SUPABASE_URL: optional(siteOrigin),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
  SUPABASE_SECRET_KEY: optional(z.string()),
  SUPABASE_BROWSER_URL: optional(z.union([siteOrigin, z.literal("/")])),
  SITE_URL: optional(siteOrigin),
  ADMIN_URL: optional(siteOrigin),
  SIGNING_SECRETS: optional(keyList),
  REVALIDATE_SECRET: optional(secret),
  CRON_SECRET: optional(secret),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })),
  MAIL_FROM: optional(z.email({ error: "must be an e-mail address, without a name" })),
  DIAGNOSTICS_TOKEN: optional(secret),
  GATEWAY_URL: optional(siteOrigin),
  TRUSTED_PROXIES: trustedProxies,
  ADMIN_EMAIL: optional(z.email({ error: "must be an e-mail address" }).toLowerCase()),
  MODERATION: optional(z.enum(["review-free", "review-all", "none"])),
  MAP_STYLE_URL: optional(webAddress),
  MENU_ENABLED: flag(true),
  ADMIN_LINK: flag(true),
  SUPPORT_WHATSAPP: optional(phone),
  SUPPORT_PHONE: optional(phone),
  SUPPORT_EMAIL: optional(z.email({ error: "must be an e-mail address" })),
  LEGAL_NAME: optional(z.string().trim().max(200)),
  LEGAL_ADDRESS: optional(z.string().trim().max(300)),
  INVOICES: flag(false),
  SOCIAL_FACEBOOK: optional(webAddress),
  SOCIAL_INSTAGRAM: optional(webAddress),
  SOCIAL_TIKTOK: optional(webAddress),
  MERCADOPAGO_ACCESS_TOKEN: optional(z.string()),
  MERCADOPAGO_COLLECTOR_ID: optional(z.string().regex(/^\d{1,20}$/, { error: "must be the seller's number" })),
  MERCADOPAGO_WEBHOOK_SECRET: optional(z.string().min(8, { error: "must have at least 8 characters" })),
  MERCADOPAGO_LIVE: flag(true),
  MERCADOPAGO_API_URL: optional(siteOrigin),
  AI_ENABLED: flag(true),
  AI_DRAFTS: flag(false),
  AI_MODERATION: flag(true),
  AI_DAILY_BUDGET_MXN: optional(amount),
  AI_DEADLINE_SECONDS: optional(seconds),
  AI_INPUT_PRICE_MXN: optional(amount),
  AI_OUTPUT_PRICE_MXN: optional(amount),
  AI_PICTURE_PRICE_MXN: optional(amount),
  OPENAI_API_KEY: optional(z.string().max(500)),
  OPENAI_BASE_URL: optional(webAddress),
  OPENAI_TEXT_MODEL: optional(modelName),
  OPENAI_IMAGE_MODEL: optional(modelName),
  OPENAI_MODERATION_MODEL: optional(modelName),
};

export const ENV_NAMES: readonly string[] = Object.keys(shape);

const variables = z.object(shape).superRefine((values, context) => {
  if (values.ADMIN_URL && (!values.SITE_URL || values.SITE_URL === values.ADMIN_URL)) {
    context.addIssue({
      code: "custom",
      path: ["ADMIN_URL"],
      message: "is another host than SITE_URL, which is needed, too",
    });
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "is missing: SMTP_URL is set" });
  }
  if (values.MERCADOPAGO_ACCESS_TOKEN && !values.MERCADOPAGO_COLLECTOR_ID) {
    const message = "is missing: without it no payment can be told from one to somebody else";
    context.addIssue({ code: "custom", path: ["MERCADOPAGO_COLLECTOR_ID"], message });
  }
  const missing = SUPABASE_GROUP.filter((name) => !values[name]);
  if (missing.length === 0 || missing.length === SUPABASE_GROUP.length) return;
  for (const name of missing) {
    context.addIssue({
      code: "custom",
      path: [name],
      message: `is missing: set all of ${SUPABASE_GROUP.join(", ")}, or none`,
    });
  }
});

/** Some variables are wrong or incomplete. The message names each of them and never shows a value of a secret. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the settings (`.env.example`). @throws {EnvironmentError} naming every wrong variable at once. */
export function parseEnv(source: Source) {
  const result = variables.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new EnvironmentError(`The environment is not usable:\n${lines.join("\n")}`);
  }
  const values = result.data;
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey } = values;
  const secretKey = values.SUPABASE_SECRET_KEY;
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_COLLECTOR_ID: collectorId } = values;
  return {
    /** Null when no project is named: `next build`, and `bin/start` before it has started its own. */
    supabase:
      url && publishableKey && secretKey
        ? { url, publishableKey, secretKey, browserUrl: values.SUPABASE_BROWSER_URL ?? url }
        : null,
    /** The origin that visitors type, without a final slash. */
    siteUrl: values.SITE_URL ?? null,
    adminUrl: values.ADMIN_URL ?? null,
    /** Null: the project's secret key stands in for them (`signingKeys`). */
    signingKeys: values.SIGNING_SECRETS ?? null,
    revalidateSecret: values.REVALIDATE_SECRET ?? null,
    /** Bearer of /api/cron; null: those routes do nothing. */
    cronSecret: values.CRON_SECRET ?? null,
    /** Null: product mails wait in the outbox. */
    mail: values.SMTP_URL && values.MAIL_FROM ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM } : null,
    /** Set by `bin/start` only: opens the diagnostics pages of the embedded backend to others than this machine. */
    diagnosticsToken: values.DIAGNOSTICS_TOKEN ?? null,
    /** Set by `bin/start` only: where the gateway listens for this machine; null: there is none. */
    gatewayUrl: values.GATEWAY_URL ?? null,
    /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are believed. */
    trustedProxies: values.TRUSTED_PROXIES,
    adminEmail: values.ADMIN_EMAIL ?? null,
    moderation: values.MODERATION ?? "review-free",
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    isMenuEnabled: values.MENU_ENABLED,
    isAdminLinkShown: values.ADMIN_LINK,
    support: {
      whatsapp: values.SUPPORT_WHATSAPP ?? null,
      phone: values.SUPPORT_PHONE ?? null,
      email: values.SUPPORT_EMAIL ?? null,
    },
    legal: { name: values.LEGAL_NAME ?? null, address: values.LEGAL_ADDRESS ?? null },
    isInvoiceOffered: values.INVOICES,
    social: {
      facebook: values.SOCIAL_FACEBOOK ?? null,
      instagram: values.SOCIAL_INSTAGRAM ?? null,
      tiktok: values.SOCIAL_TIKTOK ?? null,
    },
    /** Mercado Pago; null when nothing can be paid. */
    payments:
      accessToken && collectorId
        ? {
            accessToken,
            collectorId,
            /** Null: no notification is believed, and payments are found by asking. */
            webhookSecret: values.MERCADOPAGO_WEBHOOK_SECRET ?? null,
            /** True if payments are of real money; test credentials' payments count only without it. */
            isLive: values.MERCADOPAGO_LIVE,
            /** Null: the provider's own. */
            apiUrl: values.MERCADOPAGO_API_URL ?? null,
          }
        : null,
    ai: {
      /** Null: nothing is generated by a model. */
      vendor:
        values.AI_ENABLED && values.OPENAI_API_KEY
          ? {
              apiKey: values.OPENAI_API_KEY,
              /** Null: the vendor's own. */
              baseUrl: values.OPENAI_BASE_URL ?? null,
              textModel: values.OPENAI_TEXT_MODEL ?? "gpt-5.4-mini",
              imageModel: values.OPENAI_IMAGE_MODEL ?? "gpt-image-2.5-flare",
              moderationModel: values.OPENAI_MODERATION_MODEL ?? "omni-moderation-latest",
              /** Else what owners send is looked at by rules alone. */
              moderates: values.AI_MODERATION,
            }
          : null,
      /** Set by `bin/start` only, for the embedded backend: without a vendor, texts and pictures are put together by rules. */
      hasDrafts: values.AI_ENABLED && values.AI_DRAFTS,
      /** Null: each call waits as long as its kind takes. */
      maxSeconds: values.AI_DEADLINE_SECONDS ?? null,
      /** Most that all calls of a day may cost, in pesos. */
      dailyBudgetMxn: values.AI_DAILY_BUDGET_MXN ?? 100,
      /** Pesos for a million tokens and for a picture; above what the default models cost, so that no day ends beyond its budget. */
      pricesMxn: {
        input: values.AI_INPUT_PRICE_MXN ?? 20,
        output: values.AI_OUTPUT_PRICE_MXN ?? 100,
        picture: values.AI_PICTURE_PRICE_MXN ?? 4,
      },
    },
  } as const;
}

export type Env = ReturnType<typeof parseEnv>;

let parsed: Env | undefined;

/** Returns the settings, parsed at the first call: `next build` needs none, and must not fix any. @throws {EnvironmentError} */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Returns the Supabase project. @throws {EnvironmentError} when none is configured. */
export function requireSupabase(): NonNullable<Env["supabase"]> {
  const { supabase } = env();
  if (!supabase) throw new EnvironmentError(`No Supabase project is configured: set ${SUPABASE_GROUP.join(", ")}.`);
  return supabase;
}

/** Keys that the site signs with, and believes. @throws {EnvironmentError} without both list and project. */
export const signingKeys = (): SigningKeys => env().signingKeys ?? [{ id: "", secret: requireSupabase().secretKey }];

/** Secret for what lives no longer than the list stays as it is: hashes that are counted by, and what is read within minutes. */
export const signingSecret = (): string => signingKeys()[0].secret;
