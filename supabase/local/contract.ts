import { z } from "zod";

const port = z.int().min(0).max(65_535);

/** Settings that the supervisor gives to the backend, as JSON in BACKEND_SETTINGS. */
export const settingsSchema = z.object({
  dataDir: z.string().startsWith("/", { error: "must be an absolute path" }),
  siteUrl: z.url(),
  /** 0 takes any free port. */
  port: port.default(0),
  smtpPort: port.default(0),
  /** Null: nobody is told of changes (tests of the backend alone). */
  revalidateUrl: z.url().nullable(),
  /** Address of the site's job routes, without a final slash. Null: none is called. */
  cronUrl: z.url().nullable(),
  /** False: jobs run when something waits, and not by the clock. */
  hasTimers: z.boolean(),
  webhookUrl: z.url(),
  /** With a real payment provider there is no simulated one. */
  hasPaymentProvider: z.boolean(),
  /** Free space of the disk below which nothing is stored. */
  diskReserveMb: z.int().min(0),
  /** Receiver of traces; null: there is none. */
  tracing: z.object({ endpoint: z.url(), headers: z.record(z.string(), z.string()) }).nullable(),
  /** Forces a way to run PostgreSQL (tests); else the first that works. */
  launchWay: z.enum(["direct", "namespace", "uid"]).optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Message of the backend to the supervisor, once it serves. */
export const readySchema = z.object({
  type: z.literal("ready"),
  port: z.int(),
  /** Superuser. */
  databaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  /** With user and password. */
  smtpUrl: z.url(),
  /** Keys of the simulated payment provider, on the same port; null where there is none. */
  simulator: z.object({ accessToken: z.string(), webhookSecret: z.string(), collectorId: z.string() }).nullable(),
});

export type BackendReady = z.infer<typeof readySchema>;
export type SimulatorKeys = NonNullable<BackendReady["simulator"]>;
