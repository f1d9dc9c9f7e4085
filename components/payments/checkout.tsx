import { StatusSheet } from "@/components/feedback/status-sheet";
import { PaymentSpeed } from "@/components/plans/payment-speed";
import { PlanContents } from "@/components/plans/plan-contents";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { IsoDate } from "@/lib/clock";
import { formatList, formatLongDate, formatPesos } from "@/lib/format";
import type { OwnBusiness } from "@/lib/owner/model";
import type { UnfinishedOrder } from "@/lib/payments/mapper";
import { BILLING } from "@/lib/plans/billing";
import { oneMonthLater } from "@/lib/plans/paid-until";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { CheckoutForm, type TypedAddress } from "./checkout-form";
import { PurchaseFacts } from "./purchase-facts";

type CheckoutStartProps = {
  plan: Plan;
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

function Price({ pesos }: { pesos: number }) {
  return (
    <p className="mt-4">
      <strong className="text-2xl tracking-tight">{formatPesos(pesos)}</strong>{" "}
      <span className="text-ink-soft">MXN en total, por un mes</span>
    </p>
  );
}

type Term = { icon: IconName; text: string };

const termsOn = (today: IsoDate): readonly Term[] => [
  {
    icon: "clock",
    text: `Pagas un mes. Si pagas hoy, tu plan llega hasta el ${formatLongDate(oneMonthLater(today))}. Si tu negocio ya tiene este plan, el mes nuevo empieza cuando termine el que tienes.`,
  },
  {
    icon: "rotate-ccw",
    text: `No se renueva solo y no guardamos tu tarjeta. Te avisamos por correo ${formatList(BILLING.reminderDays.map(String))} días antes de que termine, y tú decides si pagas otro mes.`,
  },
  {
    icon: "x",
    text: `Para cancelar basta con no pagar el mes siguiente, o usar «Cancelar plan» en «Mi negocio». Conservas tu plan ${BILLING.graceDays} días más y después tu página sigue en el plan Gratis. No se borra nada.`,
  },
  {
    icon: "card",
    text: "Pagas con tarjeta o en efectivo en la página de Mercado Pago. En efectivo, el plan se activa cuando se acredita el pago.",
  },
];

/** Price is one thing; this is the rest that one knows before paying: period, renewal, how to stop. */
function CheckoutTerms({ today }: { today: IsoDate }) {
  return (
    <ul className="mt-6 grid gap-4 border-line border-t pt-6">
      {termsOn(today).map(({ icon, text }) => (
        <li key={icon} className="flex gap-3 text-ink-soft">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-action-strong" />
          {text}
        </li>
      ))}
    </ul>
  );
}

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
