const SPANISH = new Set(
  "de la el en y o los las un una con sin para que por tu tus te se del al su sus es lo mas como aqui muy desde hasta nos".split(
    " ",
  ),
);
/** Words of English, Portuguese, French, German and Italian that Spanish does not have. */
const FOREIGN = new Set(
  (
    "the of and to in is for with your you our we are at on this that from best here it be will have all any or only " +
    "open monday tuesday wednesday thursday friday saturday sunday welcome visit quality food located customers " +
    "write say please ignore them they what when which who " +
    "com uma voce nao nossa nosso seu sua em ao sao pelo pela mais voces melhor " +
    "et est pour avec vous notre votre dans chez une du aux " +
    "und der das mit ist fur wir ihr " +
    "il gli della nostro vostro tutti sono"
  ).split(" "),
);
const FEWEST_FOREIGN = 3;
const CLAUSE_END = /[.,;:!?()\n]+/;

const wordsOf = (text: string): string[] => text.match(/[a-z]+/g) ?? [];
const count = (words: readonly string[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word)).length;

/** Letters and digits of another script pass for ours: "mejоr" with a Cyrillic "о". */
const hasForeignSigns = (folded: string): boolean => /[^\P{L}a-z]|[^\P{Nd}0-9]/u.test(folded);

/** True if a folded text is Spanish, and all of it: one clause in another language is enough. */
export function isSpanish(folded: string): boolean {
  if (hasForeignSigns(folded)) return false;
  const words = wordsOf(folded);
  const spanish = count(words, SPANISH);
  if (spanish === 0 || spanish <= 2 * count(words, FOREIGN)) return false;
  return folded.split(CLAUSE_END).every((clause) => {
    const inside = wordsOf(clause);
    const foreign = count(inside, FOREIGN);
    return foreign < FEWEST_FOREIGN || foreign <= count(inside, SPANISH);
  });
}
