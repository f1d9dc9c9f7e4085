import { faultsOf } from "../check-text";
import type { BusinessFacts } from "../facts";
import type { TextFault } from "../forbidden";

/** What an owner may say of the own business, but not we in the owner's name. */
const UNSAID: readonly TextFault[] = ["telephone", "address", "claim"];

/** A text of an owner, unless it holds what generated texts must not. */
export const sayable = (text: string): string | null =>
  text !== "" && !faultsOf(text, text).some((fault) => UNSAID.includes(fault)) ? text : null;

/** Sentences in one text, as many as fit. */
export function textOfSentences(sentences: readonly (string | false | null)[], most: number): string {
  let text = "";
  for (const sentence of sentences) {
    if (!sentence) continue;
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length <= most) text = longer;
  }
  return text;
}

/** "Corte de cabello" inside a sentence: "corte de cabello"; "LED" stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** With one mark at its end. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What a business is, inside a sentence: its trade, or else its category. */
export const tradeOf = ({ giro, categoria }: BusinessFacts): string =>
  giro === null ? categoria.toLowerCase() : lowerFirst(giro);
