import { rejectionReason } from "./rejection-reasons";

export type PaymentWords = { what: string; next: string };

/** Reasons why a payment does not pay for a month, by the values of `private.payment_problem`. */
export const PROBLEM_WORDS = {
  referencia: {
    what: "La referencia del pago no es la de esta orden.",
    next: "Abre el pago en Mercado Pago y compara la referencia. Si es de otra orden, búscala aquí; si no es nuestro, devuélvelo allá.",
  },
  monto: {
    what: "Se pagó otra cantidad que la de la orden.",
    next: "Compara las dos cantidades. Devuelve el pago en Mercado Pago y pide que paguen de nuevo, o da una cortesía por el mes.",
  },
  moneda: {
    what: "El pago no está en pesos mexicanos.",
    next: "Devuélvelo en Mercado Pago y pide que paguen en pesos.",
  },
  cobrador: {
    what: "Lo cobró otra cuenta de Mercado Pago.",
    next: "Revisa MERCADOPAGO_COLLECTOR_ID. Si la cuenta es nuestra, corrígelo y vuelve a preguntar; si no, el dinero no llegó aquí.",
  },
  modo: {
    what: "Es un pago de prueba en un sitio de cobros reales, o al revés.",
    next: "Revisa MERCADOPAGO_LIVE y vuelve a preguntar. Un pago de prueba no trae dinero.",
  },
  sin_cobrar: {
    what: "El dinero está apartado, pero nadie lo ha cobrado.",
    next: "Cóbralo en Mercado Pago y vuelve a preguntar. Si no se cobra, se libera solo.",
  },
  devuelto: {
    what: "El dinero se devolvió, todo o una parte.",
    next: "El mes ya no cuenta. Si debe seguir, da una cortesía.",
  },
  estado: {
    what: "El proveedor no lo da por pagado.",
    next: "Mira el pago en Mercado Pago y vuelve a preguntar.",
  },
} as const satisfies Readonly<Record<string, PaymentWords>>;

const STATUS_WORDS: Readonly<Record<string, PaymentWords>> = {
  pending: {
    what: "Falta que lo paguen.",
    next: "Espera: cuando lo paguen en la tienda, el plan empieza solo. Si vence, no se cobra nada.",
  },
  in_process: {
    what: "El proveedor lo está revisando.",
    next: "Espera: suele tardar hasta dos días. No pidas que paguen otra vez.",
  },
  authorized: {
    what: "El banco lo autorizó, pero nadie lo ha cobrado.",
    next: "Cóbralo en Mercado Pago y vuelve a preguntar.",
  },
  in_mediation: {
    what: "Quien compró abrió una aclaración en Mercado Pago.",
    next: "Responde allá antes del plazo, con lo que muestre que la página estuvo publicada. Mientras tanto el mes no cuenta.",
  },
  charged_back: {
    what: "El banco regresó el dinero a quien compró (contracargo).",
    next: "Si no estás de acuerdo, responde en Mercado Pago antes del plazo. Si lo ganas, el mes vuelve solo.",
  },
  refunded: PROBLEM_WORDS.devuelto,
  rejected: {
    what: "El banco o el proveedor lo rechazó: no se cobró nada.",
    next: "No hay nada que hacer: quien compró puede intentarlo de nuevo.",
  },
  cancelled: {
    what: "Se canceló o venció sin pagarse: no se cobró nada.",
    next: "No hay nada que hacer: quien compró puede empezar otro pago.",
  },
};

const isKnown = (problem: string): problem is keyof typeof PROBLEM_WORDS => Object.hasOwn(PROBLEM_WORDS, problem);

type Payment = { status: string; detail: string | null; problem: string | null };

const PAID: PaymentWords = { what: "Pagado: cubre un mes.", next: "No hay nada que hacer." };

/** Words for a payment's problem; one without words is a matter of "estado". */
export function paymentWords({ status, detail, problem }: Payment): PaymentWords {
  if (problem === null) return PAID;
  // The state says more than that money went back, or is not there.
  const isState = problem === "estado" || problem === "sin_cobrar" || problem === "devuelto";
  const words =
    (isState && Object.hasOwn(STATUS_WORDS, status) ? STATUS_WORDS[status] : undefined) ??
    PROBLEM_WORDS[isKnown(problem) ? problem : "estado"];
  const reason = status === "rejected" ? rejectionReason(detail) : null;
  return reason ? { ...words, what: `${words.what} ${reason}` } : words;
}
