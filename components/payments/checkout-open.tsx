import { StatusSheet } from "@/components/feedback/status-sheet";
import { PaymentSpeed } from "@/components/plans/payment-speed";
import { PlanContents } from "@/components/plans/plan-contents";
import { buttonVariants } from "@/components/ui/button";
import type { IsoDate } from "@/lib/clock";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { CheckoutTerms } from "./checkout-terms";
import { Price } from "./price";

type CheckoutOpenProps = {
  plan: Plan;
  pesos: number;
  href: string;
  today: IsoDate;
};

/** The page of an open order: the plain link to the provider, for those without JavaScript and those who come back. */
export function CheckoutOpen({ plan, pesos, href, today }: CheckoutOpenProps) {
  return (
    <StatusSheet tone="plain" title={`Plan ${PLANS[plan].name}`}>
      <Price pesos={pesos} />
      <a href={href} className={buttonVariants({ className: "mt-6 w-full" })}>
        Ir a pagar
      </a>
      <PaymentSpeed />
      <p className="mt-3 text-ink-soft text-sm">Se abre la página del proveedor de pagos. El enlace dura 24 horas.</p>
      <PlanContents plan={plan} className="mt-7" />
      <CheckoutTerms today={today} />
    </StatusSheet>
  );
}
