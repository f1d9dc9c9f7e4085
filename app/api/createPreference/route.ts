import { NextResponse } from "next/server";
import { z } from "zod";
import { keepTypedAddress } from "@/lib/auth/server/typed-address";
import { getRequestViewer } from "@/lib/auth/server/viewer";
import { NO_ADDRESS } from "@/lib/auth/typed-address";
import { readBodyJson } from "@/lib/http/read-body";
import { isForged } from "@/lib/http/same-origin";
import { log } from "@/lib/log";
import { CHECKOUT_MESSAGES, type CheckoutError, PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { emailIn } from "@/lib/payments/query";
import { canCheckOut, startCheckout } from "@/lib/payments/server/orders";
import { parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";

const MAX_BODY_BYTES = 2_000;

const STATUS_OF: Readonly<Record<CheckoutError, number>> = {
  "not-configured": 503,
  "bad-plan": 400,
  "bad-email": 400,
  "not-yours": 403,
  "too-many": 429,
  "too-many-here": 429,
  unavailable: 503,
};

/** Wish of a browser; the buyer and the price the server knows better. */
const wishSchema = z.object({
  plan: z.string().max(40),
  email: z.string().max(320).nullish(),
  negocio: z.string().max(40).nullish(),
  /** The id of the form, for somebody without an account. */
  solicitud: z.string().max(40).nullish(),
});

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/** Nothing is ordered where nothing is to be paid: the link leads to the page that says so. */
const nothingToPay = () => ({ init_point: siteUrl() + routes.paymentResult("success", { plan: "free" }), id: null });

/** Opens a checkout: `{ email, plan, negocio?, solicitud? }`, answered by `{ init_point, id }` or `{ error }`. A `userId` is ignored. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForged(headers)) return refuse(403, PAYMENT_MESSAGES.otherSite);
  if (!(await canCheckOut(headers))) {
    return refuse(429, PAYMENT_MESSAGES.tooManyRequests);
  }
  const wish = wishSchema.safeParse(await readBodyJson(request, MAX_BODY_BYTES));
  if (!wish.success) return refuse(400, PAYMENT_MESSAGES.unreadable);
  const { plan, email, negocio: businessId, solicitud: form } = wish.data;
  const accept = (link: { init_point: string | null; id: string | null }): Response =>
    keepTypedAddress(NextResponse.json(link), { ...NO_ADDRESS, email: email ?? "" });
  try {
    const viewer = await getRequestViewer(request);
    if (!viewer && !email?.trim()) return refuse(400, PAYMENT_MESSAGES.emailMissing);
    if (parsePlan(plan) === "free") {
      const address = viewer?.email ?? emailIn(email ?? "");
      return address ? accept(nothingToPay()) : refuse(400, PAYMENT_MESSAGES.emailInvalid);
    }
    const checkout = await startCheckout({ plan, viewer, email, businessId, form, headers });
    if (!checkout.ok) return refuse(STATUS_OF[checkout.code], CHECKOUT_MESSAGES[checkout.code]);
    return accept({ init_point: checkout.value.checkoutUrl, id: checkout.value.preferenceId });
  } catch (error) {
    log.error({ error }, "a checkout could not be opened");
    return refuse(503, PAYMENT_MESSAGES.preferenceFailed);
  }
}
