import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ENV_NAMES } from "@/lib/env";
import { bundle } from "../bundle";
import { givenEnvironment } from "../environment";
import { bundled, ROOT } from "../root";
import { StartError } from "../start-error";
import { type RunningInstance, readStatus } from "../status-file";

const POLL_MS = 100;
const OUTPUT_TAIL_CHARS = 2_000;

/** Starts an instance that asks nobody: without a setting it has no mail server, payment provider or model but its own. */
export async function startCopy(dataDir: string): Promise<{ status: RunningInstance; stop: () => Promise<void> }> {
  await bundle();
  const { PATH, HOME, TMPDIR } = givenEnvironment();
  const settings = Object.fromEntries([...ENV_NAMES, "HOST"].map((name) => [name, ""]));
  const child = spawn(
    process.execPath,
    ["--import", "./server/exit-with-parent.ts", bundled("start"), "--port", "0", "--idle"],
    {
      cwd: ROOT,
      env: { PATH, HOME, TMPDIR, NODE_ENV: "production", ...settings, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-OUTPUT_TAIL_CHARS);
    });
  for (;;) {
    const status = await readStatus(dataDir);
    if (status) return { status, stop: () => end(child) };
    if (hasEnded(child)) throw new StartError(`The restored instance did not start:\n${output}`);
    await sleep(POLL_MS);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, "exit");
  child.kill("SIGINT");
  await exited;
}
