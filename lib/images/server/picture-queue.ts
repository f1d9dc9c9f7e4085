import { WorkQueue } from "./work-queue";

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
  readonly #work: WorkQueue<Buffer>;
  readonly #keptBytesLimit: number;
  #keptBytes = 0;

  constructor({ keptBytes, longestQueue }: Options) {
    this.#work = new WorkQueue(longestQueue);
    this.#keptBytesLimit = keptBytes;
  }

  /** The picture, or null when too many are waiting. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const picture = this.#kept.get(key) ?? (await this.#work.get(key, draw));
    if (picture) this.#keep(key, picture);
    return picture;
  }

  /** Last in the order of removal. */
  #keep(key: string, picture: Buffer): void {
    if (!this.#kept.delete(key)) this.#keptBytes += picture.length;
    this.#kept.set(key, picture);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= this.#keptBytesLimit) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
  }
}
