import { Icon } from "@/components/ui/icon";
import { BRAND } from "@/lib/brand";
import { BillingTerms } from "./billing-terms";
import { PlanBenefits } from "./plan-benefits";
import { PlanCards } from "./plan-cards";
import { PlanComparison } from "./plan-comparison";
import { PlansCall } from "./plans-call";
import { PlansQuestions } from "./plans-questions";

const promises = ["Precio final en pesos", "Sin permanencia", "Cancela cuando quieras"];

/** The plans page: what each plan gives and costs, and how it ends, before anybody chooses. */
export function Plans({ salesChatUrl }: { salesChatUrl: string | null }) {
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
        <div className="mt-12">
          <PlanCards />
        </div>
      </div>
      <BillingTerms />
      <PlanBenefits />
      <PlanComparison />
      <PlansQuestions />
      <PlansCall salesChatUrl={salesChatUrl} />
    </>
  );
}
