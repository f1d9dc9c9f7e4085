import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/supabase/local/log";
import { type Notice, resourceOf, shapeOf, signatureOf } from "./notification-shapes";

type Notification = Notice & { requestId: string };

/** Ways of a notification: at once, twice, kept until it is told to go, or not at all. */
export const DELIVERIES = ["once", "twice", "hold", "none"] as const;
export type Delivery = (typeof DELIVERIES)[number];

const RETRY_PAUSES_MS = [2_000, 10_000, 60_000];
const TIMEOUT_MS = 22_000;
const REMEMBERED = 200;

/** The provider's notifications to the shop: signed, and sent again when the shop does not answer with 2xx. */
export function createNotifications({
  url,
  secret,
  collectorId,
}: {
  url: string;
  secret: string;
  collectorId: string;
}) {
  const held: Notification[] = [];
  const sent: Notification[] = [];
  const end = new AbortController();

  /** The status of the response; 0 when there was none. */
  async function post({ requestId, ...notice }: Notification): Promise<number> {
    const now = new Date();
    const { query, agent, body } = shapeOf(notice, collectorId, now);
    const response = await fetch(`${url}?${new URLSearchParams(query)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": agent,
        "x-request-id": requestId,
        "x-signature": signatureOf(query, { secret, requestId, ts: String(now.getTime()) }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([end.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? 0;
  }

  const isTaken = (status: number): boolean => status >= 200 && status < 300;

  async function sendAgain(notification: Notification): Promise<void> {
    for (const pause of RETRY_PAUSES_MS) {
      // The backend does not stay up for a notification.
      await sleep(pause, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      if (end.signal.aborted || isTaken(await post(notification))) return;
    }
    log.warn(
      { topic: notification.topic, id: resourceOf(notification) },
      "the shop did not take a notification of the payment simulator",
    );
  }

  async function send(notification: Notification): Promise<number> {
    const status = await post(notification);
    sent.push(notification);
    if (sent.length > REMEMBERED) sent.shift();
    if (!isTaken(status)) void sendAgain(notification);
    return status;
  }

  return {
    async tell(notice: Notice, delivery: Delivery): Promise<number[]> {
      const notification: Notification = { ...notice, requestId: randomUUID() };
      if (delivery === "none") return [];
      if (delivery === "once") return [await send(notification)];
      if (delivery === "twice") return Promise.all([send(notification), send(notification)]);
      held.push(notification);
      return [];
    },

    async release(isReversed: boolean): Promise<number[]> {
      const waiting = held.splice(0);
      const statuses: number[] = [];
      for (const notification of isReversed ? waiting.reverse() : waiting) statuses.push(await send(notification));
      return statuses;
    },

    /** Sends the last notification about a resource once more, exactly as it was. */
    async repeat(id: string): Promise<number[]> {
      const last = sent.findLast((notification) => resourceOf(notification) === id);
      return last ? [await post(last)] : [];
    },

    stop: (): void => end.abort(),
  };
}

export type Notifications = ReturnType<typeof createNotifications>;
