type Options = {
  /** Pictures that are kept, together, in bytes. */
  keptBytes: number;
  /** Pictures that may wait to be drawn; one more is refused. */
  longestQueue: number;
};

/**
 * Draws pictures one after the other and keeps the latest ones: however many are asked for, memory and the share of the
 * processor stay bounded. The key says all that a picture is made of.
 */
export class PictureQueue {
  readonly #kept = new Map<string, Buffer>();
  readonly #waiting = new Map<string, Promise<Buffer>>();
  readonly #options: Options;
  #keptBytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The picture, or null when too many are waiting. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#keep(key, kept);
      return kept;
    }
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    if (this.#waiting.size >= this.#options.longestQueue) return null;
    const drawn = this.#last.then(draw);
    this.#last = drawn.catch(() => undefined);
    this.#waiting.set(key, drawn);
    try {
      const picture = await drawn;
      this.#keep(key, picture);
      return picture;
    } finally {
      this.#waiting.delete(key);
    }
  }

  /** Last in the order of removal. */
  #keep(key: string, picture: Buffer): void {
    if (!this.#kept.delete(key)) this.#keptBytes += picture.length;
    this.#kept.set(key, picture);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= this.#options.keptBytes) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
  }
}
