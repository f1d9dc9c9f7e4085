import { MESSAGES } from "@/lib/messages";

const KEPT = "Lo que escribiste sigue aquí. Inténtalo de nuevo en un momento.";
const UNKNOWN = "No pudimos guardar el cambio.";

/** Meaning of codes of PostgreSQL and of the server before it; none at all: it did not answer. */
const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^(?:PGRST00\d|08\w{3}|57P0\d)?$/, "La base de datos no contestó: es una falla nuestra."],
  [/^57014$/, "La base de datos tardó demasiado."],
  [/^(?:40001|40P01|55P03)$/, "Alguien más lo estaba cambiando en ese momento."],
  [/^(?:53\w{3}|PT429)$/, "Hay demasiada gente guardando en este momento."],
];

export function saveProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  const reason = typeof code === "string" ? REASONS.find(([codes]) => codes.test(code))?.[1] : undefined;
  return [MESSAGES.saveFailed, reason ?? UNKNOWN, KEPT].join(" ");
}

export const NOT_SAVED: string = saveProblem(null);
