export const NEW_FIELDS = {
  request: "solicitud",
  approval: "aprobacion",
  plan: "plan",
  months: "meses",
  reason: "motivo",
  alikeSeen: "parecidos_vistos",
} as const;

export const GIVEN_REASON_CHARACTERS = 200;

/** Months of a plan that may be given at once. */
export const GIVEN_MONTHS = [1, 2, 3, 6, 12] as const;
