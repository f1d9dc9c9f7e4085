import type { BusinessFacts } from "./facts";
import { type AiPictureKind, PICTURE_CHOICES } from "./picture-options";
import type { PictureWish } from "./picture-wish";
import { PICTURE_PROMPTS } from "./prompts";

const chosenWords = (kind: AiPictureKind, wish: PictureWish): Record<string, string> =>
  Object.fromEntries(
    PICTURE_CHOICES[kind].flatMap(({ name, options }) => {
      const chosen = options.find(({ id }) => id === wish[name]);
      return chosen ? [[name, chosen.told]] : [];
    }),
  );

/** All that a model is told for a picture: the task, then the facts and the wish as data. */
export function picturePrompt(kind: AiPictureKind, facts: BusinessFacts, wish: PictureWish): string {
  const { colores, elementos, texto } = wish;
  const negocio = {
    nombre: facts.nombre,
    categoria: facts.categoria,
    giro: facts.giro,
    servicios: facts.servicios.slice(0, 10),
  };
  const quiere = { ...chosenWords(kind, wish), colores, elementos, descripcion: texto };
  return `${PICTURE_PROMPTS[kind].instructions}\n\n${JSON.stringify({ negocio, quiere })}`;
}
