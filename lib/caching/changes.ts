import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { ROOT_TAG } from "../http/next-internals.ts";
import type { Changes } from "../page-expiry/model";
import { perProcess } from "../per-process.ts";
import { ChangeLog } from "./change-log.ts";

const known = perProcess("changes", () => ({ log: new ChangeLog(), isTold: false }));

/** The clock by which Next compares: no setting of the system's moves it. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

export function expireTags(tags: readonly string[]): void {
  const now = nowMs();
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
}

/** Expires what has changed of all that this process keeps: everything, where it has missed something. */
export function noteChanges(changes: Changes): void {
  const { position } = known.log;
  const isGap = known.isTold && (changes.reach > position || changes.position < position);
  expireTags(isGap ? [ROOT_TAG] : Object.keys(changes.changed));
  known.log.add(changes);
  known.isTold = true;
}

/** Position that whatever is begun now is made at; null: this process has not been told of the log. */
export const knownPosition = (): number | null => (known.isTold ? known.log.position : null);

/** True if this process knows that nothing with one of these tags has changed since. */
export const isUnchanged = (position: number, tags: readonly string[]): boolean =>
  known.isTold && !known.log.hasChangedSince(position, tags);
