import { NOT_SAVED } from "@/lib/forms/save-problem";
import { PLANS } from "@/lib/plans/plans";
import { GALLERY_PICTURES_PER_FORM } from "./edit-fields";

/** "Negocio actualizado" and "Negocio agregado" are in lib/admin/messages.ts. */
export const EDIT_MESSAGES = {
  check: "Error al guardar. Revisa los datos marcados.",
  failed: NOT_SAVED,
  pictureFailed: "Error al guardar. No pudimos guardar una imagen, y no cambiamos nada.",
  fullGallery: `Elige menos fotos: hasta ${GALLERY_PICTURES_PER_FORM} por envío, y ${PLANS.premium.limits.galleryUpload} en total.`,
  gone: "Error al guardar. Este negocio ya no existe.",
  badSlug:
    "Usa minúsculas, números y guiones, por ejemplo taqueria-la-guera. Algunas palabras, como «admin», están reservadas.",
  slugTaken: "Esa dirección la usa, o la usó, otro negocio. Elige otra.",
  badEmail: "Escribe un correo válido, por ejemplo ana@example.com, o deja el campo vacío.",
  confirmOwner: "Este negocio ya tiene dueño. Para cambiarlo, marca «Cambiar de dueño».",
  alike: "Antes de agregarlo, mira si ya está en el directorio.",
  missingReason: "Escribe por qué se regala: queda en la bitácora.",
  pictureLost: "Vuelve a elegir las imágenes: el navegador no las guarda.",
} as const;
