import { z } from "zod";

const settingsSchema = z
  .object({
    DATA_DIR: z.string().startsWith("/", { error: "must be an absolute path" }),
    SITE_URL: z.url(),
    /** 0 takes any free port. */
    BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** Absent: nobody is told of changes (tests of the backend alone). */
    REVALIDATE_URL: z.url().optional(),
    /** Address of the site's job routes. Absent: none is called. */
    CRON_URL: z.url().optional(),
    /** false: jobs run when something waits, and not by the clock. */
    JOB_TIMERS: z.stringbool().default(true),
    /** Port of the mail server; 0 takes any free port. */
    SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** Absent: the site's own address. */
    PAYMENT_WEBHOOK_URL: z.url().optional(),
    /** With a real payment provider there is no simulated one. */
    HAS_PAYMENT_PROVIDER: z.stringbool().default(false),
    /** Forces a way to run PostgreSQL (tests); else the first that works. */
    PG_LAUNCH: z.enum(["direct", "namespace", "uid"]).optional(),
  })
  .transform((values) => ({
    dataDir: values.DATA_DIR,
    siteUrl: values.SITE_URL,
    port: values.BACKEND_PORT,
    revalidateUrl: values.REVALIDATE_URL ?? null,
    cronUrl: values.CRON_URL ?? null,
    hasTimers: values.JOB_TIMERS,
    smtpPort: values.SMTP_PORT,
    webhookUrl: values.PAYMENT_WEBHOOK_URL ?? `${values.SITE_URL}/api/mp/webhook`,
    hasPaymentProvider: values.HAS_PAYMENT_PROVIDER,
    launchWay: values.PG_LAUNCH,
  }));

export type Settings = z.infer<typeof settingsSchema>;

/** @throws naming every variable that is missing or wrong. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`the backend cannot start: ${problems.join("; ")}`);
}
