/** Time until a payment gives its plan: said under each button that leads to one. */
export const PAYMENT_SPEED = "Tarjeta: al momento. Efectivo en OXXO: hasta 2 días.";

/** End of a paid month; see the decisions on plans: one payment is one month, and nothing is charged by itself. */
export const BILLING = {
  /** Reminders by mail, in days before the paid month ends. */
  reminderDays: [7, 5, 1],
  /** Days for which a listing keeps its plan after its month has ended. */
  graceDays: 3,
} as const;
