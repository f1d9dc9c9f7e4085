import { slugify } from "@/lib/text/slugify";

/** Documented food words, without accents, whole, singular or plural: "bar" is food, "Barberías" is not. */
const FOOD_KEYWORDS: ReadonlySet<string> = new Set(
  (
    "alimento antojito banquete bar barbacoa bebida birria birrieria botana buffet cafe cafeteria cantina carnita cena " +
    "cerveceria chocolateria comedor comida crepa desayuno dulceria fonda gastronomia gordita hamburguesa " +
    "heladeria helado jugo jugueria loncheria marisco marisqueria menudo neveria pan panaderia paleta paleteria pastel " +
    "pasteleria pizza pizzeria pollo postre pozole pozoleria pulqueria quesadilla reposteria restaurant restaurante " +
    "rosticeria snack sushi taco tamal taqueria torta torteria tortilla tortilleria"
  ).split(" "),
);

const isFoodWord = (word: string): boolean =>
  [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some((form) => FOOD_KEYWORDS.has(form));

export const isFoodCategory = (slugOrName: string): boolean => slugify(slugOrName).split("-").some(isFoodWord);
