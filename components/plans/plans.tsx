import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";
import { BillingTerms } from "./billing-terms";
import { PlanBenefits } from "./plan-benefits";
import { PlanCards } from "./plan-cards";
import { PlanComparison } from "./plan-comparison";
import { PlansQuestions } from "./plans-questions";

const CONTACT_SALES = "Contactar Ventas";

/** Talks to sales by WhatsApp where there is a number; elsewhere it says that it cannot yet (`browser/on-demand/sales.ts`), and leads to support without JavaScript. */
export function SalesContact({ chatUrl, className }: { chatUrl: string | null; className?: string }) {
  const look = buttonVariants({ variant: "ghost", className: `border border-ink-muted ${className ?? ""}` });
  if (chatUrl) {
    return (
      <a href={chatUrl} target="_blank" rel="noopener noreferrer" className={look}>
        {CONTACT_SALES}
        <span className="sr-only"> por WhatsApp (abre otra pestaña)</span>
      </a>
    );
  }
  return (
    <form action={routes.support()} data-script="sales">
      <button type="submit" data-held="" className={`${look} w-full`}>
        {CONTACT_SALES}
      </button>
    </form>
  );
}

/** The last word of the plans page. @param salesChatUrl the support's chat; null: none is configured. */
function PlansCall({ salesChatUrl }: { salesChatUrl: string | null }) {
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

const promises = ["Precio final en pesos", "Sin permanencia", "Cancela cuando quieras"];

type PlansProps = { salesChatUrl: string | null; isInvoiceOffered: boolean };

export function Plans({ salesChatUrl, isInvoiceOffered }: PlansProps) {
  return (
    <>
      <div className="page-width pt-10 lg:pt-20">
        <h1 className="max-w-[20ch] text-3xl">Que tu colonia encuentre tu negocio</h1>
        <p className="mt-4 max-w-narrow text-ink-soft text-lg">
          Empieza gratis en {BRAND.name}. Mejora tu plan cuando quieras que te escriban, vean tus fotos y sepan llegar.
        </p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon name="check" className="size-5 shrink-0 text-open" />
              {promise}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link href={routes.planExample()} className="text-link inline-flex min-h-11 items-center">
            Mira una página de ejemplo en cada plan
          </Link>
        </p>
        <div className="mt-8">
          <PlanCards />
        </div>
      </div>
      <BillingTerms />
      <PlanBenefits />
      <PlanComparison />
      <PlansQuestions isInvoiceOffered={isInvoiceOffered} />
      <PlansCall salesChatUrl={salesChatUrl} />
    </>
  );
}
