import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";
import { BillingTerms } from "./billing-terms";
import { PlanBenefits } from "./plan-benefits";
import { PlanCards } from "./plan-cards";
import { PlanComparison } from "./plan-comparison";
import { PlansCall } from "./plans-call";
import { PlansQuestions } from "./plans-questions";

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
