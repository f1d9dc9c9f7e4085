import { QuestionSection } from "@/components/pages/question-section";
import { formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";

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
export const PlansQuestions = ({ isInvoiceOffered }: { isInvoiceOffered: boolean }) => (
  <div className="page-width pb-12 lg:pb-20">
    <QuestionSection
      id="preguntas"
      title="Preguntas frecuentes"
      text={QUESTIONS + (isInvoiceOffered ? INVOICE_OFFERED : NO_INVOICE)}
    />
  </div>
);
