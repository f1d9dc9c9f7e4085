import type { BusinessRow } from "./field";

/** Of the restaurant's special promotion. */
export const LAST_DAY = "2026-05-31";

/** For tests: the row of a restaurant with all that plans hide filled in. */
export const RESTAURANT_ROW: BusinessRow = {
  id: "b1",
  slug: "la-guera",
  nombre: "La Güera",
  categoria: "Alimentos y Bebidas",
  direccion: "Ermita 1",
  whatsapp: "5512345678",
  instagram: "@guera",
  web: "guera.mx",
  menu: "Taco $15",
  menu_pdf: "menus/b1/a.pdf",
  video_url: "https://youtu.be/dQw4w9WgXcQ",
  servicios: ["Para llevar"],
  promociones: "2x1",
  promocion_vigencia: LAST_DAY,
  tiene_dueno: true,
  gallery_images: Array.from({ length: 8 }, (_, index) => `gallery/${index}.webp`),
};
