export const LOCATION_PROBLEMS = {
  unsupported: "Tu navegador no soporta geolocalización.",
  denied: "Debes permitir acceso a tu ubicación.",
  failed: "Error al obtener la ubicación.",
} as const;

export const PLACE_MESSAGES = {
  noPin: "Todavía no hay pin: márcalo desde tu negocio, o en el mapa.",
  inBorough: "El pin está en Iztapalapa.",
  inColonia: (colonia: string) => `El pin está en ${colonia}.`,
  outside: "El pin queda fuera de Iztapalapa. Si tu negocio está justo en el límite, guárdalo así.",
  mapTakenOff: "Quitamos el mapa. Para que se quede así, pulsa «Guardar cambios».",
  noMap: "Tu navegador no puede mostrar el mapa. Usa tu ubicación o escribe las coordenadas.",
} as const;
