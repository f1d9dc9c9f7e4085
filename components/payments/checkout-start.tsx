import { StatusSheet } from "@/components/feedback/status-sheet";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import type { OwnBusiness } from "@/lib/owner/model";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { CheckoutForm } from "./checkout-form";
import { CheckoutTerms } from "./checkout-terms";
import { Price } from "./price";
import { PurchaseFacts } from "./purchase-facts";

type CheckoutStartProps = {
  plan: Plan;
  email: string;
  /** The form's id. */
  request: string;
  businesses: readonly OwnBusiness[];
  chosenBusinessId: string;
  today: IsoDate;
  /** What stands in the way, or null. */
  problem: string | null;
  /** Whether a payment of this plan is under way already. */
  isPending: boolean;
  /** Whether anything can be paid at all. */
  isOpen: boolean;
  isAutomatic: boolean;
};

/** The page before an order: plan, price, what renews, and the button. */
export function CheckoutStart({
  plan,
  email,
  request,
  today,
  problem,
  isPending,
  isOpen,
  isAutomatic,
  ...choice
}: CheckoutStartProps) {
  return (
    <StatusSheet tone="plain" title={`Plan ${PLANS[plan].name}`}>
      <Price pesos={PLANS[plan].pricePerMonthMxn} />
      <PurchaseFacts plan={null} amountPesos={null} email={email} />
      {choice.businesses.length === 0 && (
        <p className="mt-5 rounded-field bg-sand px-4 py-3">
          Después de pagar registras tu negocio con este mismo correo: el mes empieza ese día.
        </p>
      )}
      {isPending && (
        <p role="status" className="mt-5 rounded-field bg-closing-soft px-4 py-3 text-closing">
          Ya tienes un pago de este plan en proceso. Si ya pagaste, espera a que se acredite: no hace falta pagar otra
          vez.
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-5 rounded-field bg-error-soft px-4 py-3 text-error">
          {problem}
        </p>
      )}
      {isOpen && (
        <CheckoutForm plan={plan} email={email} request={request} isAutomatic={isAutomatic && !isPending} {...choice} />
      )}
      <CheckoutTerms today={today} />
      <p className="mt-6">
        <Link href={routes.plans()} className="text-link inline-flex min-h-11 items-center">
          Comparar planes
        </Link>
      </p>
    </StatusSheet>
  );
}
