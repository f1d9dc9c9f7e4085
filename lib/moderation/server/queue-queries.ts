import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { QueueQuery } from "../queue-address";
import { toClearRegistrations, toQueueItem, toQueuePage } from "../queue-mapper";
import type { ClearRegistration, QueueItem, QueueKey, QueuePage } from "../queue-model";

/** A page of what waits: those who pay first, then the oldest. @throws {BackendError} also for whoever is no administrator. */
export async function listQueue(reviewer: string, { kind, term, after }: QueueQuery): Promise<QueuePage> {
  const { data, error } = await adminClient().rpc("list_queue", {
    reviewer,
    ...(kind && { kind }),
    ...(term && { term }),
    ...(after && { after_free: after.isFree, after_since: after.since, after_id: after.id }),
  });
  if (error) throw new BackendError("listQueue", error);
  return toQueuePage(data);
}

/** All that decides an item; null when it does not wait any more. @throws {BackendError} also for whoever is no administrator. */
export async function getQueueItem(reviewer: string, { kind, id }: QueueKey): Promise<QueueItem | null> {
  const { data, error } = await adminClient().rpc("get_queue_item", { reviewer, kind, item: id });
  if (error) throw new BackendError("getQueueItem", error);
  return toQueueItem(data);
}

/** Registrations without a warning, which may be approved together. @throws {BackendError} also for whoever is no administrator. */
export async function listClearRegistrations(reviewer: string, term: string): Promise<ClearRegistration[]> {
  const { data, error } = await adminClient().rpc("list_clear_registrations", { reviewer, ...(term && { term }) });
  if (error) throw new BackendError("listClearRegistrations", error);
  return toClearRegistrations(data);
}
