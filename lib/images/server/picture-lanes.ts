import "server-only";
import { siteMetrics } from "@/lib/metrics/server/site-metrics";
import { FairQueue, type Waiting } from "./fair-queue";
import { PictureProcess } from "./picture-process";
import type { TaskArguments, TaskName } from "./picture-worker";

const CONCURRENCY = 2;

// The response to a form has to come within a minute, with all its pictures.
const queue = new FairQueue({
  concurrency: CONCURRENCY,
  concurrencyPerClient: 1,
  longest: 24,
  longestPerClient: 6,
  maxWaitMs: 15_000,
});
/** Idle processes, the one that was used last at the end: the other is started when it is needed. */
const processes = Array.from({ length: CONCURRENCY }, () => new PictureProcess());

/** Runs a picture task in turn. @param client user or network that takes turns. @returns null for too many waiting. */
export async function inTurn<Name extends TaskName>(
  client: string,
  name: Name,
  args: TaskArguments<Name>,
  waiting: Waiting = {},
) {
  const { picturesAtWork, pictureSeconds, pictures } = siteMetrics();
  const work = async () => {
    const process = processes.pop() ?? new PictureProcess();
    picturesAtWork.dec({ state: "waiting" });
    picturesAtWork.inc({ state: "running" });
    const stop = pictureSeconds.startTimer();
    try {
      return await process.run(name, ...args);
    } finally {
      stop();
      picturesAtWork.dec({ state: "running" });
      picturesAtWork.inc({ state: "waiting" });
      processes.push(process);
    }
  };
  picturesAtWork.inc({ state: "waiting" });
  const result = await queue.get(client, work, waiting).finally(() => picturesAtWork.dec({ state: "waiting" }));
  pictures.inc({ outcome: outcomeOf(result) });
  return result;
}

type Outcome = { ok: boolean; code?: string } | null;

const outcomeOf = (result: Outcome): string => (result === null ? "refused" : (result.code ?? "done"));
