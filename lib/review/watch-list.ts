import { fold } from "@/lib/text/fold";
import { toVisibleText } from "@/lib/text/visible-text";

/** Topics of the watch list. A hit decides nothing: somebody reads it. */
export const WATCH_TOPICS = {
  estafa: "Posible estafa",
  adultos: "Para adultos",
  ilegal: "Posible venta prohibida",
} as const;
type WatchTopic = keyof typeof WATCH_TOPICS;

/** Words by topic: whole, in any case or the plural, and with digits for letters ("d0lares gr4tis"). */
const WATCH_LIST: Readonly<Record<WatchTopic, readonly string[]>> = {
  estafa: [
    "dólares gratis",
    "gratis dólares",
    "dinero gratis",
    "dinero fácil",
    "gana dinero desde casa",
    "gana desde casa",
    "duplica tu dinero",
    "multiplica tu dinero",
    "ganancias garantizadas",
    "rendimiento garantizado",
    "inversión garantizada",
    "bitcoin",
    "criptomoneda",
    "forex",
    "préstamo sin buró",
    "préstamo sin requisitos",
    "crédito sin buró",
    "depósito previo",
    "anticipo por depósito",
    "premio ganador",
    "western union",
    "tarjeta clonada",
    "amarre de amor",
    "número de la suerte",
  ],
  adultos: [
    "escort",
    "sexoservicio",
    "servicio sexual",
    "masaje erótico",
    "masaje con final feliz",
    "final feliz",
    "dama de compañía",
    "contenido xxx",
    "xxx",
    "porno",
    "pornografía",
    "onlyfans",
    "swinger",
    "table dance",
  ],
  ilegal: [
    "marihuana",
    "cannabis",
    "cocaína",
    "cristal y piedra",
    "metanfetamina",
    "tusi",
    "arma de fuego",
    "pistola real",
    "cartucho útil",
    "facturas falsas",
    "venta de facturas",
    "título apócrifo",
    "certificado apócrifo",
    "licencia sin examen",
    "acta falsa",
    "documento falso",
    "medicamento controlado sin receta",
    "sin receta médica",
    "misoprostol",
    "fuegos pirotécnicos",
    "celular robado",
    "desbloqueo de icloud",
    "placas sobrepuestas",
  ],
};

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** " words of the text ", so that a phrase between spaces is one of whole words. */
const asWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

const PHRASES = (Object.entries(WATCH_LIST) as [WatchTopic, readonly string[]][]).flatMap(([topic, phrases]) =>
  phrases.map((phrase) => {
    const words = asWords(fold(phrase)).trim().split(" ");
    return { topic, phrase, pattern: new RegExp(` ${words.map((word) => `${word}(?:e?s)?`).join(" ")} `) };
  }),
);

export type WatchHit = { topic: WatchTopic; phrase: string };

export function watchListHits(text: string): WatchHit[] {
  const folded = fold(toVisibleText(text));
  const readings = [folded, folded.replace(/[013457@$]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign)].map(asWords);
  return PHRASES.filter(({ pattern }) => readings.some((reading) => pattern.test(reading))).map(
    ({ topic, phrase }) => ({
      topic,
      phrase,
    }),
  );
}
