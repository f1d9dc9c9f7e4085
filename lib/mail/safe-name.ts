import { cutText } from "@/lib/seo/cut-text";

const NAME_LENGTH = 60;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LOOKS_LIKE_ADDRESS = /:\/\/|@|\bwww\b|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** A name for a mail; null for one that mail programs would make a link of: strangers could advertise by it. */
export function safeName(name: string): string | null {
  const line = cutText(name.replace(UNSEEN, " "), NAME_LENGTH);
  return line === "" || LOOKS_LIKE_ADDRESS.test(line) ? null : line;
}

/** A stranger's text for a mailbox they named, without what mail programs would make a link of; the lines stay. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (LOOKS_LIKE_ADDRESS.test(word) ? "[…]" : word));

export function quotedName(name: string | null): string {
  const safe = name === null ? null : safeName(name);
  return safe ? `«${safe}»` : "tu negocio";
}
