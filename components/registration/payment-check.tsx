import { buttonVariants } from "@/components/ui/button";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

type PaymentCheckProps = { plan: Plan; email: string; returnTo: string };

/** The address says that something was paid, and the ledger does not know of it yet. */
export function PaymentCheck({ plan, email, returnTo }: PaymentCheckProps) {
  return (
    <section aria-labelledby="verificando" className="rounded-card border border-line bg-white p-5">
      <h2 id="verificando" className="text-lg">
        Verificando pago…
      </h2>
      <p className="mt-2">
        El proveedor de pagos todavía no nos confirma tu plan {PLANS[plan].name}. Con tarjeta tarda menos de un minuto;
        en OXXO, hasta dos días. Te escribimos en cuanto llegue.
      </p>
      <p className="mt-2 text-ink-soft text-sm">
        Si ya usaste este mes, lo ves en «Mi negocio». Entraste como{" "}
        <span className="break-all font-semibold">{email}</span>. Si pagaste con otro correo, entra con ése.
      </p>
      <div className="mt-4 grid gap-3 sm:flex">
        {/* A plain link: the page is asked for anew. */}
        <a href={returnTo} className={buttonVariants()}>
          Volver a revisar
        </a>
        <a href={routes.ownerPanel()} className={buttonVariants({ variant: "outline" })}>
          Ir a Mi negocio
        </a>
      </div>
    </section>
  );
}
