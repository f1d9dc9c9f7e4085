import { getPriority, setPriority } from "node:os";
import { requireSupabase } from "@/lib/env";
import { log } from "@/lib/log";
import { createServiceClient } from "@/lib/supabase/service-client";
import { runPass } from "./import-pass";

// A process of its own, started by import-process.ts and never bundled: one pass over one file.

const TIMEOUT_MS = 60_000;
const PRIORITY = 10;

const [importId = "", turn = ""] = process.argv.slice(2);

setPriority(Math.max(getPriority(), PRIORITY));
// The site has ended: so does this. The lease says so to whoever looks.
process.on("disconnect", () => process.exit(1));

const client = createServiceClient(requireSupabase(), TIMEOUT_MS);
try {
  await runPass({ client, importId, turn: Number(turn) });
  process.exit(0);
} catch (error) {
  log.error({ error, importId }, "an import was interrupted");
  process.exit(1);
}
