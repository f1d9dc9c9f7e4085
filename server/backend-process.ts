import { type ChildProcess, spawn } from "node:child_process";
import { z } from "zod";
import { bundled } from "./bundled";
import { ManagedProcess } from "./managed-process";
import { environmentOf } from "./process-environment";
import { ROOT } from "./root";

const readyMessage = z.object({
  type: z.literal("ready"),
  port: z.int(),
  databaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  smtpUrl: z.url(),
  /** Keys of the simulated payment provider, on the same port; null where there is none. */
  simulator: z.object({ accessToken: z.string(), webhookSecret: z.string(), collectorId: z.string() }).nullable(),
});

export type BackendReady = z.infer<typeof readyMessage>;

type BackendOptions = {
  environment: Readonly<Record<string, string | undefined>>;
  dataDir: string;
  siteUrl: string;
  revalidateUrl: string;
  cronUrl: string;
  hasTimers: boolean;
  webhookUrl: string;
  onUp: (ready: BackendReady) => void | Promise<void>;
  onDown: () => void;
};

/** WebSockets, requests under way, connections, then PostgreSQL's shutdown. */
const STOP_MS = 20_000;

export function createBackendProcess(options: BackendOptions): ManagedProcess<BackendReady> {
  const { environment, dataDir, siteUrl, revalidateUrl, cronUrl, hasTimers, webhookUrl, onUp, onDown } = options;
  // Next knows the backend by its ports, so a restarted one takes the same again.
  let port = 0;
  let smtpPort = 0;
  return new ManagedProcess<BackendReady>({
    name: "backend",
    stopMs: STOP_MS,
    onDown,
    onUp(ready) {
      port = ready.port;
      smtpPort = Number(new URL(ready.smtpUrl).port);
      return onUp(ready);
    },
    spawn: () =>
      spawn(process.execPath, [bundled("backend")], {
        cwd: ROOT,
        env: environmentOf("backend", environment, {
          DATA_DIR: dataDir,
          SITE_URL: siteUrl,
          BACKEND_PORT: String(port),
          REVALIDATE_URL: revalidateUrl,
          CRON_URL: cronUrl,
          JOB_TIMERS: String(hasTimers),
          SMTP_PORT: String(smtpPort),
          PAYMENT_WEBHOOK_URL: webhookUrl,
          // Only whether there is one matters to it.
          HAS_PAYMENT_PROVIDER: String(Boolean(environment.MERCADOPAGO_ACCESS_TOKEN)),
        }),
        stdio: ["ignore", 2, 2, "ipc"],
        // Out of the terminal's group: Ctrl-C is for the supervisor, which ends its children in order.
        detached: true,
      }),
    whenReady,
  });
}

function whenReady(child: ChildProcess): Promise<BackendReady> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      const parsed = readyMessage.safeParse(message);
      if (parsed.success) resolve(parsed.data);
    });
  });
}
