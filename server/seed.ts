import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { secretClient, type Target } from "@/supabase/seed/target";
import { DEFAULT_SEED, SEEDS, type Seed } from "./options";
import { ROOT } from "./root";

const DENUE_FILE = path.join(ROOT, "supabase/seed/data/denue_iztapalapa_full.csv.gz");

const marker = z.object({ seed: z.enum(SEEDS) });

const markerOf = (dataDir: string): string => path.join(dataDir, "seeded.json");

/** What the instance was given, or null for one that has got nothing yet (a seed that was interrupted counts so). */
async function readMarker(dataDir: string): Promise<Seed | null> {
  const text = await readFile(markerOf(dataDir), "utf8").catch(() => null);
  return text === null ? null : marker.parse(JSON.parse(text)).seed;
}

/**
 * The data that an instance still has to get, or null. What was asked for is given also later; without a wish a new
 * instance gets everything, and an existing one is left as it is.
 */
export function missingSeed(wished: Seed | null, given: Seed | null): Seed | null {
  if (given === null) return wished ?? DEFAULT_SEED;
  if (wished === null) return null;
  return SEEDS.indexOf(wished) > SEEDS.indexOf(given) ? wished : null;
}

type SeedOptions = {
  dataDir: string;
  wished: Seed | null;
  target: Target;
  /** Progress, a line at a time. */
  tell: (line: string) => void;
};

/**
 * Gives a new instance its first data, and returns what it has. The marker is written last and every step may be
 * repeated, so one that was killed half way is done again and doubles nothing.
 */
export async function seedOnce({ dataDir, wished, target, tell }: SeedOptions): Promise<Seed> {
  const given = await readMarker(dataDir);
  const missing = missingSeed(wished, given);
  if (missing === null) return given ?? "none";
  const client = secretClient(target);
  // The loaders, with all that they need, are for the first start only. An instance that has the showcase may have
  // changed it: it is not written again.
  if (missing !== "none" && given !== "showcase") {
    tell("Drawing and loading the twelve invented businesses of the showcase.");
    const { seedShowcase } = await import("@/supabase/seed/showcase/seed-showcase");
    await seedShowcase({ client, now: new Date() });
  }
  if (missing === "full") {
    tell("Loading 4,580 businesses of INEGI's DENUE.");
    const { importDenue } = await import("@/supabase/seed/denue/import-denue");
    await importDenue({ client, file: DENUE_FILE });
  }
  await writeFile(markerOf(dataDir), `${JSON.stringify({ seed: missing })}\n`);
  return missing;
}
