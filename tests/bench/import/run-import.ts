import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setInterval } from "node:timers/promises";
import { spawnWithUs } from "@/tests/support/ends-with-us";
import type { Instance } from "@/tests/support/instance";

const LOOK_EVERY_MS = 250;

/** The most memory that a process has held so far, in MB; 0 when it is gone. */
export function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export type ImportRun = { seconds: number; peakMegabytes: number; report: string };

/** `npm run import:denue` on a running instance. */
export async function runImport(file: string, { status }: Instance): Promise<ImportRun> {
  const startedAt = performance.now();
  const child = spawnWithUs(["supabase/seed/denue/main.ts", file], {
    ...process.env,
    NEXT_PUBLIC_SUPABASE_URL: status.supabaseUrl,
    SUPABASE_SECRET_KEY: status.secretKey,
  });
  const exited = once(child, "exit");
  const report = text(child.stdout);
  const ended = new AbortController();
  exited.finally(() => ended.abort());
  let peak = 0;
  try {
    for await (const _ of setInterval(LOOK_EVERY_MS, undefined, { signal: ended.signal }))
      peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  }
  const [code] = await exited;
  if (code !== 0) throw new Error("the import failed: see above");
  return { seconds: (performance.now() - startedAt) / 1000, peakMegabytes: peak, report: await report };
}
