export class PerClient {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts one more of the client's; false when it has too many already. `done` must follow once it has ended. */
  begin(client: string): boolean {
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#limit) return false;
    this.#counts.set(client, count + 1);
    return true;
  }

  done(client: string): void {
    const count = (this.#counts.get(client) ?? 1) - 1;
    if (count > 0) this.#counts.set(client, count);
    else this.#counts.delete(client);
  }
}
