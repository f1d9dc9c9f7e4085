import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { formatPesos } from "@/lib/format";
import { advertisedImages, planBefore } from "@/lib/plans/comparison";
import { PLANS, type Plan, type PlanDefinition } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { PaymentSpeed } from "./payment-speed";
import { PlanFacade } from "./plan-facade";

const { free, pro, premium } = PLANS;
const characters = ({ limits }: typeof free) => `Descripción de ${limits.descriptionCharacters} letras`;

export function PlanCards() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 lg:grid-cols-3">
      <PlanCard
        plan={free}
        summary="Para que te encuentren y te llamen."
        features={[
          "Tu página en el directorio",
          "Teléfono, dirección y mapa",
          advertisedImages(free),
          characters(free),
          "Cuántas visitas y clics recibes",
        ]}
      />
      <PlanCard
        plan={pro}
        summary="Para que te escriban y sepan llegar."
        features={[
          planBefore("pro"),
          "Botón de WhatsApp",
          "Cómo llegar, tus servicios y tu horario",
          advertisedImages(pro),
          characters(pro),
          "Redes sociales y sitio web",
          "Promoción especial",
          "Estadísticas por día y canal",
        ]}
      />
      <PlanCard
        plan={premium}
        summary="Para mostrar todo lo que haces."
        features={[
          planBefore("premium"),
          advertisedImages(premium),
          "Video y menú",
          "Varias promociones con vigencia",
          "Descripción larga, con ayuda de IA",
        ]}
      />
    </div>
  );
}

type PlanChoiceProps = { plan: Plan; planName: string; className: string };

const PlanChoice = ({ plan, planName, className }: PlanChoiceProps) => (
  <Link href={plan === "free" ? routes.registerFree() : routes.register(plan)} className={className}>
    Elegir plan<span className="sr-only"> {planName}</span>
  </Link>
);

type PlanCardProps = {
  plan: PlanDefinition;
  summary: string;
  /** Features, most wanted first. */
  features: readonly string[];
};

function PlanCard({ plan, summary, features }: PlanCardProps) {
  const isPaid = plan.pricePerMonthMxn > 0;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={`relative flex flex-col rounded-card border bg-card ${plan.isMostPopular ? "border-ink outline-2 outline-ink -outline-offset-1" : "border-line"}`}
    >
      {plan.isMostPopular && (
        <Badge tone="orange" size="lg" className="-top-3.5 absolute left-5">
          Más popular
        </Badge>
      )}
      <div className="overflow-hidden rounded-t-card">
        <PlanFacade plan={plan.id} />
      </div>
      <div className="flex flex-1 flex-col p-5 lg:p-6">
        <h2 id={`plan-${plan.id}`} className="text-xl">
          {plan.name}
        </h2>
        <p className="mt-1 text-ink-soft lg:max-xl:min-h-12">{summary}</p>
        <p className="mt-4 flex items-baseline gap-2">
          <span className="font-bold text-3xl tracking-tight">{formatPesos(plan.pricePerMonthMxn)}</span>
          <span className="text-ink-soft">MXN {isPaid ? "al mes" : "para siempre"}</span>
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {isPaid ? "Un pago, un mes. Sin cargo automático." : "Sin tarjeta y sin fecha de término."}
        </p>
        <PlanChoice
          plan={plan.id}
          planName={plan.name}
          className={buttonVariants({ variant: plan.isMostPopular ? "default" : "secondary", className: "mt-5" })}
        />
        <div className="lg:min-h-12">
          {isPaid ? <PaymentSpeed /> : <p className="mt-2 text-ink-soft text-sm">Tres minutos y cuatro datos.</p>}
        </div>
        <ul className="mt-6 grid gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-open" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
