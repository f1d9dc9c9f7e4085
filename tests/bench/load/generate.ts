import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Job, LoadResult } from "./job";

/** Makes the load in a process of its own: what it costs is neither the server's nor the bench's. */
export async function generate(job: Job): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, "generator.ts"), [], {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the load generator ended with ${code}`);
  });
  child.send(job);
  const [result] = await Promise.race([once(child, "message"), failed]);
  failed.catch(() => undefined);
  return result as LoadResult;
}
