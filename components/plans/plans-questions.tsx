import { QuestionSection } from "@/components/pages/question-section";
import { formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";

/** @param isOffered whether the operator issues them. */
const invoiceQuestion = (isOffered: boolean) => ({
  question: "¿Dan factura?",
  answer: isOffered
    ? "Sí. Pídela en «Tu cuenta», «Tus pagos», el mismo mes en que pagas, con los datos de tu constancia de situación fiscal."
    : "Por ahora no emitimos factura (CFDI). Tu comprobante de pago llega por correo.",
});

const questions = [
  {
    question: "¿Cuánto cuesta y cada cuándo se paga?",
    answer: `El plan Gratis no cuesta. Profesional cuesta ${formatPesos(PLANS.pro.pricePerMonthMxn)} MXN al mes y Premium ${formatPesos(PLANS.premium.pricePerMonthMxn)} MXN al mes. Es el total que pagas: no hay inscripción ni cargos aparte.`,
  },
  {
    question: "¿Me van a cobrar solos el mes siguiente?",
    answer:
      "No. Cada pago cubre un mes y no hay cargo automático. Te recordamos antes de que termine y tú decides si pagas el siguiente.",
  },
  {
    question: "¿Cómo cancelo?",
    answer: `Basta con no pagar el siguiente mes, o usar «Cancelar plan» en «Mi negocio». Tu página conserva su plan hasta que termina el mes pagado y ${BILLING.graceDays} días más; luego sigue publicada con el plan Gratis.`,
  },
  {
    question: "¿Qué pasa con mis fotos y promociones si bajo de plan?",
    answer:
      "Se guardan, pero dejan de mostrarse las que tu plan no incluye. Si vuelves a subir de plan, aparecen otra vez.",
  },
  {
    question: "¿Puedo empezar gratis y cambiar después?",
    answer:
      "Sí. Registra tu negocio gratis y mejora tu plan el día que quieras, con la misma página y la misma dirección.",
  },
  {
    question: "¿Pagar me pone en primer lugar?",
    answer:
      "Primero va lo que la persona buscó. Entre resultados parecidos, los planes de pago pueden aparecer antes, y ahí lo decimos con la palabra «Destacado».",
  },
  {
    question: "Mi negocio ya aparece y yo no lo registré. ¿Por qué?",
    answer:
      "Muchos negocios vienen del directorio público del INEGI (DENUE). Si es tuyo, toca «Adminístralo gratis» en su página y pide que quede a tu nombre; en soporte te decimos cómo pedir que se corrija o se quite.",
  },
];

export function PlansQuestions({ isInvoiceOffered }: { isInvoiceOffered: boolean }) {
  return (
    <div className="page-width pb-12 lg:pb-20">
      <QuestionSection
        id="preguntas"
        title="Preguntas frecuentes"
        questions={[...questions, invoiceQuestion(isInvoiceOffered)]}
      />
    </div>
  );
}
