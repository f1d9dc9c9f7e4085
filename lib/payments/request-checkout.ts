import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { PAYMENT_MESSAGES } from "./messages";

type Wish = { plan: Plan; email: string; businessId?: string | null; form?: string };

export type FailedCheckout = {
  kind: "failed";
  title: string;
  message: string;
  isOver: boolean;
};

export type CheckoutResult = { kind: "open"; href: string } | FailedCheckout;

const MAX_QUOTED_CHARACTERS = 120;

function checkoutHref(link: string, { plan }: Wish): string {
  const url = new URL(link);
  if (!url.searchParams.has("plan")) url.searchParams.set("plan", plan);
  return url.href;
}

function readFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const firstText = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === "string") ?? "";

function read(status: number, text: string, wish: Wish): CheckoutResult {
  const body = readFields(text);
  const title = PAYMENT_MESSAGES.startFailedTitle;
  if (status >= 400) {
    const message =
      firstText(body.error, body.message) || `Servidor ${status}: ${text.slice(0, MAX_QUOTED_CHARACTERS)}`;
    return { kind: "failed", title, message, isOver: status >= 500 };
  }
  const link = firstText(body.init_point, body.sandbox_init_point);
  const isLink = /^https?:/.test(link) && URL.canParse(link);
  return isLink
    ? { kind: "open", href: checkoutHref(link, wish) }
    : { kind: "failed", title, message: PAYMENT_MESSAGES.linkMissing, isOver: true };
}

export async function requestCheckout(wish: Wish, fetchImplementation: typeof fetch = fetch): Promise<CheckoutResult> {
  const { plan, email, businessId, form } = wish;
  try {
    const response = await fetchImplementation(routes.createPreference(), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ plan, email, negocio: businessId || null, solicitud: form ?? null }),
    });
    return read(response.status, await response.text(), wish);
  } catch {
    const { networkFailed: title, startFailed: message } = PAYMENT_MESSAGES;
    return { kind: "failed", title, message, isOver: true };
  }
}
