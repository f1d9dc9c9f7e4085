import "server-only";
import { log } from "@/lib/log";
import type { Changes } from "@/lib/page-expiry/model";
import { callDatabase } from "@/lib/supabase/call-database";

/** A platform that runs Next by itself shares what it keeps, so all of it is one node. */
const NODE = "plataforma";

const follow = async (passed?: number) => {
  const [answer] = await callDatabase("follow_changes", { node: NODE, ...(passed !== undefined && { passed }) });
  if (!answer) throw new Error("follow_changes answers with no row");
  return answer;
};

/** Reads what is to be expired. @throws {BackendError} */
export async function listChanges(): Promise<Changes> {
  const { head, reach, changed } = await follow();
  return { position: head, reach, changed: changed as Changes["changed"] };
}

const AFTER_FAILURE_MS = 10_000;

/** One of a process waits for all; it holds up no end of it, after which browsers connect anew and ask by themselves. */
let timer: NodeJS.Timeout | undefined;

function announceIn(waitMs: number): void {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = undefined;
    try {
      await announceSoon();
    } catch (error) {
      log.warn({ error }, "changes are announced a moment later");
      announceIn(AFTER_FAILURE_MS);
    }
  }, waitMs).unref();
}

/** Says what was expired, and announces it, now or, gathered with what follows, within ten seconds. @throws {BackendError} */
export async function announceSoon(passed?: number): Promise<void> {
  const { due_ms } = await follow(passed);
  if (due_ms !== null) announceIn(due_ms);
}
