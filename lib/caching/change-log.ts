import type { Changes } from "../page-expiry/model";

/** Tags beyond this number are forgotten together: whatever was asked for before that moment counts as changed. */
const MAX_TAGS = 10_000;

/** Last change of each tag, by position in the log: tells whether an answer is older than a change of what stands in it. */
export class ChangeLog {
  #position = 0;
  #reach = 0;
  readonly #lastOf = new Map<string, number>();

  /** Position that was passed last, to be noted before Next is asked. */
  get position(): number {
    return this.#position;
  }

  get all(): Changes {
    return { position: this.#position, reach: this.#reach, changed: Object.fromEntries(this.#lastOf) };
  }

  add({ position, reach, changed }: Changes): void {
    const tags = Object.entries(changed);
    const isOfAnotherHistory = position < this.#position;
    const isTooMuch = this.#lastOf.size + tags.length > MAX_TAGS;
    if (isOfAnotherHistory || isTooMuch) this.#forgetUpTo(position);
    else if (reach > this.#position) this.#reach = reach;
    this.#position = position;
    for (const [tag, last] of tags) this.#lastOf.set(tag, last);
  }

  #forgetUpTo(position: number): void {
    this.#reach = position;
    this.#lastOf.clear();
  }

  /** True if something with one of these tags has changed since, or nobody knows. @param tags null: any change counts */
  hasChangedSince(position: number, tags: readonly string[] | null): boolean {
    if (position < this.#reach || position > this.#position) return true;
    if (tags === null) return this.#position > position;
    return tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > position);
  }
}
