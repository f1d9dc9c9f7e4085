/** Steps that end what was started, in reverse order, one after the other. It may end in the middle of a start. */
export class Lifetime {
  readonly #steps: (() => void | Promise<void>)[] = [];
  readonly #ending = new AbortController();
  #ended: Promise<void> | null = null;

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Adds a step. Give it before the start that it undoes, so that a start can be broken off. */
  onEnd(step: () => void | Promise<void>): void {
    this.#steps.push(step);
  }

  end(): Promise<void> {
    this.#ending.abort(new Error("stopping"));
    this.#ended ??= this.#run();
    return this.#ended;
  }

  async #run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}
