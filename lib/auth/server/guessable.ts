import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonWords } from "@zxcvbn-ts/language-common";
import { dictionary as spanishWords } from "@zxcvbn-ts/language-es-es";

const WORDS_OF_THE_PLACE = [
  "iztapalapa",
  "iztapalapalocal",
  "negocio",
  "local",
  "cdmx",
  "chilango",
  "mexico",
  "contraseña",
];

const meter = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...commonWords, ...spanishWords, placeWords: WORDS_OF_THE_PLACE },
});

/** Score of five steps, 0 to 4: below it a million guesses are enough. */
const LOWEST_SCORE = 2;

/** A password whose beginning is hard to guess is hard to guess: measuring 72 characters may take a second, for all who wait. */
const MEASURED_CHARACTERS = 24;

export function isGuessable(password: string, own: readonly string[]): boolean {
  const guesses = own.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, ...text.split("@"), ...words, words.join("")];
  });
  const [measured = "", ...others] = [password, ...guesses].map((text) => text.slice(0, MEASURED_CHARACTERS));
  return meter.check(measured, others).score < LOWEST_SCORE;
}
