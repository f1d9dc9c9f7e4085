import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";
import type { QueueQuery } from "../queue-address";
import {
  type ClearRegistration,
  type QueueItem,
  type QueuePage,
  toClearRegistrations,
  toQueueItem,
  toQueuePage,
} from "../queue-mapper";
import type { QueueKey } from "../queue-model";

/** A page of what waits: those who pay first, then the oldest. @throws {BackendError} also for whoever is no administrator. */
export async function listQueue(reviewer: string, { kind, term, after }: QueueQuery): Promise<QueuePage> {
  const data = await callDatabase("list_queue", {
    reviewer,
    ...(kind && { kind }),
    ...(term && { term }),
    ...(after && { after_free: after.isFree, after_since: after.since, after_id: after.id }),
  });
  return toQueuePage(data);
}

/** All that decides an item; null when it does not wait any more. @throws {BackendError} also for whoever is no administrator. */
export const getQueueItem = async (reviewer: string, { kind, id }: QueueKey): Promise<QueueItem | null> =>
  toQueueItem(await callDatabase("get_queue_item", { reviewer, kind, item: id }));

/** Registrations without a warning, which may be approved together. @throws {BackendError} also for whoever is no administrator. */
export const listClearRegistrations = async (reviewer: string, term: string): Promise<ClearRegistration[]> =>
  toClearRegistrations(await callDatabase("list_clear_registrations", { reviewer, ...(term && { term }) }));
