import type { DayFault } from "./day-draft";

export const DAY_FAULTS: Readonly<Record<DayFault, string>> = {
  noTimes: "Pon a qué hora abres y a qué hora cierras.",
  halfRange: "Pon las dos horas: a qué hora abres y a qué hora cierras.",
  sameTime: "Abre y cierra a la misma hora. Si no cierras, elige «24 horas».",
  overlap: "Dos horarios de este día se enciman. Revisa las horas.",
};

export const SPECIAL_FAULTS = {
  noDay: "Elige el día en el calendario.",
  past: "Ese día ya pasó. Elige uno de hoy en adelante.",
  backwards: "El último día va después del primero.",
  farAhead: "Elige un día dentro de un año.",
  longLabel: "Usa un nombre más corto, de hasta 60 caracteres.",
  tooMany: "Caben hasta 40 días especiales. Quita algunos.",
} as const;

export const TEXT_FAULTS = { tooLong: "Usa como máximo 300 caracteres." } as const;
