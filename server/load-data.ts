import { importDenue, SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";
import { seedShowcase } from "@/supabase/seed/showcase/seed-showcase";
import { findTarget, secretClient } from "@/supabase/seed/target";
import { givenEnvironment } from "./environment";

/** Loads "showcase" or "denue". A process of its own: drawing takes 300 MB, which the supervisor would keep. */
const target = await findTarget(givenEnvironment());
const client = secretClient(target);
for (const part of process.argv.slice(2)) {
  if (part === "showcase") {
    process.stderr.write("Drawing and loading the forty invented businesses of the showcase.\n");
    await seedShowcase({ client, secretKey: target.secretKey, now: new Date() });
  } else if (part === "denue") {
    process.stderr.write("Loading 5,743 businesses of INEGI's DENUE.\n");
    for (const file of SHIPPED_FILES) await importDenue({ client, file });
  } else {
    throw new Error(`There is no data by the name of ${part}`);
  }
}
// The channel to the supervisor would keep this process waiting.
process.exit(0);
