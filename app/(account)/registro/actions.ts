"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getViewer } from "@/lib/auth/viewer";
import { log } from "@/lib/log";
import { CHECKOUT_MESSAGES, PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { startCheckout } from "@/lib/payments/orders";
import { type Plan, planOrFree } from "@/lib/plans/plans";
import type { NoticeState, RegistrationState } from "@/lib/registration/model";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text-of";
import { checkoutAnswer, registrationAnswer } from "./_lib/answers";
import { mayOrder } from "./_lib/limits";
import { takeRegistration } from "./_lib/registration";

/** The form, sent by a script, which goes on by itself. Next refuses a form that another site sends. */
export async function sendRegistration(plan: Plan, form: FormData): Promise<RegistrationState> {
  return takeRegistration(planOrFree(plan), form);
}

/** The form, sent by a browser without scripts. */
export async function postRegistration(
  plan: Plan,
  _previous: RegistrationState,
  form: FormData,
): Promise<RegistrationState> {
  const state = await takeRegistration(planOrFree(plan), form);
  if (state.kind === "done") redirect(state.path);
  return registrationAnswer.keep(state);
}

async function checkout(plan: Plan, email: string, form: string): Promise<{ orderId: string } | { message: string }> {
  try {
    if (!(await mayOrder())) return { message: PAYMENT_MESSAGES.tooManyRequests };
    const started = await startCheckout({
      ...{ plan, viewer: await getViewer(), email, form },
      headers: await headers(),
    });
    return started.ok ? { orderId: started.value.orderId } : { message: CHECKOUT_MESSAGES[started.code] };
  } catch (error) {
    log.error({ error }, "a checkout was not started");
    return { message: PAYMENT_MESSAGES.startFailed };
  }
}

const failed = (message: string, text = ""): NoticeState => ({ kind: "failed", message, text });

/** "Contratar Plan" without scripts: to a page of ours that leads on to the provider. */
export async function postCheckout(plan: Plan, _previous: NoticeState, form: FormData): Promise<NoticeState> {
  const email = textOf(form.get("email"));
  if (email === "") return checkoutAnswer.keep(failed(PAYMENT_MESSAGES.emailMissing));
  const started = await checkout(plan, email, textOf(form.get("solicitud")));
  if ("orderId" in started) redirect(routes.checkout({ orden: started.orderId }));
  return checkoutAnswer.keep(failed(started.message, email));
}
