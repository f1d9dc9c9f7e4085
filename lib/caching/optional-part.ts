import { log } from "@/lib/log";
import { cacheLife } from "./cached";

/** Life of what lacks a part, in seconds. (No cached page may end sooner than `expire`.) */
const INCOMPLETE_LIFE = { stale: 30, revalidate: 5, expire: 300 };

/** Logs that a part could not be loaded; what is made without it is kept for a short time only. */
export function leaveOut(name: string, error: unknown): void {
  log.error({ part: name, err: error }, "a part of a page could not be loaded and is left out");
  cacheLife(INCOMPLETE_LIFE);
}

/** Loads a part that its page can do without. A failure is logged, and what lacks the part, up to the page, is kept for a short time only.
 * @param name of the part, for the log @returns null when it could not be loaded: not the same as a part that is empty */
export async function optionalPart<T>(name: string, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    leaveOut(name, error);
    return null;
  }
}
