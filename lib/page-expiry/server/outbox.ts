import "server-only";
import { log } from "@/lib/log";
import { callDatabase } from "@/lib/supabase/call-database";

export type PendingChanges = { ids: number[]; tags: string[] };

/** Reads the outbox. @throws {BackendError} */
export async function listPendingChanges(): Promise<PendingChanges> {
  const [data] = await callDatabase("pending_changes");
  return data ?? { ids: [], tags: [] };
}

/** Clears handled rows and tells browsers. @returns ms until they may be told; null when nothing waits. @throws {BackendError} */
const announceChanges = (ids: number[]): Promise<number | null> => callDatabase("announce_changes", { ids });

const AFTER_FAILURE_MS = 10_000;

/** One of a process waits for all; it holds up no end of it, after which browsers connect anew and ask by themselves. */
let timer: NodeJS.Timeout | undefined;

function announceIn(waitMs: number): void {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = undefined;
    try {
      await announceSoon([]);
    } catch (error) {
      log.warn({ error }, "changes are announced a moment later");
      announceIn(AFTER_FAILURE_MS);
    }
  }, waitMs).unref();
}

/** Announces changes, now or, gathered with those that follow, within ten seconds. @throws {BackendError} */
export async function announceSoon(ids: number[]): Promise<void> {
  const waitMs = await announceChanges(ids);
  if (waitMs !== null) announceIn(waitMs);
}
