"use client";

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { PaymentSpeed } from "@/components/plans/payment-speed";
import { buttonVariants } from "@/components/ui/button";
import { CONFIRMATION_FIELD, isTypedTwice } from "@/lib/auth/typed-address";
import { dismissErrors } from "@/lib/browser/toasts";
import type { OwnBusiness } from "@/lib/owner/model";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { requestCheckout } from "@/lib/payments/request-checkout";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { canOpenByItself, OPENS_AFTER_MS, tellFailedStart, useComingBack } from "./checkout-start";

type CheckoutFormProps = {
  plan: Plan;
  /** The account's address; without an account what stands in the two fields for one. */
  email: string | TypedAddress;
  request: string;
  businesses: readonly OwnBusiness[];
  chosenBusinessId: string;
  /** Starts by itself, once in a browser's session: the price is on the page all the same. */
  isAutomatic: boolean;
};

/** Opens the checkout. Without JavaScript the form is sent, and its response is a page with a link to the provider. */
export function CheckoutForm({ plan, email, request, businesses, chosenBusinessId, isAutomatic }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [message, setMessage] = useState("");

  useComingBack(useCallback(() => setIsOpening(false), []));

  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setTimeout(() => canOpenByItself() && form.current?.requestSubmit(), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAutomatic]);

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpening) return;
    const sent = new FormData(event.currentTarget);
    const read = (name: string) => String(sent.get(name) ?? "").trim();
    if (sent.has(CONFIRMATION_FIELD) && !isTypedTwice(read("email"), read(CONFIRMATION_FIELD))) {
      return setMessage(PAYMENT_MESSAGES.emailDiffers);
    }
    setIsOpening(true);
    setMessage("");
    dismissErrors();
    const result = await requestCheckout({
      ...{ plan, email: read("email"), businessId: read("negocio"), form: request },
    });
    if (result.kind === "open") return location.assign(result.href);
    setIsOpening(false);
    tellFailedStart(result);
  }

  return (
    <form ref={form} method="post" action={routes.newCheckout()} onSubmit={open} className="mt-6 grid gap-5">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="solicitud" value={request} />
      {typeof email === "string" ? <input type="hidden" name="email" value={email} /> : <AddressFields typed={email} />}
      <BusinessChoice businesses={businesses} chosenId={chosenBusinessId} />
      {message && (
        <p role="alert" className="rounded-field bg-error-soft px-4 py-3 text-error">
          {message}
        </p>
      )}
      <div className="grid">
        <button type="submit" aria-disabled={isOpening} className={buttonVariants()}>
          {isOpening ? "Abriendo el pago…" : `Pagar plan ${PLANS[plan].name}`}
        </button>
        <PaymentSpeed />
      </div>
    </form>
  );
}

type BusinessChoiceProps = { businesses: readonly OwnBusiness[]; chosenId: string };

function BusinessChoice({ businesses, chosenId }: BusinessChoiceProps) {
  const [only, ...others] = businesses;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <p>
        Para <strong>{only.name}</strong>
        <input type="hidden" name="negocio" value={only.id} />
      </p>
    );
  }
  const chosen = businesses.find(({ id }) => id === chosenId) ?? only;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="negocio" className="font-semibold text-sm">
        ¿Para cuál de tus negocios?
      </label>
      <select
        id="negocio"
        name="negocio"
        defaultValue={chosen.id}
        className="h-12 w-full min-w-0 cursor-pointer rounded-field border border-field bg-card px-4 text-base"
      >
        {businesses.map(({ id, name, plan }) => (
          <option key={id} value={id}>
            {name} (plan {PLANS[plan].name})
          </option>
        ))}
      </select>
    </div>
  );
}

export type TypedAddress = { email: string; confirmation: string };

const FIELDS = [
  { name: "email", label: "Tu correo", value: "email" },
  { name: CONFIRMATION_FIELD, label: "Repite tu correo", value: "confirmation" },
] as const;

/** The address of somebody without an account, twice: a month that was paid on a mistyped one reaches nobody. */
function AddressFields({ typed }: { typed: TypedAddress }) {
  return FIELDS.map(({ name, label, value }) => (
    <div key={name} className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed[value]}
        className="h-12 w-full min-w-0 rounded-field border border-field bg-card px-4 text-base"
      />
    </div>
  ));
}
