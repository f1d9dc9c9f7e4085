export const FAVORITES_MESSAGES = {
  kept: "Guardado en favoritos",
  keptDetail: "Lo encuentras en Favoritos, en este navegador.",
  refused: "No se pudo guardar",
  refusedDetail: "Tu navegador no permite guardar datos de este sitio. Revisa su configuración o sal del modo privado.",
} as const;
