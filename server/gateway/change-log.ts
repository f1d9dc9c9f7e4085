/** Tags that were expired; null: nobody knows which. */
export type Expired = readonly string[] | null;

/** True for a tag of lists alone: other responses with it may be the page of what has changed. */
export const isTagOfLists = (tag: string): boolean => /^(?:businesses$|(?:category|activity):)/.test(tag);

/** True if a change may have taken away what must not be shown again; private.business_tags says "withdrawn" of named businesses. */
export const takesAway = (expired: readonly string[]): boolean =>
  !expired.some((tag) => tag.startsWith("business:")) ||
  ["withdrawn", "every-business"].some((tag) => expired.includes(tag));

/** Tags beyond this number are forgotten together: whatever was asked for before that moment counts as changed. */
const MAX_TAGS = 10_000;

/** Log of changes in order: tells whether an answer is older than a change of what stands in it. */
export class ChangeLog {
  #count = 0;
  #lastOfAll = 0;
  readonly #lastOf = new Map<string, number>();

  get now(): number {
    return this.#count;
  }

  add(expired: Expired): void {
    this.#count += 1;
    const isTooMuch = expired !== null && this.#lastOf.size + expired.length > MAX_TAGS;
    if (expired === null || isTooMuch) {
      this.#lastOfAll = this.#count;
      this.#lastOf.clear();
    }
    for (const tag of expired ?? []) this.#lastOf.set(tag, this.#count);
  }

  /** True if something with one of these tags has changed since. @param tags null: any change counts */
  hasChangedSince(moment: number, tags: readonly string[] | null): boolean {
    if (tags === null) return this.#count > moment;
    return this.#lastOfAll > moment || tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > moment);
  }
}
