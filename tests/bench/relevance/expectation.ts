import { z } from "zod";
import { foldedWords } from "./folded-words";

/** A row of the imported census, with what expectations look at. */
export type CensusRow = {
  denueId: string;
  scian: string;
  phone: string | null;
  nameWords: readonly string[];
  coloniaWords: readonly string[];
};

/** All of what is given must hold. Words are folded. */
const expectation = z.strictObject({
  /** The row's SCIAN class is one of these. */
  classes: z.array(z.string()).optional(),
  /** The name holds every one of these words, in singular or plural. */
  name: z.array(z.string()).optional(),
  /** The name holds a word that begins like this. */
  nameBeginning: z.string().optional(),
  /** The colonia's name holds every one of these words. */
  colonia: z.array(z.string()).optional(),
  /** National digits. */
  phone: z.string().optional(),
});
export type Expectation = z.infer<typeof expectation>;

export const benchQuery = z.strictObject({
  kind: z.string(),
  query: z.string(),
  /** A row is expected when any of these holds. */
  expected: z.array(expectation).min(1),
});
export type BenchQuery = z.infer<typeof benchQuery>;

const isSameWord = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || a === `${b}es` || b === `${a}s` || b === `${a}es`;

const holdsAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => words.some((own) => isSameWord(own, word)));

export function isExpected(row: CensusRow, expected: readonly Expectation[]): boolean {
  return expected.some(
    ({ classes, name, nameBeginning, colonia, phone }) =>
      (!classes || classes.includes(row.scian)) &&
      (!name || holdsAll(row.nameWords, name)) &&
      (!nameBeginning || row.nameWords.some((word) => word.startsWith(nameBeginning))) &&
      (!colonia || colonia.every((word) => row.coloniaWords.includes(word))) &&
      (!phone || row.phone === phone),
  );
}

/** An expectation that the name holds the words of a text. */
export const named = (text: string): Expectation => ({ name: foldedWords(text) });
