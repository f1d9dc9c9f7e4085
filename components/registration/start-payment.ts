import { PAYMENT_MESSAGES as MESSAGES } from "@/lib/payments/messages";
import type { Plan } from "@/lib/plans/plans";
import { STORAGE_KEYS } from "@/lib/registration/storage-keys";
import { routes } from "@/lib/routes";
import { type Row, readText } from "@/lib/row";

/** Where the checkout is, or what to tell the buyer. */
export type Started = { kind: "checkout"; url: string } | { kind: "failed"; title: string; text: string };

const failed = (text: string, title: string = MESSAGES.startFailedTitle): Started => ({ kind: "failed", title, text });

const isCheckout = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url);

async function readFields(answer: Response): Promise<Row> {
  const body: unknown = await answer.json().catch(() => null);
  return Object.fromEntries(Object.entries(body ?? {}));
}

/** Asks the server for a checkout. Never throws. */
export async function startPayment(plan: Plan, email: string): Promise<Started> {
  try {
    const answer = await fetch(routes.createPreference(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ plan, email }),
    });
    const fields = await readFields(answer);
    if (!answer.ok) return failed(readText(fields, "error", "message") ?? MESSAGES.startFailed);
    const url = [readText(fields, "init_point"), readText(fields, "sandbox_init_point")].find(isCheckout);
    return url ? { kind: "checkout", url } : failed(MESSAGES.linkMissing);
  } catch {
    return failed(MESSAGES.startFailed, MESSAGES.networkFailed);
  }
}

/** Once per session: who comes back from the checkout is not sent there again. */
export function mayOpenByItself(plan: Plan): boolean {
  try {
    const opened = sessionStorage.getItem(STORAGE_KEYS.openedCheckout);
    sessionStorage.setItem(STORAGE_KEYS.openedCheckout, plan);
    return opened === null;
  } catch {
    return false;
  }
}
