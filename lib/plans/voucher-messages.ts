import { formatLongMoment } from "@/lib/format";
import { PLANS, type Plan } from "./plans";

/** Words of a voucher whose buyer has paid otherwise: paid too, it would be a second month. */
export const doNotPay = (paidPlan: Plan): string => `Ya tienes ${PLANS[paidPlan].name}; no pagues ese comprobante.`;

/** "a más tardar el 5 de febrero de 2026 a las 20:59": shops are open later than some vouchers. @param endsAt ISO 8601 */
export const deadline = (endsAt: string | null): string =>
  endsAt === null ? "antes de que venza" : `a más tardar el ${formatLongMoment(new Date(endsAt))}`;

export const howToPay = (endsAt: string | null): string =>
  `Paga tu comprobante en la tienda ${deadline(endsAt)}. Si ya lo pagaste, puede tardar hasta dos días en acreditarse: tu plan empieza solo y te escribimos.`;
