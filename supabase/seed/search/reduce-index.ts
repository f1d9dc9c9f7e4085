export type IndexEntry = { code: string; term: string };

/** Classes whose businesses people look for: trades, shops and services, and the crafts that sell to the public. */
const USEFUL_CLASSES =
  /^(238|3115[12]|31181|31183|31152|321910|3152|32311|3273[23]|327420|327991|3323[123]|332510|332710|3371|4311|433110|4342|435210|46(?!2|41|641|91)|464|4842|48841|5121|5223|531|5322|5324|541[1-4]|5418|541920|54194|5614[34]|5616|5617|611|621|622|6231|6244|7139|72|81)/;

/** Actions on the thing that the term names: without them "ventiladores, reparación" would lead to a repair shop. */
const ACTIONS = [
  "alquiler",
  "reparación",
  "instalación",
  "limpieza",
  "construcción",
  "demolición",
  "lavado",
  "mantenimiento",
  "colocación",
  "autotransporte",
] as const;

const MAX_WORDS = 4;
const MAX_CHARACTERS = 40;
const LITTLE_WORDS = new Set("de del la las el los y o para por con en a al sin e".split(" "));

const CRAFT = /^3/;
const SHOP = /^4[36]/;

export function toSearchTerm({ code, term }: IndexEntry): string | null {
  if (!USEFUL_CLASSES.test(code)) return null;
  const [head = "", ...rest] = term.split(",");
  const thing = head
    .replace(/\([^)]*\)/g, " ")
    .replace(/\b(del sector (público|privado)|que trabajan por cuenta propia|excepto .*)$/u, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  const qualifier = rest.join(",");
  const action = SHOP.test(code) || CRAFT.test(code) ? undefined : ACTIONS.find((each) => qualifier.includes(each));
  const text = action && !thing.includes(action) ? `${action} de ${thing}` : thing;
  const words = text.split(" ").filter((word) => !LITTLE_WORDS.has(word));
  return text.length >= 3 && text.length <= MAX_CHARACTERS && words.length <= MAX_WORDS ? text : null;
}

export function reduceIndex(entries: Iterable<IndexEntry>): Map<string, string[]> {
  const terms = new Map<string, Set<string>>();
  for (const entry of entries) {
    const term = toSearchTerm(entry);
    if (term === null) continue;
    const known = terms.get(entry.code) ?? new Set();
    terms.set(entry.code, known.add(term));
  }
  return new Map(
    [...terms].toSorted(([a], [b]) => a.localeCompare(b)).map(([code, each]) => [code, [...each].toSorted()]),
  );
}
