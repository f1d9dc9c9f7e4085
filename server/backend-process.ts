import { type ChildProcess, spawn } from "node:child_process";
import { type BackendReady, readySchema, type Settings } from "@/supabase/local/contract";
import { ManagedProcess } from "./managed-process";
import { environmentOf } from "./process-environment";
import { bundled, ROOT } from "./root";

type BackendOptions = {
  environment: Readonly<Record<string, string | undefined>>;
  settings: Omit<Settings, "port" | "smtpPort" | "launchWay">;
  onUp: (ready: BackendReady) => void | Promise<void>;
  onDown: () => void;
};

/** WebSockets, requests under way, connections, then PostgreSQL's shutdown. */
const STOP_MS = 20_000;

export function createBackendProcess(options: BackendOptions): ManagedProcess<BackendReady> {
  const { environment, settings, onUp, onDown } = options;
  // Next knows the backend by its ports, so a restarted one takes the same again.
  let ports = { port: 0, smtpPort: 0 };
  return new ManagedProcess<BackendReady>({
    name: "backend",
    stopMs: STOP_MS,
    onDown,
    onUp(ready) {
      ports = { port: ready.port, smtpPort: Number(new URL(ready.smtpUrl).port) };
      return onUp(ready);
    },
    spawn: () =>
      spawn(process.execPath, [bundled("backend")], {
        cwd: ROOT,
        env: environmentOf("backend", environment, { BACKEND_SETTINGS: JSON.stringify({ ...settings, ...ports }) }),
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
      const parsed = readySchema.safeParse(message);
      if (parsed.success) resolve(parsed.data);
    });
  });
}
