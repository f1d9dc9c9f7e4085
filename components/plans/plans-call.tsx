import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { SalesContact } from "./sales-contact";

/** The last word of the plans page. @param salesChatUrl the support's chat; null: none is configured. */
export function PlansCall({ salesChatUrl }: { salesChatUrl: string | null }) {
  return (
    <section aria-labelledby="empieza" className="page-width pb-12 lg:pb-20">
      <div className="on-ink grid items-center gap-8 rounded-card px-6 py-10 sm:px-10 lg:grid-cols-[1fr_auto] lg:px-14">
        <div>
          <h2 id="empieza" className="text-xl lg:text-2xl">
            Empieza hoy, sin pagar
          </h2>
          <p className="mt-3 max-w-narrow text-ink-muted">
            Registra tu negocio gratis en unos minutos. Si te conviene más, después mejoras tu plan.
          </p>
        </div>
        <div className="grid gap-3">
          <Link href={routes.registerFree()} className={buttonVariants()}>
            Registrar Negocio
          </Link>
          <SalesContact chatUrl={salesChatUrl} />
        </div>
      </div>
    </section>
  );
}
