import { setTimeout as sleep } from "node:timers/promises";
import { LIMITS } from "../limits";
import type { StoredPage } from "./stored-page";

export type Release = () => void;

/** Pages kept outside of the process, behind its memory. It never fails; an answer that does not come within 50 ms is none. */
export interface PageStore {
  get(key: string): Promise<StoredPage | null>;
  put(key: string, page: StoredPage): Promise<void>;
  /** Pages that are there already, up to so many bytes; where it is known, those that were used last at the end. */
  latest(maxBytes: number): AsyncIterable<{ key: string; page: StoredPage }>;
  /** False when a further page would push out another. */
  hasRoom(): Promise<boolean>;
  /** Takes it upon this node to make a page; null while another node does. */
  claim(key: string): Promise<Release | null>;
}

/** Longest life of a page there. */
export const MAX_LIFE_MS = LIMITS.tellingPageSeconds * 1000;
/** Milliseconds after which a node that makes a page is waited for no longer. */
export const CLAIM_MS = 5_000;
const POLL_MS = 50;

type Found<T> = { found: T } | { found: null; release: Release };

/** Finds a page, also one that another node is making; or takes it upon this node to make it. @param accept null for one that is not valid */
export async function findOrClaim<T>(
  store: PageStore,
  key: string,
  accept: (page: StoredPage) => T | null,
  signal: AbortSignal,
): Promise<Found<T>> {
  const end = performance.now() + CLAIM_MS;
  for (let release: Release | null = null; ; ) {
    const page = await store.get(key);
    const found = page && accept(page);
    if (found) {
      release?.();
      return { found };
    }
    if (release) return { found: null, release };
    if (signal.aborted || performance.now() > end) return { found: null, release: () => undefined };
    // Looked for once more afterwards: whoever had it puts the page there before the claim is free.
    release = await store.claim(key);
    if (!release) await sleep(POLL_MS);
  }
}
