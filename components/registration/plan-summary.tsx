import { Link } from "@/components/ui/link";
import { formatList, formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { Sheet } from "./sheet";

export function PlanSummary({ plan }: { plan: Plan }) {
  const { name, pricePerMonthMxn } = PLANS[plan];
  return (
    <Sheet title={`Plan ${name}`}>
      <p className="mt-1">
        <span className="font-bold text-2xl">{formatPesos(pricePerMonthMxn)}</span> MXN por un mes
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-ink-soft text-sm">
        <li>Un pago es un mes: no se renueva solo y no guardamos tu tarjeta.</li>
        <li>
          Te escribimos {formatList(BILLING.reminderDays.map(String))} días antes de que termine. Para seguir, pagas
          otro.
        </li>
        <li>
          Puedes cancelar cuando quieras en «Mi negocio». Si no pagas, tu plan sigue {BILLING.graceDays} días y después
          tu página queda en el plan Gratis. No se borra nada.
        </li>
      </ul>
      <p className="mt-3 text-sm">
        <Link href={routes.plans()} className="text-link">
          Comparar planes
        </Link>
      </p>
    </Sheet>
  );
}
