/** Tags that were expired; null: nobody knows which. */
export type Expired = readonly string[] | null;

/** True for a tag of lists alone: other responses with it may be the page of what has changed. */
export const isTagOfLists = (tag: string): boolean => /^(?:businesses$|(?:category|activity):)/.test(tag);

/** True if a change may have taken away what must not be shown again; private.business_tags says "withdrawn" of named businesses. */
export const takesAway = (expired: readonly string[]): boolean =>
  !expired.some((tag) => tag.startsWith("business:")) ||
  ["withdrawn", "every-business"].some((tag) => expired.includes(tag));
