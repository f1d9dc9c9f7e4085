"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast-queue";
import type { OwnBusiness } from "@/lib/owner/model";
import { requestCheckout } from "@/lib/payments/request-checkout";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { BusinessChoice } from "./business-choice";

const AUTO_START_MS = 100;

type CheckoutFormProps = {
  plan: Plan;
  email: string;
  businesses: readonly OwnBusiness[];
  chosenBusinessId: string;
  /** Starts by itself, once in a browser's session: the price is on the page all the same. */
  isAutomatic: boolean;
};

/** Whether this session starts the payment of a plan by itself for the first time. */
function isFirstAutomaticStart(plan: Plan): boolean {
  const key = `pago_auto_${plan}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false; // storage may be switched off: better a tap than a loop
  }
}

/** Opens the checkout. Without JavaScript the form is sent, and its answer is a page with a link to the provider. */
export function CheckoutForm({ plan, email, businesses, chosenBusinessId, isAutomatic }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [message, setMessage] = useState("");

  useEffect(() => {
    // Coming back from the provider, a browser may show the page as it was left.
    const reset = () => setIsOpening(false);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setTimeout(() => isFirstAutomaticStart(plan) && form.current?.requestSubmit(), AUTO_START_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic, plan]);

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpening) return;
    const businessId = String(new FormData(event.currentTarget).get("negocio") ?? "");
    setIsOpening(true);
    setMessage("");
    const answer = await requestCheckout({ plan, email, businessId });
    if (answer.kind === "open") return location.assign(answer.href);
    setIsOpening(false);
    setMessage(answer.message);
    showToast({ title: answer.title, text: answer.message, variant: "destructive" });
  }

  return (
    <form ref={form} method="post" action={routes.newCheckout()} onSubmit={open} className="mt-6 grid gap-5">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="email" value={email} />
      <BusinessChoice businesses={businesses} chosenId={chosenBusinessId} />
      {message && (
        <p role="alert" className="rounded-field bg-error-soft px-4 py-3 text-error">
          {message}
        </p>
      )}
      <button type="submit" aria-disabled={isOpening} className={plainButtonVariants({ size: "lg" })}>
        {isOpening ? "Abriendo el pago…" : `Pagar plan ${PLANS[plan].name}`}
      </button>
    </form>
  );
}
