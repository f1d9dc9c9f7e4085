/** A letter of the address itself, or one that is encoded: "%C3%A1" stays as it is. */
const LETTER = /%[\da-f]{2}|[A-Z]/gi;

/** Paths whose names are as they were given: files, and what programs ask for. What begins "//" is another host to browsers. */
const OTHERS_NAMES = /^\/(?:(?:api|storage|sw|_next)?[/\\])|\./i;

/** The path in lower case, as the site writes its addresses; null when it is so already, or not the site's to write. */
export function lowerCasePath(path: string): string | null {
  if (OTHERS_NAMES.test(path)) return null;
  const lower = path.replace(LETTER, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
  return lower === path ? null : lower;
}
