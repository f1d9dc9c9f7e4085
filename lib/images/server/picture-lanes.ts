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
/** Those that are free, the one that was used last at the end: the other is started when it is needed. */
const processes = Array.from({ length: CONCURRENCY }, () => new PictureProcess());

/**
 * Has a process for pictures do something with what was sent, when it is its turn.
 * @param client who sends it, a user or a network: clients take turns.
 * @returns null when too many are waiting.
 */
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
