import { setTimeout as pause } from "node:timers/promises";

/** Pauses before tries of a batch: an idle connection may have been closed; a second try changes nothing. */
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
