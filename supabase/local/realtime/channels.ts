import { type Claims, isExpired } from "@/supabase/local/realtime/claims";
import { type Change, isAbout, type Subscription } from "@/supabase/local/realtime/protocol";
import type { ReadRow, VisibleRow } from "@/supabase/local/realtime/row-reader";

export interface Channel {
  readonly topic: string;
  readonly subscriptions: readonly (Subscription & { readonly id: number })[];
  claims: Claims;
  send(event: string, payload: unknown): void;
}

/** So many are told of a change at once; of more, the others a little later, so that they do not all reload together. */
const TOLD_AT_ONCE = 50;
const MAX_DELAY_MS = 500;

/** Delay of the one told in this turn. @param turn counts from 0 */
const delayOf = (turn: number): number => Math.min((Math.floor(turn / TOLD_AT_ONCE) * MAX_DELAY_MS) / 10, MAX_DELAY_MS);

export class Channels {
  readonly #open = new Set<Channel>();
  readonly #readRow: ReadRow;

  constructor(readRow: ReadRow) {
    this.#readRow = readRow;
  }

  add(channel: Channel): void {
    this.#open.add(channel);
  }

  remove(channel: Channel): void {
    this.#open.delete(channel);
  }

  /** Tells a change to those who asked and may see it. Each distinct visitor costs one read, however many listen. */
  async tell(change: Change, nowMs: number = Date.now()): Promise<void> {
    const rows = new Map<string, Promise<VisibleRow | null>>();
    let turn = 0;
    for (const channel of [...this.#open]) {
      if (isExpired(channel.claims, nowMs) || !isInteresting(channel, change)) continue;
      const who = JSON.stringify([channel.claims.role, channel.claims.sub]);
      const reading = rows.get(who) ?? this.#readRow(change, channel.claims);
      rows.set(who, reading);
      const row = await reading;
      if (row) this.#deliverIn(delayOf(turn++), channel, change, row);
    }
  }

  #deliverIn(delayMs: number, channel: Channel, change: Change, row: VisibleRow): void {
    const tell = () => this.#open.has(channel) && deliver(channel, change, row);
    if (delayMs === 0) tell();
    else setTimeout(tell, delayMs).unref();
  }
}

function isInteresting({ subscriptions }: Channel, change: Change): boolean {
  return subscriptions.some(({ filter: _filter, ...rest }) => isAbout(rest, change, {}));
}

function deliver(channel: Channel, change: Change, { columns, record }: VisibleRow): void {
  const ids = channel.subscriptions
    .filter((subscription) => isAbout(subscription, change, record))
    .map((subscription) => subscription.id);
  if (ids.length === 0) return;
  const { schema, table, type, key, commitTimestamp } = change;
  channel.send("postgres_changes", {
    ids,
    data: {
      schema,
      table,
      type,
      commit_timestamp: commitTimestamp,
      columns,
      record: type === "DELETE" ? {} : record,
      old_record: type === "INSERT" ? {} : key,
      errors: null,
    },
  });
}
