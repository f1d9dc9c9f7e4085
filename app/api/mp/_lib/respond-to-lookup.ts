import { getRequestViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { orderIdIn } from "@/lib/payments/reference";
import { type Credentials, canLookUp, type FoundPayment } from "@/lib/payments/server/find-payment";
import type { ProviderError } from "@/lib/payments/server/mercado-pago";
import type { Result } from "@/lib/result";

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

/** The order that the address names: `orden` from our return link, or the reference that the provider adds to it. */
const orderIdOf = (query: URLSearchParams): string | null =>
  orderIdIn(query.get("orden")) ?? orderIdIn(query.get("external_reference"));

type Lookup = (credentials: Credentials) => Promise<Result<FoundPayment, ProviderError>>;

/** Answers a question about a payment to whoever may know; everybody else learns that there is none. */
export async function respondToLookup(request: Request, look: Lookup, show: (found: FoundPayment) => object) {
  if (!env().payments) return refuse(503, PAYMENT_MESSAGES.notConfigured);
  if (!(await canLookUp(request.headers))) return refuse(429, PAYMENT_MESSAGES.tooManyRequests);
  try {
    const viewer = await getRequestViewer(request);
    const orderId = orderIdOf(new URL(request.url).searchParams);
    const found = await look({ viewerId: viewer?.id ?? null, orderId });
    if (found.ok) return Response.json(show(found.value));
    if (found.code === "not-found") return refuse(404, PAYMENT_MESSAGES.notFound);
  } catch (error) {
    log.error({ error }, "a payment could not be looked up");
  }
  return refuse(503, PAYMENT_MESSAGES.lookupFailed);
}
