"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { requireViewer } from "@/lib/auth/viewer";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { type Plan, planOrFree } from "@/lib/plans/plans";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";
import type { NoticeState, RegistrationState } from "@/lib/registration/model";
import { giveWaitingPlan } from "@/lib/registration/use-waiting-plan";
import { failure } from "@/lib/result";
import { routes } from "@/lib/routes";
import { businessAnswer, registrationAnswer } from "./_lib/answers";
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

const failed = (message: string): NoticeState => ({ kind: "failed", message, text: "" });

/** "Usar en {negocio}": the paid month goes to a business that is there already. */
export async function giveToBusiness(
  plan: Plan,
  businessId: string,
  _previous: NoticeState,
  _form: FormData,
): Promise<NoticeState> {
  const viewer = await requireViewer(routes.register(planOrFree(plan)));
  const isId = z.uuid().safeParse(businessId).success;
  const given = isId ? await giveWaitingPlan(viewer.id, planOrFree(plan), businessId) : failure("notYours");
  if (given.ok) redirect(routes.ownerPanel());
  const message = given.code === "notYours" ? PAYMENT_MESSAGES.notYours : REGISTRATION_MESSAGES.monthUsed;
  return businessAnswer.keep(failed(message));
}
