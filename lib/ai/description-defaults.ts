export const DEFAULT_CITY = "Iztapalapa, CDMX";
export const DEFAULT_TONE = "profesional y cercano";
