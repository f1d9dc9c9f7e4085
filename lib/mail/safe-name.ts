import { cutText } from "@/lib/seo/cut-text";

const NAME_LENGTH = 60;
/** Control and invisible characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LOOKS_LIKE_ADDRESS = /:\/\/|@|\bwww\b|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/**
 * A business's name as it may stand in a mail. Anybody can register a business with anybody's e-mail: a name that mail
 * programs would make a link of is not repeated, or our mails would carry strangers' advertisements.
 */
export function safeName(name: string): string | null {
  const line = cutText(name.replace(UNSEEN, " "), NAME_LENGTH);
  return line === "" || LOOKS_LIKE_ADDRESS.test(line) ? null : line;
}

/**
 * What somebody wrote, for the mailbox that they named: anybody can name anybody's. Without what mail programs would make a
 * link of; the lines stay.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (LOOKS_LIKE_ADDRESS.test(word) ? "[…]" : word));

/** «Panadería La Espiga», or "tu negocio". */
export function quotedName(name: string | null): string {
  const safe = name === null ? null : safeName(name);
  return safe ? `«${safe}»` : "tu negocio";
}
