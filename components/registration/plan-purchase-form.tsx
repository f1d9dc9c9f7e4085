"use client";

import { useCallback, useEffect, useState } from "react";
import { canOpenByItself, OPENS_AFTER_MS, tellFailedStart, useComingBack } from "@/components/payments/checkout-start";
import { PaymentSpeed } from "@/components/plans/payment-speed";
import { TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { writePersonal } from "@/lib/auth/personal-storage";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import { CONFIRMATION_FIELD } from "@/lib/auth/typed-address";
import { dismissErrors } from "@/lib/browser/toasts";
import { type FormAction, type FormState, fieldsFailure, formFailure } from "@/lib/forms/form-state";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { requestCheckout } from "@/lib/payments/request-checkout";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { isEmail } from "@/lib/registration/email";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";
import { addressProblems } from "./address-problems";
import { rememberEmail, rememberedEmail } from "./draft";

type PlanPurchaseFormProps = {
  plan: Plan;
  request: string;
  email: string | null;
  userId: string | null;
  /** The link asks to open the checkout without a further press. */
  isAutomatic: boolean;
  action: FormAction;
};

const ADDRESS = {
  required: true,
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  maxCharacters: FIELD_LIMITS.email,
  enterKeyHint: "go",
} as const;

const SAID_BY_TOAST = "";

/** An e-mail and "Contratar Plan". Without scripts it leads to a page of ours that leads on to the provider. */
export function PlanPurchaseForm({ plan, request, email, userId, isAutomatic, action }: PlanPurchaseFormProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function openCheckout(sent: FormData): Promise<FormState<{ kind: "leaving" }>> {
    const typed = String(sent.get("email") ?? "").trim();
    const again = userId === null ? String(sent.get(CONFIRMATION_FIELD) ?? "") : null;
    const problems = addressProblems(typed, again, REGISTRATION_MESSAGES.emailInvalid);
    if (Object.keys(problems).length > 0) return fieldsFailure(problems, ACTION_MESSAGES.invalid);
    rememberEmail(typed);
    writePersonal(STORAGE_KEYS.plan, plan);
    writePersonal(STORAGE_KEYS.userId, userId ?? "");
    dismissErrors();
    const checkout = await requestCheckout({ plan, email: typed, form: request });
    if (checkout.kind === "open") {
      setIsLeaving(true);
      window.location.assign(checkout.href);
      return { kind: "leaving" };
    }
    tellFailedStart(checkout);
    return formFailure(SAID_BY_TOAST);
  }

  const form = useServerForm<{ kind: "leaving" }>({
    action,
    lost: PAYMENT_MESSAGES.startFailed,
    send: openCheckout,
  });
  const element = form.form.ref;

  useEffect(() => {
    const field = element.current?.elements.namedItem("email");
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value === "") field.value = rememberedEmail();
    if (!isAutomatic || !isEmail(field.value)) return;
    // Nobody types: the link vouches for the address.
    const again = element.current?.elements.namedItem(CONFIRMATION_FIELD);
    if (again instanceof HTMLInputElement) again.value = field.value;
    const timer = setTimeout(() => canOpenByItself() && element.current?.requestSubmit(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, element]);

  useComingBack(useCallback(() => setIsLeaving(false), []));

  const opening = "Abriendo el pago…";
  return (
    <Form of={form} noValidate className="grid gap-4">
      <FormAlert />
      <TextField
        name="email"
        label="Tu correo"
        hint={userId ? "Es el de tu cuenta." : "Con este correo entrarás después a «Mi negocio»."}
        defaultValue={email ?? ""}
        readOnly={userId !== null}
        {...ADDRESS}
      />
      {userId === null && <TextField name={CONFIRMATION_FIELD} label="Repite tu correo" {...ADDRESS} />}
      <input type="hidden" name="solicitud" value={request} />
      <div className="grid">
        <SubmitButton sending={opening}>
          {isLeaving ? opening : "Contratar Plan"}
          <span className="sr-only"> {PLANS[plan].name}</span>
        </SubmitButton>
        <PaymentSpeed />
      </div>
    </Form>
  );
}
