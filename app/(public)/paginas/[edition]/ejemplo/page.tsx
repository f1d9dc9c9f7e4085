import { PageHeading } from "@/components/pages/page-heading";
import { PlanExample } from "@/components/plans/plan-example";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { pageMetadata } from "@/lib/page-metadata";
import { PLAN_IDS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

export const generateMetadata = async () =>
  pageMetadata({
    title: "Página de ejemplo",
    description: "Así se ve una página en cada plan, con un negocio inventado.",
    path: routes.planExample(),
    // A shop that does not exist is for nobody to find.
    isIndexed: false,
  });

export default function PlanExamplePage() {
  return (
    <div className="page-width py-10 lg:py-20">
      <PageHeading
        title="Así se ve tu página en cada plan"
        lead="Es un ejemplo: este negocio y todos sus datos son inventados, y sus botones están dibujados."
      />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-3">
        {PLAN_IDS.map((plan) => (
          <PlanExample key={plan} plan={plan} />
        ))}
      </div>
      <p className="mt-10">
        <Link href={routes.plans()} className={buttonVariants()}>
          Ver precios y elegir plan
        </Link>
      </p>
    </div>
  );
}
