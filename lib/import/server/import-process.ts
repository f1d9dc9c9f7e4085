import "server-only";
import { fork } from "node:child_process";
import path from "node:path";
import { requireSupabase } from "@/lib/env";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";

const DEFAULTS = {
  /** Run from its source, in the folder that the site is started in, and never bundled: the bundler finds no path in an object. */
  entry: path.join(process.cwd(), "lib/import/server/import-worker.ts"),
};
const OPTIONS = ["--import", "tsx", "--conditions=react-server", "--max-old-space-size=512"];

/** Begins a pass in its own process, so that pages stay quick. One that dies is noticed here, or by its lease. */
export function startPass(importId: string, turn: number, settings: Partial<typeof DEFAULTS> = {}): void {
  const { entry } = { ...DEFAULTS, ...settings };
  const { url, publishableKey, secretKey } = requireSupabase();
  const child = fork(entry, [importId, String(turn)], {
    execArgv: OPTIONS,
    env: {
      NODE_ENV: "production",
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isOver = false;
  const fail = async (problem: string): Promise<void> => {
    if (isOver) return;
    isOver = true;
    // Changes nothing where the process has said so itself.
    const given = { import: importId, turn, outcome: "failed", report: null, has_errors: false, problem };
    const { error } = await adminClient().rpc("finish_import", given);
    if (error) log.error({ code: error.code, importId }, "an import that was interrupted is not noted");
  };
  child.once("error", (error) => {
    log.error({ error, importId }, "there is no process for an import");
    void fail("sin-proceso");
  });
  child.once("exit", (code) => {
    if (code !== 0) void fail("interrumpida");
  });
}
