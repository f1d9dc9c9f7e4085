export const QUEUE_MESSAGES = {
  noReason: "Escribe el motivo o elige uno: es lo que leerá el dueño.",
  longReason: "Usa como máximo 1000 caracteres.",
  nothingTicked: "Marca al menos un cambio, o rechaza todo.",
} as const;
