import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonWords } from "@zxcvbn-ts/language-common";
import { dictionary as spanishWords } from "@zxcvbn-ts/language-es-es";

/** Words that are tried first for an account of this directory. */
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

/** Of five steps, 0 to 4: below it a million guesses are enough. */
const LOWEST_SCORE = 2;

/** A password whose beginning is hard to guess is hard to guess: measuring 72 characters may take a second, for all who wait. */
const MEASURED_CHARACTERS = 24;

/** Whether a password is found by guessing: common, of few words, or made of the person's own address. */
export function isGuessable(password: string, email: string): boolean {
  const [measured = "", address = ""] = [password, email].map((text) => text.slice(0, MEASURED_CHARACTERS));
  const own = [address, ...email.split("@"), ...email.split(/[^\p{L}\p{N}]+/u)];
  return meter.check(measured, own).score < LOWEST_SCORE;
}
