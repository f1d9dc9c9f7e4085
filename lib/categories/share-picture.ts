import { PLACE } from "@/lib/brand";
import type { Category } from "./categories";

export const categorySharePicture = ({ slug, name }: Category) => ({
  kicker: "Directorio de Negocios",
  title: name,
  place: PLACE.boroughAndCity,
  categorySlug: slug,
  coverUrl: null,
});
