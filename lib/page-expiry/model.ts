/** Header of the revalidation route's response: the cache tags that it has expired. The gateway forgets the pages with them. */
export const EXPIRED_HEADER = "x-expired-tags";

/** Characters that any header can hold, and a list of tags can be taken apart by. */
const PLAIN_TAG = /^[\w:.~-]+$/;
/** Below what the gateway reads of headers. */
const MAX_LENGTH = 8_000;
const NONE = "-";
const ANY = "*";

export function writeExpired(tags: readonly string[]): string {
  if (tags.length === 0) return NONE;
  const written = [...new Set(tags)].join(",");
  return written.length <= MAX_LENGTH && tags.every((tag) => PLAIN_TAG.test(tag)) ? written : ANY;
}

export function readExpired(written: string | string[] | undefined): readonly string[] | null {
  if (written === NONE) return [];
  const tags = typeof written === "string" ? written.split(",").map((tag) => tag.trim()) : [];
  return tags.length > 0 && tags.every((tag) => PLAIN_TAG.test(tag)) ? tags : null;
}
