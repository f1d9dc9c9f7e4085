import { log } from "@/lib/log";

export type Steps = Readonly<Record<string, () => Promise<number>>>;

export type Outcome = { counts: Readonly<Record<string, number>>; failed: readonly string[] };

/** Runs steps one after the other; one that fails is logged and does not keep the next from its work. */
export async function runSteps(steps: Steps): Promise<Outcome> {
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  for (const [name, run] of Object.entries(steps)) {
    try {
      counts[name] = await run();
    } catch (error) {
      failed.push(name);
      log.error({ step: name, err: error }, "a job's step failed");
    }
  }
  return { counts, failed };
}
