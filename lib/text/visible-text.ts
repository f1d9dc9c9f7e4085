/** Spaces, characters without a picture of their own, and marks that need a letter: alone they show nothing. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Co}\u2800]/u;

/** Control, direction, zero-width and separator signs; not what joins emoji (U+200C, U+200D, U+FE0F). */
const UNSEEN = /[[\p{Cc}\p{Bidi_C}\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e00ff}]--[\t\n]]/gv;

/** True if a text shows anything; `private.has_visible_text` of the database. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);

/** True if a text holds a letter or a digit, as a name does; `private.has_letters` of the database. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A text as the database takes it (`private.is_text`): trimmed, "\n" breaks, nothing unseen; "" for none. */
export function toVisibleText(text: string): string {
  const seen = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "")
    .trim();
  return hasVisibleText(seen) ? seen : "";
}
