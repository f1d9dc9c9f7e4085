import { Icon, type IconName } from "@/components/ui/icon";
import type { IsoDate } from "@/lib/clock";
import { formatList, formatLongDate } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { oneMonthLater } from "@/lib/plans/paid-until";

type Term = { icon: IconName; text: string };

const termsOn = (today: IsoDate): readonly Term[] => [
  {
    icon: "clock",
    text: `Pagas un mes. Si pagas hoy, tu plan llega hasta el ${formatLongDate(oneMonthLater(today))}. Si tu negocio ya tiene este plan, el mes nuevo empieza cuando termine el que tienes.`,
  },
  {
    icon: "rotate-ccw",
    text: `No se renueva solo y no guardamos tu tarjeta. Te avisamos por correo ${formatList(BILLING.reminderDays.map(String))} días antes de que termine, y tú decides si pagas otro mes.`,
  },
  {
    icon: "x",
    text: `Para cancelar basta con no pagar el mes siguiente, o usar «Cancelar plan» en «Mi negocio». Conservas tu plan ${BILLING.graceDays} días más y después tu página sigue en el plan Gratis. No se borra nada.`,
  },
  {
    icon: "card",
    text: "Pagas con tarjeta o en efectivo en la página de Mercado Pago. En efectivo, el plan se activa cuando se acredita el pago.",
  },
];

/** Price is one thing; this is the rest that one knows before paying: period, renewal, how to stop. */
export function CheckoutTerms({ today }: { today: IsoDate }) {
  return (
    <ul className="mt-6 grid gap-4 border-line border-t pt-6">
      {termsOn(today).map(({ icon, text }) => (
        <li key={icon} className="flex gap-3 text-ink-soft">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-action-strong" />
          {text}
        </li>
      ))}
    </ul>
  );
}
