import type { IsoDate } from "@/lib/clock";

/** The version of the privacy notice. Owners are mailed once of each new one, with what it changed. */
export const PRIVACY_NOTICE: { updatedOn: IsoDate; changes: string } = {
  updatedOn: "2026-11-28",
  changes:
    "El aviso dice ahora con detalle qué recibe la inteligencia artificial que usamos, de qué negocios y para qué, qué guardamos de cada sesión abierta y cuánto tiempo guardamos cada cosa.",
};
