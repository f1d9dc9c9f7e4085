import "server-only";
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
export const inTurn = <Name extends TaskName>(
  client: string,
  name: Name,
  args: TaskArguments<Name>,
  waiting: Waiting = {},
) =>
  queue.get(
    client,
    async () => {
      const process = processes.pop() ?? new PictureProcess();
      try {
        return await process.run(name, ...args);
      } finally {
        processes.push(process);
      }
    },
    waiting,
  );
