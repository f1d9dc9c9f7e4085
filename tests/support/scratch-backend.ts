import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { z } from "zod";
import type { SigningKeys } from "@/lib/http/signing-keys";
import { bundled } from "@/server/bundled";
import type { LaunchWay } from "@/supabase/local/postgres/launch";
import { loadSecrets } from "@/supabase/local/secrets";
import { bundleOnce } from "@/tests/support/bundle-once";
import { aPreparedDataDir } from "@/tests/support/prepared-data";

export { startScratchDatabase } from "@/supabase/local/scratch-database";

const readySchema = z.object({
  type: z.literal("ready"),
  port: z.number(),
  databaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  smtpUrl: z.url(),
  simulator: z.object({ accessToken: z.string(), webhookSecret: z.string(), collectorId: z.string() }).nullable(),
});

export interface ScratchBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** With user and password. */
  readonly smtpUrl: string;
  /** Superuser. */
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly signingKeys: SigningKeys;
  readonly diagnosticsToken: string;
  readonly simulator: z.infer<typeof readySchema>["simulator"];
  readonly pid: number;
  /** Log of the process so far. */
  logs(): string;
  stop(): Promise<void>;
}

interface Options {
  /** Keeps an instance over several starts; else a temporary folder, removed by stop(). */
  readonly dataDir?: string;
  readonly siteUrl?: string;
  readonly revalidateUrl?: string;
  /** Address of the site's job routes. */
  readonly cronUrl?: string;
  /** Address for notifications of the simulated payment provider. */
  readonly webhookUrl?: string;
  readonly launchWay?: LaunchWay;
  /** A module that the process loads before its own. */
  readonly preload?: string;
  /** Runs the process as another user; for tests that run as root. */
  readonly uid?: number;
}

/** The real backend process (supabase/local/main.ts) with the project's migrations; about a second. */
export async function startScratchBackend(options: Options = {}): Promise<ScratchBackend> {
  const { siteUrl = "http://localhost:3000", revalidateUrl, cronUrl, webhookUrl, launchWay, preload, uid } = options;
  await bundleOnce();
  const dataDir = options.dataDir ?? (await aPreparedDataDir());
  const child = fork(bundled("backend"), [], {
    execArgv: preload ? ["--import", preload] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    ...(uid !== undefined && { uid, gid: uid }),
    env: {
      ...process.env,
      LITE_AUTH_BCRYPT_COST: "4",
      DATA_DIR: dataDir,
      SITE_URL: siteUrl,
      BACKEND_PORT: "0",
      ...(revalidateUrl && { REVALIDATE_URL: revalidateUrl }),
      ...(cronUrl && { CRON_URL: cronUrl }),
      ...(webhookUrl && { PAYMENT_WEBHOOK_URL: webhookUrl }),
      ...(launchWay && { PG_LAUNCH: launchWay }),
    },
  });
  let logs = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    logs += text;
  });
  const exited = once(child, "exit");
  const message = await Promise.race([once(child, "message"), exited.then(() => null)]);
  if (!message) throw new Error(`the backend did not start:\n${logs}`);
  const ready = readySchema.parse(message[0]);
  const { jwtSecret, signingKeys, diagnosticsToken } = await loadSecrets(dataDir);
  const { port, databaseUrl, publishableKey, secretKey, smtpUrl, simulator } = ready;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ databaseUrl, publishableKey, secretKey, smtpUrl, simulator, jwtSecret, signingKeys, diagnosticsToken },
    pid: child.pid ?? 0,
    logs: () => logs,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
