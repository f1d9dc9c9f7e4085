import { faultsOf } from "../check-text";
import type { BusinessFacts } from "../facts";
import type { TextFault } from "../forbidden";

/** Claims that owners may make of their own business, but not we in their name. */
const UNSAID: readonly TextFault[] = ["telephone", "address", "claim"];

/** A text of an owner, unless it holds what generated texts must not. */
export const sayable = (text: string): string | null =>
  text !== "" && !faultsOf(text, text).some((fault) => UNSAID.includes(fault)) ? text : null;

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

export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export const tradeOf = ({ giro, categoria }: BusinessFacts): string =>
  giro === null ? categoria.toLowerCase() : lowerFirst(giro);
