import { QuestionSection } from "@/components/pages/question-section";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { formatList, formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { PlanCards } from "./plan-cards";
import { PlanComparison } from "./plan-comparison";

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

const QUESTIONS = `
## ¿Cuánto cuesta y cada cuándo se paga?
El plan Gratis no cuesta. Profesional cuesta ${formatPesos(PLANS.pro.pricePerMonthMxn)} MXN al mes y Premium ${formatPesos(PLANS.premium.pricePerMonthMxn)} MXN al mes. Es el total que pagas: no hay inscripción ni cargos aparte.

## ¿Me van a cobrar solos el mes siguiente?
No. Cada pago cubre un mes y no hay cargo automático. Te recordamos antes de que termine y tú decides si pagas el siguiente.

## ¿Cómo cancelo?
Basta con no pagar el siguiente mes, o usar «Cancelar plan» en «Mi negocio». Tu página conserva su plan hasta que termina el mes pagado y ${BILLING.graceDays} días más; luego sigue publicada con el plan Gratis.

## ¿Qué pasa con mis fotos y promociones si bajo de plan?
Se guardan, pero dejan de mostrarse las que tu plan no incluye. Si vuelves a subir de plan, aparecen otra vez.

## ¿Puedo empezar gratis y cambiar después?
Sí. Registra tu negocio gratis y mejora tu plan el día que quieras, con la misma página y la misma dirección.

## ¿Pagar me pone en primer lugar?
Primero va lo que la persona buscó. Entre resultados parecidos, los planes de pago pueden aparecer antes, y ahí lo decimos con la palabra «Destacado».

## Mi negocio ya aparece y yo no lo registré. ¿Por qué?
Muchos negocios vienen del directorio público del INEGI (DENUE). Si es tuyo, toca «Adminístralo gratis» en su página y pide que quede a tu nombre; en soporte te decimos cómo pedir que se corrija o se quite.

## ¿Dan factura?
`;

const INVOICE_OFFERED =
  "Sí. Pídela en «Tu cuenta», «Tus pagos», el mismo mes en que pagas, con los datos de tu constancia de situación fiscal.";
const NO_INVOICE = "Por ahora no emitimos factura (CFDI). Tu comprobante de pago llega por correo.";

/** @param isInvoiceOffered whether the operator issues them. */
const PlansQuestions = ({ isInvoiceOffered }: { isInvoiceOffered: boolean }) => (
  <div className="page-width pb-12 lg:pb-20">
    <QuestionSection
      id="preguntas"
      title="Preguntas frecuentes"
      text={QUESTIONS + (isInvoiceOffered ? INVOICE_OFFERED : NO_INVOICE)}
    />
  </div>
);

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "chart",
    title: "Estadísticas detalladas",
    text: "Mira cuántas personas vieron tu página, te llamaron, te escribieron o pidieron la ruta, día por día.",
  },
  {
    icon: "tag",
    title: "Promociones destacadas",
    text: "Tu oferta con foto y vigencia a la vista de todos. Cuando termina, se quita sola.",
  },
  {
    icon: "globe",
    title: "Presencia digital",
    text: "Una página propia que abre rápido, que los buscadores entienden y que se ve bien al compartirla por WhatsApp.",
  },
  {
    icon: "support",
    title: "Soporte especializado",
    text: "Te ayudamos a completar tu página, a corregir un dato o a recuperar tu acceso.",
  },
];

function PlanBenefits() {
  return (
    <section aria-labelledby="beneficios" className="bg-sand">
      <div className="page-width section-space">
        <h2 id="beneficios" className="text-xl lg:text-2xl">
          Beneficios adicionales
        </h2>
        <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="flex flex-wrap gap-4">
              <span className="flex size-[48px] shrink-0 items-center justify-center rounded-full bg-ink text-paper">
                <Icon name={benefit.icon} />
              </span>
              <div className="min-w-0 flex-[1_1_10rem]">
                <h3 className="text-lg">{benefit.title}</h3>
                <p className="mt-1 max-w-narrow text-ink-soft">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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

function BillingTerms() {
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
