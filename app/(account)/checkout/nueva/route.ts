import { getViewer } from "@/lib/auth/server/viewer";
import { env } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { isSmall } from "@/lib/http/read-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { emailIn } from "@/lib/payments/query";
import { startCheckout } from "@/lib/payments/server/orders";
import { type Plan, parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const MAX_FORM_BYTES = 10_000;

// Whole neighbourhoods share the address of their phone company.
const isWithinLimit = createRateLimit({ requests: 60, perSeconds: 600 });

const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { Location: path } });

/** Where the form leads: a page with a link to the provider, or back to the form with what was typed. */
async function openCheckout(plan: Plan, form: FormData, headers: Headers): Promise<string> {
  const viewer = await getViewer();
  const email = viewer?.email ?? emailIn(textOf(form.get("email")));
  const businessId = textOf(form.get("negocio"));
  if (plan === "free") return routes.paymentResult("success", { plan, email });
  const checkout = await startCheckout({
    plan,
    viewer,
    email,
    businessId,
    form: textOf(form.get("solicitud")),
    headers,
  });
  if (checkout.ok) return routes.checkout({ orden: checkout.value.orderId });
  return routes.checkout({ plan, email: viewer ? null : email, negocio: businessId, aviso: checkout.code });
}

/** Opens a checkout for browsers without JavaScript. Never a redirect to another origin: see form-action of our policy. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return new Response(null, { status: 403 });
  if (!isSmall(request, MAX_FORM_BYTES)) return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => new FormData());
  const plan = parsePlan(form.get("plan")) ?? "pro";
  if (!(await isWithinLimit(clientNetwork(headers, env().trustedProxies)))) {
    return seeOther(routes.checkout({ plan, email: emailIn(textOf(form.get("email"))), aviso: "too-many-requests" }));
  }
  try {
    return seeOther(await openCheckout(plan, form, headers));
  } catch (error) {
    log.error({ error }, "a checkout could not be opened");
    return seeOther(routes.checkout({ plan, email: emailIn(textOf(form.get("email"))), aviso: "unavailable" }));
  }
}
