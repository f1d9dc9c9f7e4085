const CENTAVOS_PER_PESO = 100;
/** An amount in centavos may be off a whole number by the error of a binary fraction, and by no more. */
const FRACTION_ERROR = 1e-6;

/** An amount in pesos, as JSON has it, in whole centavos; null for what is none: negative, no number, half a centavo. */
export function toCentavos(pesos: unknown): number | null {
  if (typeof pesos !== "number" || !Number.isFinite(pesos) || pesos < 0) return null;
  const centavos = Math.round(pesos * CENTAVOS_PER_PESO);
  const isWhole = Math.abs(pesos * CENTAVOS_PER_PESO - centavos) <= FRACTION_ERROR;
  return isWhole && Number.isSafeInteger(centavos) ? centavos : null;
}

export const toPesos = (centavos: number): number => centavos / CENTAVOS_PER_PESO;
