"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast-queue";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { isEmail } from "@/lib/registration/email";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";
import { STORAGE_KEYS } from "@/lib/registration/storage-keys";
import { routes } from "@/lib/routes";
import { rememberEmail, rememberedEmail, writeStored } from "./draft";
import { startPayment } from "./start-payment";
import { TextField } from "./text-field";

const AUTOMATIC_MS = 100;

type CheckoutFormProps = {
  plan: Plan;
  /** The signed-in user's address, or the one in the link. */
  email: string | null;
  isSignedIn: boolean;
  /** The link asks to open the checkout without a further press. */
  isAutomatic: boolean;
};

/** Once per session: who comes back from the checkout is not sent there again. */
function mayOpenByItself(plan: Plan): boolean {
  try {
    const opened = sessionStorage.getItem(STORAGE_KEYS.openedCheckout);
    sessionStorage.setItem(STORAGE_KEYS.openedCheckout, plan);
    return opened === null;
  } catch {
    return false;
  }
}

/** An e-mail and "Contratar Plan". Without scripts it leads to a page of ours that leads on to the provider. */
export function CheckoutForm({ plan, email, isSignedIn, isAutomatic }: CheckoutFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function start() {
    const typed = field.current?.value.trim() ?? "";
    const wrong =
      typed === "" ? PAYMENT_MESSAGES.emailMissing : isEmail(typed) ? null : REGISTRATION_MESSAGES.emailInvalid;
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    rememberEmail(typed);
    writeStored(STORAGE_KEYS.plan, plan);
    setIsStarting(true);
    const started = await startPayment(plan, typed);
    if (started.kind === "checkout") return window.location.assign(started.url);
    setIsStarting(false);
    showToast({ title: started.title, text: started.text, variant: "destructive" });
  }

  const automatic = useRef(start);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value === "") input.value = rememberedEmail();
    if (!isAutomatic || !isEmail(input.value) || !mayOpenByItself(plan)) return;
    const timer = setTimeout(() => void automatic.current(), AUTOMATIC_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, plan]);

  // Back from the checkout, a browser may show the page as it was left.
  useEffect(() => {
    const wakeUp = () => setIsStarting(false);
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isStarting) void start();
  }

  return (
    <form action={routes.newCheckout()} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <input type="hidden" name="plan" value={plan} />
      <TextField
        ref={field}
        name="email"
        label="Tu correo"
        hint={isSignedIn ? "Es el de tu cuenta." : "Con este correo entrarás después a «Mi negocio»."}
        error={problem ?? undefined}
        defaultValue={email ?? ""}
        readOnly={isSignedIn}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LIMITS.email}
        enterKeyHint="go"
      />
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
