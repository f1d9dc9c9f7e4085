import { z } from "zod";
import { findCategory } from "@/lib/categories/categories";
import { toVisibleText } from "@/lib/text/visible-text";
import { DEFAULT_CITY, DEFAULT_TONE } from "./description-defaults";
import type { BusinessFacts, DescriptionInput } from "./facts";

const text = (most: number) =>
  z
    .string()
    .nullish()
    .transform((value) => toVisibleText(value ?? "").slice(0, most));

const MAX_SERVICES = 30;
const MAX_CHARACTERS = 120;

const services = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .transform((value) => (typeof value === "string" ? value.split(",") : (value ?? [])))
  .transform((list) => list.slice(0, MAX_SERVICES).map((each) => toVisibleText(each).slice(0, MAX_CHARACTERS)))
  .transform((list) => list.filter(Boolean));

/** Body of /api/generate-description. Without `negocio`, an id, it is about what was sent, and a try of the owner's first business. */
export const descriptionRequestSchema = z.object({
  nombre: text(MAX_CHARACTERS),
  // A form has the category's slug.
  categoria: text(MAX_CHARACTERS).transform((category) => findCategory(category)?.name ?? category),
  servicios: services,
  negocio: z.uuid().nullish(),
  ciudad: text(80).transform((city) => city || DEFAULT_CITY),
  tono: text(80).transform((tone) => tone || DEFAULT_TONE),
});
export type DescriptionRequest = z.output<typeof descriptionRequestSchema>;

const NO_FACTS: BusinessFacts = {
  nombre: "",
  categoria: "",
  giro: null,
  colonia: null,
  servicios: [],
  horario: [],
  formas_de_pago: [],
  entrega: [],
  descripcion_actual: null,
};

/** Merges what was typed with what is known. @param stored null where no business was named. */
export function toDescriptionInput(
  { nombre, categoria, servicios, ciudad, tono }: DescriptionRequest,
  stored: BusinessFacts | null,
  most: number,
): DescriptionInput {
  const known = stored ?? NO_FACTS;
  return {
    facts: {
      ...known,
      nombre: nombre || known.nombre,
      categoria: categoria || known.categoria,
      servicios: servicios.length > 0 ? servicios : known.servicios,
    },
    city: ciudad,
    tone: tono,
    most,
  };
}
