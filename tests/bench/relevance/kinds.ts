import { abbreviated } from "./abbreviations";
import { type BenchQuery, type Expectation, named } from "./expectation";
import { folded, foldedWords } from "./folded-words";
import { mistypedPhrase, SLIP_KINDS } from "./slips";
import { type Source, tellingWords } from "./source";
import { PEOPLE, PLACES, SPECIALISTS, type Trade, WANTS } from "./trades";

type Candidate = Omit<BenchQuery, "kind">;
/** A kind of query: how many are wanted, and candidates in a fixed order; those that expect nothing are passed over. */
type Kind = { kind: string; wanted: number; candidates: (source: Source) => Iterable<Candidate> };

const heldBy = (name: string): Expectation[] => [named(tellingWords(name).join(" "))];
const inColonia = (expected: readonly Expectation[], colonia: string): Expectation[] =>
  expected.map((one) => ({ ...one, colonia: foldedWords(colonia) }));
const at = <T>(items: readonly T[], index: number): T[] => items.slice(index % items.length).slice(0, 1);

/** "tienda de pinturas" -> "tiendas de pinturas": each noun before a preposition, by the rules of school. */
function plural(words: string): string {
  const [head = "", ...tail] = words.split(/ (?=de |para )/);
  const nouns = head.split(" ").map((word) => {
    if (word.endsWith("s")) return word;
    return word.replace(/ón$/, "on") + (/[aeiouáéíóú]$/.test(word) ? "s" : "es");
  });
  return [nouns.join(" "), ...tail].join(" ");
}

/** "Santa Martha Acatitla Norte" -> "Santa Martha Acatitla"; null when fewer than two telling words would be left. */
function shortenedColonia(colonia: string): string | null {
  const words = colonia.split(" ").slice(0, -1);
  const lastTelling = words.findLastIndex((word) => tellingWords(word).length > 0);
  const short = words.slice(0, lastTelling + 1).join(" ");
  return tellingWords(short).length >= 2 ? short : null;
}

/** For each colonia, in a drawn order, a trade of which it has at least two; every other colonia loses its last word. */
function tradesInColonias(source: Source, purpose: string): { phrase: string; expected: Expectation[] }[] {
  const trades = source.shuffled(purpose, [...PLACES, ...PEOPLE]);
  return source.colonias(purpose).flatMap((colonia, index) => {
    const place = (index % 2 === 1 && shortenedColonia(colonia)) || colonia;
    const fitting = (trade: Trade) => source.count(inColonia(trade.expected, place)) >= 2;
    const rotated = [...trades.slice(index % trades.length), ...trades.slice(0, index % trades.length)];
    return at(rotated.filter(fitting), 0).map((trade) => ({
      phrase: folded(`${trade.words} ${place}`),
      expected: inColonia(trade.expected, place),
    }));
  });
}

const INTENTIONS = [
  "dónde hay {} cerca de mí",
  "busco {}",
  "necesito {}",
  "{} cerca",
  "donde encuentro {}",
  "quiero {}",
  "hay {} por aquí",
  "{} en iztapalapa",
  "{} cerca de mi casa",
  "me recomiendan {}",
  "{} barato",
  "{} abierto ahora",
  "{} a domicilio",
  "el mejor {}",
];

const PHONE_FORMS: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.replace(/(..)(....)(....)/, "$1 $2 $3"),
  (digits) => digits.replace(/(..)(....)(....)/, "+52 $1 $2 $3"),
  (digits) => digits.replace(/(..)(....)(....)/, "($1) $2-$3"),
  (digits) => `52${digits}`,
  (digits) => digits.slice(2),
  (digits) => digits.replace(/..(....)(....)/, "$1 $2"),
  (digits) => digits.replace(/(..)(..)(..)(..)(..)/, "$1 $2 $3 $4 $5"),
];

export const KINDS: readonly Kind[] = [
  {
    kind: "accents",
    wanted: 20,
    candidates: (source) =>
      source
        .names("accents")
        .filter((name) => folded(name) !== name.toLowerCase())
        .map((name) => ({ query: folded(name), expected: heldBy(name) })),
  },
  {
    kind: "typo in a name",
    wanted: 36,
    candidates: (source) =>
      mistypedAll(
        source,
        "typo in a name",
        source.names("typo").map((name) => ({ phrase: folded(name), expected: heldBy(name) })),
      ),
  },
  {
    kind: "typo in a trade",
    wanted: 32,
    candidates: (source) =>
      mistypedAll(
        source,
        "typo in a trade",
        source
          .shuffled("typo in a trade", [...PLACES, ...PEOPLE, ...PLACES])
          .map(({ words, expected }) => ({ phrase: folded(words), expected: [...expected] })),
      ),
  },
  {
    kind: "typo with colonia",
    wanted: 20,
    candidates: (source) => mistypedAll(source, "typo with colonia", tradesInColonias(source, "typo with colonia")),
  },
  {
    kind: "plural",
    wanted: 22,
    candidates: (source) =>
      source
        .shuffled("plural", PLACES)
        .map(({ words, expected }) => ({ query: plural(words), expected: [...expected] })),
  },
  {
    kind: "partial word",
    wanted: 26,
    candidates: (source) => source.names("partial").map(partial),
  },
  {
    kind: "reordered",
    wanted: 22,
    candidates: (source) =>
      source
        .names("reordered")
        .map((name) => ({ query: tellingWords(folded(name)).toReversed().join(" "), expected: heldBy(name) })),
  },
  {
    kind: "SCIAN term",
    wanted: 40,
    candidates: scianTerms,
  },
  {
    kind: "trade and colonia",
    wanted: 28,
    candidates: (source) =>
      tradesInColonias(source, "trade and colonia").map(({ phrase, expected }) => ({ query: phrase, expected })),
  },
  {
    kind: "name and colonia",
    wanted: 16,
    candidates: (source) => {
      const names = new Set(source.names("name and colonia"));
      return source
        .shuffled("name and colonia", source.census)
        .flatMap(({ row: { nombre, colonia } }) =>
          colonia && names.has(nombre)
            ? [{ query: folded(`${nombre} ${colonia}`), expected: inColonia(heldBy(nombre), colonia) }]
            : [],
        );
    },
  },
  {
    kind: "colonia",
    wanted: 14,
    candidates: (source) =>
      source
        .colonias("colonia")
        .map((colonia) => ({ query: folded(colonia), expected: [{ colonia: foldedWords(colonia) }, named(colonia)] })),
  },
  {
    kind: "abbreviation",
    wanted: 24,
    candidates: (source) => {
      const names = source.names("abbreviation").map((name) => ({ phrase: folded(name), expected: heldBy(name) }));
      const places = tradesInColonias(source, "abbreviation");
      return alternating(names, places).flatMap(({ phrase, expected }) => {
        const query = abbreviated(phrase);
        return query === null ? [] : [{ query, expected }];
      });
    },
  },
  {
    kind: "intention",
    wanted: 28,
    candidates: (source) =>
      source
        .shuffled("intention", [...PLACES, ...PEOPLE])
        .flatMap(({ words, expected }, index) =>
          at(INTENTIONS, index).map((text) => ({ query: text.replace("{}", words), expected: [...expected] })),
        ),
  },
  {
    kind: "phone",
    wanted: 16,
    candidates: (source) =>
      source
        .shuffled("phone", source.census)
        .flatMap(({ phone }, index) =>
          phone ? at(PHONE_FORMS, index).map((form) => ({ query: form(phone), expected: [{ phone }] })) : [],
        ),
  },
  {
    kind: "person of a trade",
    wanted: 32,
    candidates: () =>
      [...PEOPLE, ...SPECIALISTS].map(({ words, expected }) => ({ query: words, expected: [...expected] })),
  },
  {
    kind: "want",
    wanted: WANTS.length,
    candidates: () => WANTS.map(({ words, expected }) => ({ query: words, expected: [...expected] })),
  },
];

/** One slip in each phrase, the four kinds of slip in turn. */
function* mistypedAll(
  source: Source,
  purpose: string,
  phrases: Iterable<{ phrase: string; expected: Expectation[] }>,
): Generator<Candidate> {
  const random = source.random(purpose);
  let index = 0;
  for (const { phrase, expected } of phrases) {
    for (const kind of at(SLIP_KINDS, index)) {
      const query = mistypedPhrase(phrase, kind, random);
      if (query === null) continue;
      index++;
      yield { query, expected };
    }
  }
}

/** The last telling word cut to about 60 %, at least four letters. */
function partial(name: string): Candidate {
  const words = foldedWords(tellingWords(name).join(" "));
  const last = words.at(-1) ?? "";
  const beginning = last.slice(0, Math.max(4, Math.round(last.length * 0.6)));
  const before = words.slice(0, -1);
  return { query: [...before, beginning].join(" "), expected: [{ name: before, nameBeginning: beginning }] };
}

/** Building of whole works: there the index names what is built ("cervecerías"), not what one asks for. */
const WHOLE_WORKS = /^23[67]/;

/** Terms of one or two words with a class of at least five rows; at most six terms of one main class. */
function* scianTerms(source: Source): Generator<Candidate> {
  const used = new Map<string, number>();
  for (const { words, classes } of source.shuffled("SCIAN term", source.indexTerms)) {
    if (words.split(" ").length > 2 || !/^\p{L}+( \p{L}+)?$/u.test(words)) continue;
    const sizes = classes.map((code) => ({ code, size: source.classSize(code) })).sort((a, b) => b.size - a.size);
    const present = sizes.filter(({ code, size }) => size > 0 && !WHOLE_WORKS.test(code));
    const [main] = present;
    const uses = used.get(main?.code ?? "") ?? 0;
    if (!main || main.size < 5 || uses >= 6) continue;
    used.set(main.code, uses + 1);
    yield { query: words, expected: [{ classes: present.map(({ code }) => code) }, named(words)] };
  }
}

function alternating<T>(a: readonly T[], b: readonly T[]): T[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [
    ...a.slice(index, index + 1),
    ...b.slice(index, index + 1),
  ]).flat();
}
