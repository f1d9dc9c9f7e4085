import { errorFields, log } from "@/supabase/local/log";
import { Bell } from "./bell";

const AFTER_ERROR_MS = 5_000;

export type Stop = () => Promise<void>;

/** Repeats a job. @param run returns the milliseconds until the next run. @param bell begins it earlier. @returns stops it, at once. */
export function repeat(job: string, run: (signal: AbortSignal) => Promise<number>, bell = new Bell()): Stop {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const waitMs = await run(stopping.signal).catch((error: unknown) => {
        log.warn({ ...errorFields(error), job }, "a job could not be started");
        return AFTER_ERROR_MS;
      });
      await bell.wait(waitMs, stopping.signal);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
