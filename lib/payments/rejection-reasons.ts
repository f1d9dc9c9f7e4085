/** Sentences for failed payments by the provider's codes; a buyer is shown nothing else. */
const REASONS: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount: "La tarjeta no tiene fondos suficientes.",
  cc_rejected_bad_filled_card_number: "El número de la tarjeta no es correcto.",
  cc_rejected_bad_filled_date: "La fecha de vencimiento no es correcta.",
  cc_rejected_bad_filled_security_code: "El código de seguridad no es correcto.",
  cc_rejected_bad_filled_other: "Algún dato de la tarjeta no es correcto.",
  cc_rejected_call_for_authorize: "Tu banco pide que autorices el pago: llámalo e inténtalo de nuevo.",
  cc_rejected_card_disabled: "La tarjeta no está activa: llama a tu banco.",
  cc_rejected_duplicated_payment: "Ya hiciste un pago igual hace poco.",
  cc_rejected_high_risk: "El proveedor de pagos no aceptó la operación. Usa otra forma de pago.",
  cc_rejected_max_attempts: "Llegaste al límite de intentos. Usa otra tarjeta.",
  cc_rejected_other_reason: "El banco no aceptó el pago. Usa otra tarjeta o paga en efectivo.",
  expired: "El plazo para pagar venció.",
  refunded: "El pago se devolvió.",
  partially_refunded: "El pago se devolvió en parte, y ya no cubre el mes.",
};

/** The sentence for a code of the provider; null for one that says nothing to a buyer. */
export const rejectionReason = (code: string | null | undefined): string | null =>
  code && Object.hasOwn(REASONS, code) ? (REASONS[code] ?? null) : null;
