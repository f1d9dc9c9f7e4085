"use client";

import { type FormEvent, useActionState, useCallback, useEffect, useRef, useState } from "react";
import { writePersonal } from "@/components/account/personal-storage";
import { mayOpenByItself, OPENS_AFTER_MS } from "@/components/payments/may-open-by-itself";
import { useComingBack } from "@/components/payments/use-coming-back";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast-queue";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { requestCheckout } from "@/lib/payments/request-checkout";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { isEmail } from "@/lib/registration/email";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";
import type { NoticeAction, NoticeState } from "@/lib/registration/model";
import { STORAGE_KEYS } from "@/lib/registration/storage-keys";
import { rememberEmail, rememberedEmail } from "./draft";
import { TextField } from "./text-field";

const IDLE: NoticeState = { kind: "idle" };

type PlanPurchaseFormProps = {
  plan: Plan;
  /** This form's id. */
  request: string;
  /** The signed-in user's address, or the one in the link. */
  email: string | null;
  /** The signed-in user's id. */
  userId: string | null;
  /** The link asks to open the checkout without a further press. */
  isAutomatic: boolean;
  /** What the server said to a browser without scripts. */
  answer: NoticeState | null;
  action: NoticeAction;
};

/** An e-mail and "Contratar Plan". Without scripts it leads to a page of ours that leads on to the provider. */
export function PlanPurchaseForm({ plan, request, email, userId, isAutomatic, answer, action }: PlanPurchaseFormProps) {
  const [returned, formAction] = useActionState(action, IDLE);
  const posted = answer ?? returned;
  const [problem, setProblem] = useState<string | null>(posted.kind === "failed" ? posted.message : null);
  const [isStarting, setIsStarting] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function start() {
    const typed = field.current?.value.trim() ?? "";
    const wrong =
      typed === "" ? PAYMENT_MESSAGES.emailMissing : isEmail(typed) ? null : REGISTRATION_MESSAGES.emailInvalid;
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    rememberEmail(typed);
    writePersonal(STORAGE_KEYS.plan, plan);
    writePersonal(STORAGE_KEYS.userId, userId ?? "");
    setIsStarting(true);
    const checkout = await requestCheckout({ plan, email: typed, form: request });
    if (checkout.kind === "open") return window.location.assign(checkout.href);
    setIsStarting(false);
    showToast({ title: checkout.title, text: checkout.message, variant: "destructive" });
  }

  const automatic = useRef(start);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value === "") input.value = rememberedEmail();
    if (!isAutomatic || !isEmail(input.value)) return;
    const timer = setTimeout(() => mayOpenByItself() && void automatic.current(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic]);

  useComingBack(useCallback(() => setIsStarting(false), []));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isStarting) void start();
  }

  return (
    <form action={formAction} onSubmit={onSubmit} noValidate className="grid gap-4">
      <TextField
        ref={field}
        name="email"
        label="Tu correo"
        hint={userId ? "Es el de tu cuenta." : "Con este correo entrarás después a «Mi negocio»."}
        error={problem ?? undefined}
        defaultValue={posted.kind === "failed" ? posted.text : (email ?? "")}
        readOnly={userId !== null}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LIMITS.email}
        enterKeyHint="go"
      />
      <input type="hidden" name="solicitud" value={request} />
      <p role="alert" className="sr-only">
        {problem}
      </p>
      <button type="submit" aria-disabled={isStarting} className={plainButtonVariants({ size: "lg" })}>
        {isStarting ? "Abriendo el pago…" : "Contratar Plan"}
        <span className="sr-only"> {PLANS[plan].name}</span>
      </button>
    </form>
  );
}
