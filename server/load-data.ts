import path from "node:path";
import { importDenue } from "@/supabase/seed/denue/import-denue";
import { seedShowcase } from "@/supabase/seed/showcase/seed-showcase";
import { findTarget, secretClient } from "@/supabase/seed/target";
import { readEnvironment } from "./environment";
import { ROOT } from "./root";

const DENUE_FILE = path.join(ROOT, "supabase/seed/data/denue_iztapalapa_full.csv.gz");

/**
 * Loads what is named on the command line ("showcase", "denue") into the instance that the environment names. A process
 * of its own (server/seed.ts starts it): drawing takes 300 MB, which the supervisor would keep for good.
 */
const target = await findTarget(readEnvironment());
const client = secretClient(target);
for (const part of process.argv.slice(2)) {
  if (part === "showcase") {
    process.stderr.write("Drawing and loading the forty invented businesses of the showcase.\n");
    await seedShowcase({ client, secretKey: target.secretKey, now: new Date() });
  } else if (part === "denue") {
    process.stderr.write("Loading 4,580 businesses of INEGI's DENUE.\n");
    await importDenue({ client, file: DENUE_FILE });
  } else {
    throw new Error(`There is no data by the name of ${part}`);
  }
}
// The channel to the supervisor would keep this process waiting.
process.exit(0);
