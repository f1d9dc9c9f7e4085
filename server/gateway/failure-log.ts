import type { Logger } from "pino";
import { log } from "@/lib/log";

const MINUTE_MS = 60_000;
/** A minute: what fails for everybody fills no disk. */
const MAX_LINES = 300;

export type Failure = { request: string; status: number; class: string };

/** Writes which requests failed, so that the code that somebody was told is found; beyond a number only how many `more`. */
export function createFailureLog(to: Logger): (failure: Failure) => void {
  let count = 0;
  const write = (line: Failure | { more: number }): void => to.warn(line, "a request failed");

  function endMinute(): void {
    if (count > MAX_LINES) write({ more: count - MAX_LINES });
    count = 0;
  }

  return (failure) => {
    if (count === 0) setTimeout(endMinute, MINUTE_MS).unref();
    count += 1;
    if (count <= MAX_LINES) write(failure);
  };
}

export const writeFailure = createFailureLog(log);
