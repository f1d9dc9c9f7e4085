import { Icon, type IconName } from "@/components/ui/icon";
import { formatList } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";

const terms: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "card",
    title: "Un pago es un mes",
    text: "Pagas con tarjeta, o en efectivo en OXXO, en la página de Mercado Pago. No guardamos tu tarjeta, nada se renueva solo y no hay más cargos.",
  },
  {
    icon: "clock",
    title: "Te avisamos antes",
    text: `Te escribimos ${formatList(BILLING.reminderDays.map(String))} días antes de que termine tu mes. Para seguir, pagas otro.`,
  },
  {
    icon: "check",
    title: "Cancelas cuando quieras",
    text: `Para cancelar basta con no pagar el mes siguiente: tu plan sigue ${BILLING.graceDays} días más y luego tu página queda en el plan Gratis. No se borra nada.`,
  },
];

export function BillingTerms() {
  return (
    <section aria-labelledby="como-se-paga" className="page-width pt-10 pb-14 lg:pb-20">
      <h2 id="como-se-paga" className="sr-only">
        Cómo se paga
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {terms.map((term) => (
          <li key={term.title} className="flex gap-3">
            <Icon name={term.icon} className="mt-0.5 size-5 shrink-0 text-action-strong" />
            <div>
              <h3 className="text-base">{term.title}</h3>
              <p className="mt-1 text-ink-soft">{term.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
