import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/supabase/local/free-port";
import { ManagedProcess } from "./managed-process";
import { NEXT_BIN, nextDefaults } from "./next-command";
import { environmentOf } from "./process-environment";
import { ROOT } from "./root";

type Environment = Readonly<Record<string, string | undefined>>;

type NextOptions = {
  environment: Environment;
  settings: Environment;
  isDevelopment: boolean;
  onUp: (port: number) => void;
  onDown: () => void;
};

/** Garbage that V8 lets gather, in percent of use; a fixed limit would not fit both the largest form and a quiet night. */
const HEAP = "--heap-growing-percent=35";

const STOP_MS = 8_000;
const POLL_MS = 50;
/** The gateway keeps its connections for 60 s: Next must not be the one that closes them. */
const KEEP_ALIVE_MS = 75_000;

/** The site itself, `next start` or `next dev`, on a free port that only this machine reaches. */
export function createNextProcess(options: NextOptions): ManagedProcess<number> {
  const { environment, settings, isDevelopment, onUp, onDown } = options;
  let port = 0;
  return new ManagedProcess<number>({
    name: "next",
    stopMs: STOP_MS,
    onUp,
    onDown,
    async spawn() {
      port = await freePort();
      // `next dev` hands node's options on in NODE_OPTIONS, where this one is not allowed.
      const [heap, mode] = isDevelopment
        ? [[], ["dev"]]
        : [[HEAP], ["start", "--keepAliveTimeout", String(KEEP_ALIVE_MS)]];
      // By this name: in proxy.ts Next writes its own address so, and what is led to another name it asks for over the network.
      return spawn(process.execPath, [...heap, NEXT_BIN, ...mode, "-H", "localhost", "-p", String(port)], {
        cwd: ROOT,
        env: environmentOf("site", environment, {
          ...nextDefaults(environment),
          ...settings,
          NODE_ENV: isDevelopment ? "development" : "production",
        }),
        // In production everything worth reading is on standard error; the rest names a port that is nobody's business.
        stdio: ["ignore", isDevelopment ? 2 : "ignore", 2, "ipc"],
        detached: true,
      });
    },
    async whenReady(child) {
      await firstResponse(child, `http://127.0.0.1:${port}/api/health`);
      return port;
    },
  });
}

/** Resolves with the first response, whatever it says: Next then has loaded what every request needs. */
async function firstResponse(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const hasResponse = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (hasResponse) return;
    await sleep(POLL_MS);
  }
}
