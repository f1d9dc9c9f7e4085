import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { formatList } from "@/lib/format";
import type { Alert } from "./queue-mapper";

const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  harassment: "acoso",
  "harassment/threatening": "amenazas",
  hate: "odio",
  "hate/threatening": "odio con amenazas",
  illicit: "algo ilegal",
  "illicit/violent": "armas o violencia ilegal",
  "self-harm": "autolesiones",
  "self-harm/intent": "intención de hacerse daño",
  "self-harm/instructions": "cómo hacerse daño",
  sexual: "contenido sexual",
  "sexual/minors": "contenido sexual con menores",
  violence: "violencia",
  "violence/graphic": "violencia explícita",
};
const UNNAMED = "algo que no dice";

const categoryWord = (category: string): string =>
  (Object.hasOwn(CATEGORY_WORDS, category) && CATEGORY_WORDS[category]) || UNNAMED;

const NAMES = Object.keys(BUSINESS_FIELDS) as (keyof typeof BUSINESS_FIELDS)[];

function placeOf({ column, isPicture }: Alert): string {
  // No column: those that stand in a table of their own.
  if (column === "promocion") return isPicture ? "Imagen de una promoción" : "Una promoción";
  if (column === "imagenes_datos") return "Qué se ve en una foto";
  const name = NAMES.find((each) => fieldOf(each).columns.some((own) => own === column));
  return name ? fieldOf(name).label : "El texto";
}

export const alertWords = (alert: Alert): { place: string; reasons: string } => ({
  place: placeOf(alert),
  reasons: formatList([...new Set(alert.categories.map(categoryWord))]),
});
