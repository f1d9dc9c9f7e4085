import { routes } from "@/lib/routes";
import type { ReturnQuery } from "./query";
import type { Outcome } from "./verification";

export const POLLING = {
  payment: { times: 6, pauseMs: 1200 },
  order: { times: 6, pauseMs: 1200 },
  search: { times: 5, pauseMs: 1300 },
} as const;

export type PollTarget = { kind: keyof typeof POLLING; url: string };

/** The question that a browser goes on asking; null for an address that names no payment. */
export function pollTarget({ paymentId, merchantOrderId, orderId }: ReturnQuery): PollTarget | null {
  if (paymentId) return { kind: "payment", url: routes.paymentLookup("payment", paymentId, orderId) };
  if (merchantOrderId) return { kind: "order", url: routes.paymentLookup("order", merchantOrderId, orderId) };
  return orderId ? { kind: "search", url: routes.paymentSearch(orderId) } : null;
}

const TRIES = 2;
const FIRST_RETRY_MS = 700;

function outcomeIn(body: unknown): Outcome | null {
  if (typeof body !== "object" || body === null) return null;
  if ("results" in body) return Array.isArray(body.results) ? outcomeIn(body.results[0]) : null;
  const status = "status" in body ? body.status : null;
  return status === "approved" || status === "pending" || status === "failed" ? status : null;
}

type Tools = { fetch: typeof fetch; pause: (ms: number) => Promise<void> };

const browser: Tools = {
  fetch: (...call) => fetch(...call),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One question, asked twice when it fails; null while there is no outcome. */
async function ask(url: string, { fetch: get, pause }: Tools): Promise<Outcome | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause(FIRST_RETRY_MS * 2 ** (attempt - 1));
    try {
      const response = await get(url, { cache: "no-store" });
      if (response.status === 404) return null;
      if (!response.ok) continue;
      return outcomeIn(await response.json());
    } catch {
      // Offline, or no JSON: the next try may do better.
    }
  }
  return null;
}

/** Asks until the payment is decided, or its turns are over: then it is still "pending". */
export async function pollPayment(
  url: string,
  { times, pauseMs }: { times: number; pauseMs: number },
  tools: Tools = browser,
): Promise<Outcome> {
  for (let turn = 0; turn < times; turn += 1) {
    await tools.pause(pauseMs);
    const outcome = await ask(url, tools);
    if (outcome === "approved" || outcome === "failed") return outcome;
  }
  return "pending";
}
