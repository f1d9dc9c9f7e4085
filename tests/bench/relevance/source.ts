import { seededRandom } from "@/supabase/seed/artwork/random";
import { readCensus } from "./census-rows";
import { type Expectation, isExpected, named } from "./expectation";
import { folded, foldedWords } from "./folded-words";
import { type IndexTerm, readIndexTerms } from "./index-terms";

type Census = Awaited<ReturnType<typeof readCensus>>;

/** Material of queries. Everything is drawn in an order that the seed and the purpose alone decide. */
export type Source = {
  census: Census;
  indexTerms: readonly IndexTerm[];
  /** Rows of a SCIAN class. */
  classSize: (code: string) => number;
  count: (expected: readonly Expectation[]) => number;
  random: (purpose: string) => () => number;
  shuffled: <T>(purpose: string, items: readonly T[]) => T[];
  /** Names of 2 to 5 plain words that few rows share, in an order of its own for each purpose. */
  names: (purpose: string) => string[];
  colonias: (purpose: string) => string[];
};

const SEED = 20261121;
const FEW_ROWS = 20;
const JOINING = new Set("de del la las el los y en con para por a e o al sin s.a. c.v.".split(" "));

/** The words of a name that tell it apart. */
export const tellingWords = (name: string): string[] =>
  name.split(" ").filter((word) => !JOINING.has(word.toLowerCase()));

const seedOf = (purpose: string): number =>
  [...purpose].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, SEED);

const isPlain = (name: string): boolean =>
  !/ en \p{Lu}/u.test(name) &&
  /^[\p{L} ]+$/u.test(name) &&
  tellingWords(name).length >= 2 &&
  tellingWords(name).length <= 5 &&
  tellingWords(name).every((word) => word.length >= 3) &&
  foldedWords(name).some((word) => word.length >= 5);

export async function openSource(): Promise<Source> {
  const census = await readCensus();
  const classSizes = new Map<string, number>();
  for (const { scian } of census) classSizes.set(scian, (classSizes.get(scian) ?? 0) + 1);
  const count: Source["count"] = (expected) => census.filter((row) => isExpected(row, expected)).length;
  const random: Source["random"] = (purpose) => seededRandom(seedOf(purpose));
  const shuffled: Source["shuffled"] = (purpose, items) => {
    const next = random(purpose);
    return items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  };
  const distinct = (texts: readonly string[]): string[] => [
    ...new Map(texts.map((text) => [folded(text), text])).values(),
  ];
  const plainNames = distinct(census.map(({ row }) => row.nombre).filter(isPlain)).filter(
    (name) => count([named(tellingWords(name).join(" "))]) <= FEW_ROWS,
  );
  const colonias = distinct(census.flatMap(({ row }) => (row.colonia ? [row.colonia] : [])));
  return {
    census,
    indexTerms: await readIndexTerms(),
    classSize: (code) => classSizes.get(code) ?? 0,
    count,
    random,
    shuffled,
    names: (purpose) => shuffled(purpose, plainNames),
    colonias: (purpose) => shuffled(purpose, colonias),
  };
}
