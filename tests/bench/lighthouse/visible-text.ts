const UNSEEN = /<(script|style|template|svg|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const INLINE_TAG = /<\/?(?:a|b|em|i|span|strong|time|abbr|mark)\b[^>]*>/g;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** The text of a page's body, a block to each entry, in its order. */
export function visibleText(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf("<body")));
  return body
    .replace(UNSEEN, "")
    .replace(INLINE_TAG, "")
    .replace(TAG, "\n")
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
