import type { ReactNode } from "react";
import { VERIFYING, VerifyingNote } from "@/components/payments/verifying-note";
import { VerifyingPayment } from "@/components/payments/verifying-payment";
import { buttonVariants } from "@/components/ui/button";
import type { PollTarget } from "@/lib/payments/poll-target";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type PaymentCheckProps = {
  plan: Plan;
  /** Of whoever is signed in. */
  email: string | null;
  /** The ledger knows of the payment, and of no month of it that this account can use here. */
  isConfirmed: boolean;
  /** What a browser goes on asking. */
  target: PollTarget | null;
  returnTo: string;
};

/** The address says that something was paid, and there is no month to use for it. */
export function PaymentCheck({ plan, email, isConfirmed, target, returnTo }: PaymentCheckProps) {
  const { name } = PLANS[plan];
  return (
    <VerifyingPayment
      target={isConfirmed ? null : target}
      waiting={
        <Sheet title={VERIFYING}>
          <VerifyingNote />
        </Sheet>
      }
    >
      <Sheet title={isConfirmed ? "Tu pago está confirmado" : VERIFYING}>
        <p className="mt-2">
          {isConfirmed
            ? `Tu mes del plan ${name} no está por usarse en esta cuenta.`
            : `El proveedor de pagos todavía no nos confirma tu plan ${name}. Con tarjeta tarda menos de un minuto; en OXXO, hasta dos días. Te escribimos en cuanto llegue.`}
        </p>
        {email && (
          <p className="mt-2 text-ink-soft text-sm">
            Si ya usaste este mes, lo ves en «Mi negocio». Entraste como{" "}
            <span className="break-all font-semibold">{email}</span>. Si pagaste con otro correo, entra con ése.
          </p>
        )}
        <div className="mt-4 grid gap-3 sm:flex">
          {/* A plain link: the page is asked for anew. */}
          <a href={returnTo} className={buttonVariants()}>
            Volver a revisar
          </a>
          <a href={routes.ownerPanel()} className={buttonVariants({ variant: "outline" })}>
            Ir a Mi negocio
          </a>
        </div>
      </Sheet>
    </VerifyingPayment>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="verificando" className="rounded-card border border-line bg-white p-5">
      <h2 id="verificando" className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
