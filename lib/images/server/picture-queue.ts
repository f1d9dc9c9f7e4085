import { LRUCache } from "lru-cache";

type Options = {
  keptBytes: number;
  /** Pictures that may wait to be drawn; one more is refused. */
  longestQueue: number;
};

type Draw = () => Promise<Buffer>;

/** Draws pictures in turn, each once for all who wait, and keeps the latest: memory and processor stay bounded. A key says all of a picture. */
export class PictureQueue {
  readonly #pictures: LRUCache<string, Buffer, Draw>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ keptBytes, longestQueue }: Options) {
    this.#pictures = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: ({ length }) => length,
      // A picture that is pushed out while it is drawn is still given to whoever waits for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: draw }) =>
        this.#waiting < longestQueue ? this.#drawLast(draw) : undefined,
    });
  }

  /** The picture, or null when too many are waiting. */
  async get(key: string, draw: Draw): Promise<Buffer | null> {
    return (await this.#pictures.fetch(key, { context: draw })) ?? null;
  }

  async #drawLast(draw: Draw): Promise<Buffer> {
    this.#waiting += 1;
    const picture = this.#last.then(draw).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = picture.catch(() => undefined);
    return picture;
  }
}
