import { NextResponse } from "next/server";
import { keepTypedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { CONFIRMATION_FIELD, isTypedTwice } from "@/lib/auth/typed-address";
import { isSmall } from "@/lib/http/read-body";
import { isSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/log";
import { canCheckOut, startCheckout } from "@/lib/payments/server/orders";
import { type Plan, parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

const MAX_FORM_BYTES = 10_000;

/** Leads on within the site; the browser keeps what was typed. */
function seeOther(path: string, form: FormData): Response {
  const response = new NextResponse(null, { status: 303, headers: { Location: path } });
  const typed = { email: textOf(form.get("email")), confirmation: textOf(form.get(CONFIRMATION_FIELD)) };
  return typed.email ? keepTypedAddress(response, typed) : response;
}

const formAgain = (plan: Plan, form: FormData, aviso: string): string =>
  routes.checkout({ plan, negocio: textOf(form.get("negocio")), aviso });

async function openCheckout(plan: Plan, form: FormData, headers: Headers): Promise<string> {
  const viewer = await getViewer();
  const email = viewer?.email ?? textOf(form.get("email"));
  const businessId = textOf(form.get("negocio"));
  if (plan === "free") return routes.paymentResult("success", { plan });
  if (!viewer && !isTypedTwice(email, textOf(form.get(CONFIRMATION_FIELD))))
    return formAgain(plan, form, "email-differs");
  const checkout = await startCheckout({
    plan,
    viewer,
    email,
    businessId,
    form: textOf(form.get("solicitud")),
    headers,
  });
  if (checkout.ok) return routes.checkout({ orden: checkout.value.orderId });
  return viewer
    ? routes.checkout({ plan, negocio: businessId, aviso: checkout.code })
    : formAgain(plan, form, checkout.code);
}

/** Opens a checkout for browsers without JavaScript. Never a redirect to another origin: see form-action of our policy. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isSameOrigin(headers)) return new Response(null, { status: 403 });
  if (!isSmall(request, MAX_FORM_BYTES)) return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => new FormData());
  const plan = parsePlan(form.get("plan")) ?? "pro";
  if (!(await canCheckOut(headers))) {
    return seeOther(formAgain(plan, form, "too-many-requests"), form);
  }
  try {
    return seeOther(await openCheckout(plan, form, headers), form);
  } catch (error) {
    log.error({ error }, "a checkout could not be opened");
    return seeOther(formAgain(plan, form, "unavailable"), form);
  }
}
