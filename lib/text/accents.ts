import { ACCENTED_WORDS } from "./accented-words";

/** "México" -> "Mexico"; ñ is a letter of its own and stays. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<!n)[\u0300-\u036f]/giu, "")
    .normalize("NFC");
}

/** Endings that Spanish always accents, long enough not to catch "serie" or "sion" alone. */
const ENDINGS: readonly [pattern: RegExp, accented: string][] = [
  [/(?<=\p{L}{2}[csxn])ion$/u, "ión"],
  [/(?<=\p{L}{2})eria(?=s?$)/u, "ería"],
  [/(?<=\p{L}{2})logia(?=s?$)/u, "logía"],
  [/(?<=\p{L})grafia(?=s?$)/u, "grafía"],
  [/(?<=\p{L})metria(?=s?$)/u, "metría"],
  [/(?<=\p{L})tlan$/u, "tlán"],
  [/(?<=\p{L})huacan$/u, "huacán"],
];

/** Words that end like the above and carry no accent. */
const PLAIN_WORDS = new Set(
  "materia materias bacteria bacterias arteria arterias miseria histeria periferia valeria neria iberia lion".split(
    " ",
  ),
);

const DICTIONARY: ReadonlyMap<string, string> = new Map(
  ACCENTED_WORDS.split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" ").filter(Boolean))
    .map((word) => [withoutAccents(word), word]),
);

/** Gives a lower-case word its lost accents: "tlapaleria" -> "tlapalería"; others stay as they are. */
export function withAccents(word: string): string {
  if (withoutAccents(word) !== word || PLAIN_WORDS.has(word)) return word;
  const known = DICTIONARY.get(word);
  if (known) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(...ending) : word;
}
