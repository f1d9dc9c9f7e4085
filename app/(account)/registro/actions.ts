"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { addressProblems } from "@/components/registration/address-problems";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { getViewer } from "@/lib/auth/server/viewer";
import { CONFIRMATION_FIELD } from "@/lib/auth/typed-address";
import { formOf } from "@/lib/forms/form-of";
import { type FormState, fieldsFailure, formFailure } from "@/lib/forms/form-state";
import { leadOn } from "@/lib/forms/server/lead-on";
import { log } from "@/lib/log";
import { CHECKOUT_MESSAGES, PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { type Buyer, startCheckout } from "@/lib/payments/server/orders";
import { type Plan, planOrFree } from "@/lib/plans/plans";
import type { RegistrationState } from "@/lib/registration/model";
import { canOrder } from "@/lib/registration/server/limits";
import { takeRegistration } from "@/lib/registration/server/take-registration";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";

export async function register(plan: unknown, ...sent: readonly unknown[]): Promise<RegistrationState> {
  return leadOn(await takeRegistration(planOrFree(plan), formOf(...sent)));
}

type Wish = { plan: Plan; viewer: Buyer | null; email: string; form: string };

async function checkout(wish: Wish): Promise<{ orderId: string } | { message: string }> {
  try {
    if (!(await canOrder())) return { message: PAYMENT_MESSAGES.tooManyRequests };
    const started = await startCheckout({ ...wish, headers: await headers() });
    return started.ok ? { orderId: started.value.orderId } : { message: CHECKOUT_MESSAGES[started.code] };
  } catch (error) {
    log.error({ error }, "a checkout was not started");
    return { message: PAYMENT_MESSAGES.startFailed };
  }
}

/** "Contratar Plan" without scripts: to a page of ours that leads on to the provider. */
export async function purchase(plan: unknown, ...sent: readonly unknown[]): Promise<FormState> {
  const form = formOf(...sent);
  const email = textOf(form.get("email"));
  const confirmation = textOf(form.get(CONFIRMATION_FIELD));
  const typed = { email, [CONFIRMATION_FIELD]: confirmation };
  const viewer = await getViewer();
  const problems = addressProblems(email, viewer ? null : confirmation, PAYMENT_MESSAGES.emailInvalid);
  if (Object.keys(problems).length > 0) {
    return fieldsFailure(problems, ACTION_MESSAGES.invalid, typed);
  }
  const started = await checkout({ plan: planOrFree(plan), viewer, email, form: textOf(form.get("solicitud")) });
  if ("orderId" in started) redirect(routes.checkout({ orden: started.orderId }));
  return formFailure(started.message, typed);
}
