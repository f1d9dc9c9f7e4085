import { VERIFYING, VerifyingNote } from "@/components/payments/verifying-note";
import { VerifyingPayment } from "@/components/payments/verifying-payment";
import { buttonVariants } from "@/components/ui/button";
import type { PollTarget } from "@/lib/payments/poll";
import { PLANS, type Plan } from "@/lib/plans/plans";
import type { Standing } from "@/lib/registration/payment-hint";
import { routes } from "@/lib/routes";
import { Sheet } from "./sheet";

type PaymentCheckProps = {
  plan: Plan;
  email: string | null;
  /** Standing of the payment; there is no month of it that this account can use here. */
  standing: Standing;
  target: PollTarget | null;
  returnTo: string;
};

const TITLES: Readonly<Record<Standing, string>> = {
  confirmed: "Tu pago está confirmado",
  waiting: "Pago en proceso",
  unknown: "No pudimos confirmar tu pago",
};

const TEXTS: Readonly<Record<Standing, (plan: string) => string>> = {
  confirmed: (plan) => `Tu mes del plan ${plan} no está por usarse en esta cuenta.`,
  waiting: (plan) =>
    `El proveedor de pagos todavía no nos confirma tu plan ${plan}. Con tarjeta tarda menos de un minuto; en OXXO, hasta dos días. Te escribimos en cuanto llegue.`,
  unknown: (plan) =>
    `No encontramos un pago del plan ${plan} en esta cuenta. Si acabas de pagar, no pagues otra vez: con tarjeta tarda menos de un minuto; en OXXO, hasta dos días. Te escribimos en cuanto llegue.`,
};

export function PaymentCheck({ plan, email, standing, target, returnTo }: PaymentCheckProps) {
  const { name } = PLANS[plan];
  return (
    <VerifyingPayment
      target={standing === "confirmed" ? null : (target ?? "account")}
      waiting={
        <Sheet title={VERIFYING}>
          <VerifyingNote />
        </Sheet>
      }
    >
      <Sheet title={TITLES[standing]}>
        <p className="mt-2">{TEXTS[standing](name)}</p>
        {email && (
          <p className="mt-2 text-ink-soft text-sm">
            Si ya usaste este mes, lo ves en «Mi negocio». Entraste como{" "}
            <span className="wrap-anywhere font-semibold">{email}</span>. Si pagaste con otro correo, entra con ése.
          </p>
        )}
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
          {/* A plain link: the page is asked for anew. */}
          <a href={returnTo} className={buttonVariants()}>
            Volver a revisar
          </a>
          <a href={routes.ownerPanel()} className={buttonVariants({ variant: "outline" })}>
            Ir a Mi negocio
          </a>
          {standing === "unknown" && (
            <a href={routes.register(plan)} className={buttonVariants({ variant: "outline" })}>
              Contratar el plan {name}
            </a>
          )}
        </div>
      </Sheet>
    </VerifyingPayment>
  );
}
