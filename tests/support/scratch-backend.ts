import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { SigningKeys } from "@/lib/http/signing-keys";
import { bundled } from "@/server/root";
import { type BackendReady, readySchema, type Settings } from "@/supabase/local/contract";
import { loadSecrets } from "@/supabase/local/secrets";
import { bundleOnce } from "@/tests/support/bundle-once";
import { aPreparedDataDir } from "@/tests/support/prepared-data";

export { startScratchDatabase } from "@/supabase/local/scratch-database";

export interface ScratchBackend extends Omit<BackendReady, "type" | "port"> {
  readonly url: string;
  readonly jwtSecret: string;
  readonly signingKeys: SigningKeys;
  readonly diagnosticsToken: string;
  readonly pid: number;
  /** Log of the process so far. */
  logs(): string;
  stop(): Promise<void>;
}

/** With `dataDir`, keeps an instance over several starts; else it has a temporary folder, removed by stop(). */
interface Options extends Partial<Settings> {
  /** A module that the process loads before its own. */
  readonly preload?: string;
  /** Runs the process as another user; for tests that run as root. */
  readonly uid?: number;
}

/** The real backend process (supabase/local/main.ts) with the project's migrations; about a second. */
export async function startScratchBackend({ preload, uid, ...options }: Options = {}): Promise<ScratchBackend> {
  await bundleOnce();
  const { dataDir = await aPreparedDataDir(), siteUrl = "http://localhost:3000" } = options;
  const settings: Settings = {
    ...{ dataDir, siteUrl, port: 0, smtpPort: 0, revalidateUrl: null, cronUrl: null, hasTimers: true },
    ...{ webhookUrl: `${siteUrl}/api/mp/webhook`, hasPaymentProvider: false, diskReserveMb: 0, tracing: null },
    ...options,
  };
  const child = fork(bundled("backend"), [], {
    execArgv: preload ? ["--import", preload] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    ...(uid !== undefined && { uid, gid: uid }),
    env: {
      ...process.env,
      LITE_AUTH_BCRYPT_COST: "4",
      BACKEND_SETTINGS: JSON.stringify(settings),
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
