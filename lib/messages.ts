import { PICTURE_FORM_BYTES } from "@/lib/http/body-limits";

/** Sentences that visitors read in more than one place, or that a code stands for. From the specification. */
export const MESSAGES = {
  accessDenied: "Acceso denegado. No eres el administrador autorizado.",
  businessNotFound: "Negocio no encontrado",
  categoryNotFound: "No encontramos esa categoría",
  invalidCategorySlug: "Slug de categoría no válido.",
  activityNotFound: "No encontramos ese giro",
  emptyCategory: "No se encontraron negocios en esta categoria.",
  neighborhoodNotFound: "Colonia no encontrada",
  whichNeighborhood: "¿Cuál es tu colonia?",
  noResults: "No se encontraron resultados",
  noResultsForTermHint: "Revisa cómo lo escribiste o búscalo con otras palabras.",
  noResultsHint: "Intenta ajustar tus filtros o términos de búsqueda",
  listFailed: "No pudimos cargar los negocios.",
  retry: "Reintentar",
  noGeolocation: "Tu navegador no permite geolocalización.",
  positionFailed: "No se pudo obtener tu ubicación.",
  noFeatured: "No hay negocios destacados disponibles.",
  emptySearchTitle: "⚠️ Campo vacío",
  emptySearch: "Por favor, ingresa un término de búsqueda.",
  noDescription: "Sin descripción disponible",
  noPhone: "Teléfono no disponible",
  notAvailable: "N/A",
  invalidWhatsapp: "El número de WhatsApp no parece válido. Verifica que contenga solo números con lada internacional.",
  toastTitle: "Aviso",
  phoneCopied: "Número copiado",
  phoneCopiedDetail: "Se copió al portapapeles.",
  phoneNotCopied: "No se pudo copiar",
  phoneNotCopiedDetail: "Copia el número manualmente.",
  addressCopied: "Dirección copiada",
  addressNotCopied: "No se pudo copiar. Inténtalo de nuevo.",
  linkCopied: "Enlace copiado",
  nothingToCopy: "No hay dirección o coordenadas para copiar.",
  favoriteKept: "Guardado en favoritos",
  favoriteKeptDetail: "Lo encuentras en Favoritos, en este navegador.",
  favoriteRefused: "No se pudo guardar",
  favoriteRefusedDetail:
    "Tu navegador no permite guardar datos de este sitio. Revisa su configuración o sal del modo privado.",
  promotionWithoutTitle: "Promoción sin título",
  promotionWithoutDescription: "Sin descripción",
  picturesTooLarge: `Tus fotos pesan más de ${PICTURE_FORM_BYTES / 1024 / 1024} MB en total. Quita alguna o usa fotos más ligeras.`,
  noAccessWithPlan: "Tu plan actual no tiene acceso a esta sección.",
} as const;

/** When the answer to a registration or a claim comes: one person reads them, on working days. */
export const REVIEW_TIME = "casi siempre en uno o dos días hábiles";
