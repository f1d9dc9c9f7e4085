"use client";

import { type FormEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { formatPesos } from "@/lib/format";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { emailIn } from "@/lib/payments/query";
import { requestCheckout } from "@/lib/payments/request-checkout";
import { PLANS, type Plan, parsePlan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const priceOf = (plan: Plan): string => `MXN ${formatPesos(PLANS[plan].pricePerMonthMxn)}`;

const BUTTONS: readonly { plan: Plan; text: string }[] = [
  { plan: "free", text: "Continue with Free" },
  { plan: "pro", text: `Buy Pro (${priceOf("pro")})` },
  { plan: "premium", text: `Buy Premium (${priceOf("premium")})` },
];

/** The three plans as buttons, for trying a purchase out. Its words are English, as specified. */
export function PlansTestForm({ email: knownEmail }: { email: string }) {
  const [message, setMessage] = useState("");

  async function buy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const plan = parsePlan(form.get("plan")) ?? "free";
    const email = emailIn(String(form.get("email") ?? ""));
    setMessage("");
    if (!email) return setMessage(PAYMENT_MESSAGES.emailInvalid);
    const result = await requestCheckout({ plan, email });
    if (result.kind === "open") return location.assign(result.href);
    setMessage(result.message);
  }

  return (
    <form method="post" action={routes.newCheckout()} onSubmit={buy} noValidate className="mt-6 grid gap-4">
      <label htmlFor="email" className="font-semibold text-sm">
        Email
      </label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={knownEmail}
        aria-describedby="email-error"
        className="-mt-2 h-12 w-full rounded-field border border-field bg-card px-4 text-base"
      />
      <p id="email-error" role="alert" className="text-error empty:hidden">
        {message}
      </p>
      {BUTTONS.map(({ plan, text }) => (
        <button
          key={plan}
          type="submit"
          name="plan"
          value={plan}
          className={buttonVariants({ variant: plan === "free" ? "outline" : "default" })}
        >
          {text}
        </button>
      ))}
    </form>
  );
}
