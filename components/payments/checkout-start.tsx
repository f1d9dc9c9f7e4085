import { StatusSheet } from "@/components/feedback/status-sheet";
import { PlanContents } from "@/components/plans/plan-contents";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import type { OwnBusiness } from "@/lib/owner/model";
import type { UnfinishedOrder } from "@/lib/payments/mapper";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { TypedAddress } from "./checkout-form";
import { CheckoutForm } from "./checkout-form";
import { CheckoutTerms } from "./checkout-terms";
import { Price } from "./price";
import { PurchaseFacts } from "./purchase-facts";

type CheckoutStartProps = {
  plan: Plan;
  /** The account's address; without an account what stands in the two fields for one. */
  email: string | TypedAddress;
  request: string;
  businesses: readonly OwnBusiness[];
  chosenBusinessId: string;
  today: IsoDate;
  problem: string | null;
  pending: UnfinishedOrder | null;
  isOpen: boolean;
  isAutomatic: boolean;
};

export function CheckoutStart({
  plan,
  email,
  request,
  today,
  problem,
  pending,
  isOpen,
  isAutomatic,
  ...choice
}: CheckoutStartProps) {
  return (
    <StatusSheet tone="plain" title={`Plan ${PLANS[plan].name}`}>
      <Price pesos={PLANS[plan].pricePerMonthMxn} />
      {typeof email === "string" && <PurchaseFacts plan={null} amountPesos={null} email={email} />}
      {choice.businesses.length === 0 && (
        <p className="mt-5 rounded-field bg-sand px-4 py-3">
          Después de pagar registras tu negocio con este mismo correo: el mes empieza ese día.
        </p>
      )}
      {pending && (
        <p role="status" className="mt-5 rounded-field bg-closing-soft px-4 py-3 text-closing">
          Ya tienes un pago de este plan en proceso. Si ya pagaste, espera a que se acredite: no hace falta pagar otra
          vez.{" "}
          <a href={routes.paymentResult("pending", { plan, orden: pending.id })} className="font-semibold underline">
            {pending.voucher ? "Ver mi comprobante" : "Ver el estado del pago"}
          </a>
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-5 rounded-field bg-error-soft px-4 py-3 text-error">
          {problem}
        </p>
      )}
      {isOpen && (
        <CheckoutForm plan={plan} email={email} request={request} isAutomatic={isAutomatic && !pending} {...choice} />
      )}
      <PlanContents plan={plan} className="mt-7" />
      <CheckoutTerms today={today} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link href={routes.plans()} className="text-link inline-flex min-h-11 items-center">
          Comparar planes
        </Link>
        {choice.businesses.length > 0 && (
          <Link href={routes.registerAnother(plan)} className="text-link inline-flex min-h-11 items-center">
            Es para un negocio nuevo
          </Link>
        )}
      </p>
    </StatusSheet>
  );
}
