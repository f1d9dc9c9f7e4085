import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonWords } from "@zxcvbn-ts/language-common";
import { dictionary as spanishWords } from "@zxcvbn-ts/language-es-es";

/** What anybody tries first for an account of this directory. */
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

/** Whether a password is found by guessing: common, of few words, or made of the person's own address. */
export const isGuessable = (password: string, email: string): boolean =>
  meter.check(password, [email, ...email.split("@"), ...email.split(/[^\p{L}\p{N}]+/u)]).score < LOWEST_SCORE;
