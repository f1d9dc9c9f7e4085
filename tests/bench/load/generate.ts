import { once } from "node:events";
import path from "node:path";
import { forkWithUs } from "@/tests/support/ends-with-us";
import type { Job, LoadResult } from "./job";

/** Makes the load in a process of its own: what it costs is neither the server's nor the bench's. */
export async function generate(job: Job): Promise<LoadResult> {
  const child = forkWithUs(path.join(import.meta.dirname, "generator.ts"), { serialization: "advanced" });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the load generator ended with ${code}`);
  });
  child.send(job);
  const [result] = await Promise.race([once(child, "message"), failed]);
  // Nor is it counted among what runs afterwards.
  await failed.catch(() => undefined);
  return result as LoadResult;
}
