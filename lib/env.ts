import { z } from "zod";
import { type Columns, columns } from "@/lib/database-rows/columns";
import { isAddressOrRange } from "@/lib/http/client-address";
import { parseSigningKeys, type SigningKeys } from "@/lib/http/signing-keys";
import { decodePercent } from "@/lib/text/percent";

/** A variable that is set to nothing counts as absent, so that a line of .env can be emptied instead of removed. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const optional = <Schema extends z.ZodType>(schema: Schema) => given(schema).transform((value) => value ?? null);

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  given(schema).transform((value) => value ?? fallback);

const flag = (fallback: boolean) => withDefault(z.stringbool({ error: "must be true or false" }), fallback);

const webAddress = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });
const siteOrigin = webAddress
  .transform((value) => new URL(value))
  .refine((url) => url.href === `${url.origin}/`, { error: "must be an origin: no path, no query, no user" })
  .transform((url) => url.origin);
const written = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });
const phone = written(/^\+?[\d ()-]{7,20}$/, "must be a phone number of 7 to 15 digits");
const megabytes = written(/^\d{1,7}$/, "must be a number of megabytes, such as 500").transform(Number);
const seconds = written(/^[1-9]\d{0,2}$/, "must be a number of seconds, such as 30").transform(Number);
const amount = written(/^\d{1,7}(\.\d{1,4})?$/, "must be an amount of pesos, such as 50 or 0.25").transform(Number);
const secret = z.string().min(16, { error: "must have at least 16 characters" });

const actionsKey = written(/^[\w+/]{43}=$/, "must be 32 bytes in base64: openssl rand -base64 32");

const keyList = z.string().transform((text, context) => {
  const keys = parseSigningKeys(text);
  if (!keys) context.addIssue("must be a list of id:secret, each secret of 32 characters or more and each id another");
  return keys;
});

const modelName = written(/^[\w./:-]{1,100}$/, "must be the name of a model");

const trustedProxies = withDefault(z.string(), "").transform((value, context) => {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  for (const entry of entries.filter((each) => !isAddressOrRange(each))) {
    context.addIssue({ code: "custom", message: `"${entry}" is neither an IP address nor a CIDR range` });
  }
  return entries;
});

/** name=value, by commas, as OpenTelemetry writes them. */
const headerList = written(
  /^[\w-]{1,100}=[^,\s]{1,2000}(?:,[\w-]{1,100}=[^,\s]{1,2000}){0,9}$/,
  "must be name=value, with commas between",
).transform(
  (text): Record<string, string> =>
    Object.fromEntries(
      text
        .split(",")
        .map((each) => [each.slice(0, each.indexOf("=")), decodePercent(each.slice(each.indexOf("=") + 1))]),
    ),
);

const email = z.email({ error: "must be an e-mail address" });

/** By name of the setting: its variable (`.env.example`), and what that must hold; absent ones are null, or have a default. */
/** Words that stand in a text of `lib/legal`, where these marks would begin something. */
const plainLine = (max: number) =>
  z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, " "))
    .pipe(
      z
        .string()
        .max(max)
        .regex(/^(?!.*(?:\*\*|`|\]\()).*$/, { error: "is plain words, without **, ` or ](" }),
    );

const GROUPS = {
  supabase: {
    url: ["NEXT_PUBLIC_SUPABASE_URL", optional(siteOrigin)],
    publishableKey: ["NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", optional(z.string())],
    secretKey: ["SUPABASE_SECRET_KEY", optional(z.string())],
    browserUrl: ["SUPABASE_BROWSER_URL", optional(z.union([siteOrigin, z.literal("/")]))],
  },
  site: {
    /** The origin that visitors type, without a final slash. */
    siteUrl: ["SITE_URL", optional(siteOrigin)],
    adminUrl: ["ADMIN_URL", optional(siteOrigin)],
    /** Null: the project's secret key stands in for them (`signingKeys`). */
    signingKeys: ["SIGNING_SECRETS", optional(keyList)],
    revalidateSecret: ["REVALIDATE_SECRET", optional(secret)],
    /** Null: that of the build's folder (server/build.ts). */
    actionsKey: ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", optional(actionsKey)],
    /** Bearer of /api/cron; null: those routes do nothing. */
    cronSecret: ["CRON_SECRET", optional(secret)],
    metricsToken: ["METRICS_TOKEN", optional(secret)],
    /** Set by `bin/start` only: opens the diagnostics pages of the embedded backend to others than this machine. */
    diagnosticsToken: ["DIAGNOSTICS_TOKEN", optional(secret)],
    /** Set by `bin/start` only: where the gateway listens for this machine; null: there is none. */
    gatewayUrl: ["GATEWAY_URL", optional(siteOrigin)],
    /** Addresses and CIDR ranges of proxies whose X-Forwarded-* headers are believed. */
    trustedProxies: ["TRUSTED_PROXIES", trustedProxies],
    /** Set by `bin/start` only: what pages are made by, which the nodes share; null: nothing of them is shared. */
    pageVersion: ["PAGE_VERSION", optional(z.string())],
    /** Null: this node is alone. */
    redisUrl: [
      "REDIS_URL",
      optional(z.url({ protocol: /^rediss?$/, error: "must be an address that starts with redis:// or rediss://" })),
    ],
    diskReserveMb: ["DISK_RESERVE_MB", withDefault(megabytes, 500)],
    /** Set by Vercel, which writes X-Forwarded-For itself and passes no client's on. */
    isOnVercel: ["VERCEL", flag(false)],
    adminEmail: ["ADMIN_EMAIL", optional(email.toLowerCase())],
    moderation: ["MODERATION", withDefault(z.enum(["review-free", "review-all", "none"]), "review-free")],
    mapStyleUrl: ["MAP_STYLE_URL", optional(webAddress)],
    isMenuEnabled: ["MENU_ENABLED", flag(true)],
    isAdminLinkShown: ["ADMIN_LINK", flag(true)],
    isInvoiceOffered: ["INVOICES", flag(false)],
  },
  tracing: {
    endpoint: ["OTEL_EXPORTER_OTLP_ENDPOINT", optional(webAddress)],
    headers: ["OTEL_EXPORTER_OTLP_HEADERS", optional(headerList)],
  },
  mail: {
    smtpUrl: [
      "SMTP_URL",
      optional(z.url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })),
    ],
    from: ["MAIL_FROM", optional(z.email({ error: "must be an e-mail address, without a name" }))],
  },
  support: {
    whatsapp: ["SUPPORT_WHATSAPP", optional(phone)],
    phone: ["SUPPORT_PHONE", optional(phone)],
    email: ["SUPPORT_EMAIL", optional(email)],
  },
  legal: {
    name: ["LEGAL_NAME", optional(plainLine(200))],
    address: ["LEGAL_ADDRESS", optional(plainLine(300))],
  },
  social: {
    facebook: ["SOCIAL_FACEBOOK", optional(webAddress)],
    instagram: ["SOCIAL_INSTAGRAM", optional(webAddress)],
    tiktok: ["SOCIAL_TIKTOK", optional(webAddress)],
  },
  payments: {
    accessToken: ["MERCADOPAGO_ACCESS_TOKEN", optional(z.string())],
    collectorId: ["MERCADOPAGO_COLLECTOR_ID", optional(written(/^\d{1,20}$/, "must be the seller's number"))],
    /** Null: no notification is believed, and payments are found by asking. */
    webhookSecret: [
      "MERCADOPAGO_WEBHOOK_SECRET",
      optional(z.string().min(8, { error: "must have at least 8 characters" })),
    ],
    /** True if payments are of real money; test credentials' payments count only without it. */
    isLive: ["MERCADOPAGO_LIVE", flag(true)],
    /** Null: the provider's own. */
    apiUrl: ["MERCADOPAGO_API_URL", optional(siteOrigin)],
  },
  vendor: {
    apiKey: ["OPENAI_API_KEY", optional(z.string().max(500))],
    /** Null: the vendor's own. */
    baseUrl: ["OPENAI_BASE_URL", optional(webAddress)],
    textModel: ["OPENAI_TEXT_MODEL", withDefault(modelName, "gpt-5.4-mini")],
    imageModel: ["OPENAI_IMAGE_MODEL", withDefault(modelName, "gpt-image-2.5-flare")],
    moderationModel: ["OPENAI_MODERATION_MODEL", withDefault(modelName, "omni-moderation-latest")],
    /** Else what owners send is looked at by rules alone. */
    moderates: ["AI_MODERATION", flag(true)],
  },
  ai: {
    isEnabled: ["AI_ENABLED", flag(true)],
    /** Set by `bin/start` only, for the embedded backend: without a vendor, texts and pictures are put together by rules. */
    hasDrafts: ["AI_DRAFTS", flag(false)],
    /** Null: each call waits as long as its kind takes. */
    maxSeconds: ["AI_DEADLINE_SECONDS", optional(seconds)],
    /** Most that all calls of a day may cost, in pesos. */
    dailyBudgetMxn: ["AI_DAILY_BUDGET_MXN", withDefault(amount, 100)],
  },
  /** Pesos for a million tokens and for a picture; above what the default models cost, so that no day ends beyond its budget. */
  pricesMxn: {
    input: ["AI_INPUT_PRICE_MXN", withDefault(amount, 20)],
    output: ["AI_OUTPUT_PRICE_MXN", withDefault(amount, 100)],
    picture: ["AI_PICTURE_PRICE_MXN", withDefault(amount, 4)],
  },
} as const;

/** Settings of a project: all, or none. */
const PROJECT = ["url", "publishableKey", "secretKey"] as const;
const PROJECT_NAMES = PROJECT.map((key) => GROUPS.supabase[key][0]).join(", ");

type Groups = typeof GROUPS;
type Values = { [Group in keyof Groups]: Columns<Groups[Group]> };

export const ENV_NAMES: readonly string[] = Object.values(GROUPS).flatMap((group) =>
  Object.values(group).map(([name]) => name),
);

const variables = z
  .object(Object.fromEntries(Object.entries(GROUPS).map(([group, shape]) => [group, columns(shape)])))
  .superRefine((values, context) => {
    const { site, supabase, mail, payments } = values as Values;
    const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    if (site.adminUrl && (!site.siteUrl || site.siteUrl === site.adminUrl))
      refuse("ADMIN_URL", "is another host than SITE_URL, which is needed, too");
    if (mail.smtpUrl && !mail.from) refuse("MAIL_FROM", "is missing: SMTP_URL is set");
    if (payments.accessToken && !payments.collectorId)
      refuse("MERCADOPAGO_COLLECTOR_ID", "is missing: without it no payment can be told from one to somebody else");
    const missing = PROJECT.filter((key) => !supabase[key]);
    if (missing.length === PROJECT.length) return;
    for (const key of missing) refuse(GROUPS.supabase[key][0], `is missing: set all of ${PROJECT_NAMES}, or none`);
  });

/** Some variables are wrong or incomplete. The message names each of them and never shows a value of a secret. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

type Complete<Group, Key extends keyof Group> = Group & { [Name in Key]: NonNullable<Group[Name]> };

/** The group, or null without one of these settings. */
const complete = <Group, Key extends keyof Group>(group: Group, keys: readonly Key[]): Complete<Group, Key> | null =>
  keys.every((key) => group[key]) ? (group as Complete<Group, Key>) : null;

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the settings (`.env.example`). @throws {EnvironmentError} naming every wrong variable at once. */
export function parseEnv(source: Source) {
  const result = variables.safeParse(Object.fromEntries(Object.keys(GROUPS).map((group) => [group, source])));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path.at(-1))} ${issue.message}`);
    throw new EnvironmentError(`The environment is not usable:\n${lines.join("\n")}`);
  }
  const { site, supabase, tracing, mail, payments, vendor, ai, pricesMxn, ...others } = result.data as Values;
  const { endpoint, headers } = tracing;
  const { isEnabled, hasDrafts } = ai;
  const project = complete(supabase, PROJECT);
  return {
    ...site,
    ...others,
    /** Null when no project is named: `next build`, and `bin/start` before it has started its own. */
    supabase: project && { ...project, browserUrl: project.browserUrl ?? project.url },
    tracing: endpoint === null ? null : { endpoint, headers: headers ?? {} },
    /** Null: product mails wait in the outbox. */
    mail: complete(mail, ["smtpUrl", "from"]),
    /** Null when nothing can be paid. */
    payments: complete(payments, ["accessToken", "collectorId"]),
    ai: {
      ...ai,
      pricesMxn,
      /** Null: nothing is generated by a model. */
      vendor: isEnabled ? complete(vendor, ["apiKey"]) : null,
      hasDrafts: isEnabled && hasDrafts,
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
  if (!supabase) throw new EnvironmentError(`No Supabase project is configured: set ${PROJECT_NAMES}.`);
  return supabase;
}

/** Keys that the site signs with, and believes. @throws {EnvironmentError} without both list and project. */
export const signingKeys = (): SigningKeys => env().signingKeys ?? [{ id: "", secret: requireSupabase().secretKey }];

/** Secret for what lives no longer than the list stays as it is: hashes that are counted by, and what is read within minutes. */
export const signingSecret = (): string => signingKeys()[0].secret;
