import { setTimeout as pause } from "node:timers/promises";

/**
 * Before each further try of a batch that got no answer. A connection that was idle while names were read may have been closed
 * by then; whatever became of the first try, the second changes nothing that is there.
 */
const PAUSES_MS = [0, 500, 2_000, 5_000];

type Answer = { error: unknown; status: number };

/** Asks until somebody answers, a few times; what was answered last. */
export async function repeatUnanswered<T extends Answer>(ask: () => PromiseLike<T>): Promise<T> {
  let answer = await ask();
  for (const ms of PAUSES_MS) {
    // No status: nobody has answered.
    if (!answer.error || answer.status !== 0) break;
    await pause(ms);
    answer = await ask();
  }
  return answer;
}
