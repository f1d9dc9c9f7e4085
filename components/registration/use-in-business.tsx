"use client";

import { useActionState } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { PLANS, type Plan } from "@/lib/plans/plans";
import type { NoticeAction, NoticeState } from "@/lib/registration/model";

const IDLE: NoticeState = { kind: "idle" };

type Choice = { id: string; name: string; planName: string; action: NoticeAction };

type UseInBusinessProps = {
  plan: Plan;
  businesses: readonly Choice[];
  /** What the server said to a browser without scripts. */
  answer: NoticeState | null;
};

/** A paid month waits, and its buyer has businesses already: it may go to one of them. */
export function UseInBusiness({ plan, businesses, answer }: UseInBusinessProps) {
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby="usar-en" className="rounded-card border border-line bg-white p-5">
      <h2 id="usar-en" className="text-lg">
        Usa tu mes en un negocio que ya tienes
      </h2>
      {answer?.kind === "failed" && (
        <p role="alert" className="mt-2 font-semibold text-error text-sm">
          {answer.message}
        </p>
      )}
      <ul className="mt-3 grid gap-3">
        {businesses.map((business) => (
          <BusinessChoice key={business.id} plan={plan} {...business} />
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">O registra aquí abajo uno nuevo.</p>
    </section>
  );
}

function BusinessChoice({ plan, name, planName, action }: Choice & { plan: Plan }) {
  const [state, formAction, isPending] = useActionState(action, IDLE);
  return (
    <li>
      <form action={formAction} className="grid gap-1">
        <button
          type="submit"
          aria-disabled={isPending}
          className={plainButtonVariants({ variant: "outline", className: "text-left" })}
        >
          Usar en {name}
        </button>
        <p className="text-ink-soft text-sm">
          Ahora con el plan {planName}. Pasa a {PLANS[plan].name}.
        </p>
        {state.kind === "failed" && (
          <p role="alert" className="font-semibold text-error text-sm">
            {state.message}
          </p>
        )}
      </form>
    </li>
  );
}
