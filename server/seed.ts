import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Target } from "@/supabase/seed/target";
import { DEFAULT_SEED, SEEDS, type Seed } from "./options";
import { environmentOf } from "./process-environment";
import { bundled, ROOT } from "./root";
import { StartError } from "./start-error";

const marker = z.object({ seed: z.enum(SEEDS) });

const markerOf = (dataDir: string): string => path.join(dataDir, "seeded.json");

/** Data that the instance has, or null for one that has got nothing yet (a seed that was interrupted counts so). */
async function readMarker(dataDir: string): Promise<Seed | null> {
  const text = await readFile(markerOf(dataDir), "utf8").catch(() => null);
  return text === null ? null : marker.parse(JSON.parse(text)).seed;
}

/** Data that an instance still has to get, or null: a wish is given later too; without one new instances get everything, others nothing. */
export function missingSeed(wished: Seed | null, given: Seed | null): Seed | null {
  if (given === null) return wished ?? DEFAULT_SEED;
  if (wished === null) return null;
  return SEEDS.indexOf(wished) > SEEDS.indexOf(given) ? wished : null;
}

type SeedOptions = {
  dataDir: string;
  wished: Seed | null;
  target: Target;
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
};

/** Seeds a new instance; the marker comes last and steps repeat, so a killed one doubles nothing. @throws {StartError} when it fails. */
export async function seedOnce(options: SeedOptions): Promise<Seed> {
  const { dataDir, wished } = options;
  const given = await readMarker(dataDir);
  const missing = missingSeed(wished, given);
  if (missing === null) return given ?? "none";
  // An instance that has the showcase may have changed it: it is not written again.
  const showcase = missing !== "none" && given !== "showcase" ? ["showcase"] : [];
  const parts = missing === "full" ? [...showcase, "denue"] : showcase;
  if (parts.length > 0) await load(parts, options);
  await writeFile(markerOf(dataDir), `${JSON.stringify({ seed: missing })}\n`);
  return missing;
}

async function load(parts: readonly string[], { target, environment, signal }: SeedOptions): Promise<void> {
  const child = spawn(process.execPath, ["--import", "./server/exit-with-parent.ts", bundled("load-data"), ...parts], {
    cwd: ROOT,
    env: environmentOf("load-data", environment, {
      NEXT_PUBLIC_SUPABASE_URL: target.supabaseUrl,
      SUPABASE_SECRET_KEY: target.secretKey,
    }),
    stdio: ["ignore", 2, 2, "ipc"],
    detached: true,
    signal,
    killSignal: "SIGKILL",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new StartError("The first data could not be loaded: see above. The next start tries again.");
}
