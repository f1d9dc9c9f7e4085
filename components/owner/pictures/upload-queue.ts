import type { PictureTaken } from "@/lib/owner/picture-answer";

export type Upload = {
  id: number;
  name: string;
  preview: string;
  state: "waiting" | "sending" | "working" | "failed";
  /** Place in line, here or on the server; null while it has its turn. */
  place: number | null;
  /** Share that is sent, from 0 to 1. */
  share: number;
  failure: UploadFailure | null;
};

/** `isLost`: there was no connection, so that the same may work later. `isFinal`: it never will. */
export type UploadFailure = {
  message: string;
  isLost?: boolean;
  isFinal?: boolean;
  link?: { href: string; label: string };
};

export type UploadListener = {
  signal: AbortSignal;
  onShare: (share: number) => void;
  onPlace: (place: number) => void;
};

export type UploadOutcome<Taken> = { taken: Taken } | UploadFailure;

export type QueueOptions<Source, Taken> = {
  /** Sends one picture; a refusal is a value. It never rejects. */
  send: (source: Source, listener: UploadListener) => Promise<UploadOutcome<Taken>>;
  atOnce: number;
  onChange: (uploads: readonly Upload[]) => void;
  onTaken: (taken: Taken, source: Source) => void;
};

/** Sends pictures two at a time, say, each by itself: one that fails or is canceled holds up no other. */
export class UploadQueue<Source, Taken = PictureTaken> {
  readonly #options: QueueOptions<Source, Taken>;
  readonly #sources = new Map<number, { source: Source; stop: AbortController }>();
  #uploads: readonly Upload[] = [];
  #lastId = 0;

  constructor(options: QueueOptions<Source, Taken>) {
    this.#options = options;
  }

  add(source: Source, shown: Pick<Upload, "name" | "preview">): void {
    this.#lastId += 1;
    this.#sources.set(this.#lastId, { source, stop: new AbortController() });
    const upload = { ...shown, id: this.#lastId, state: "waiting", place: null, share: 0, failure: null } as const;
    this.#uploads = [...this.#uploads, upload];
    this.#startNext();
  }

  cancel(id: number): void {
    this.#sources.get(id)?.stop.abort();
    this.#forget(id);
    this.#startNext();
  }

  retry(id: number): void {
    const entry = this.#sources.get(id);
    if (!entry) return;
    this.#sources.set(id, { ...entry, stop: new AbortController() });
    this.#change(id, { state: "waiting", share: 0, failure: null });
    this.#startNext();
  }

  /** The connection is there again. */
  retryLost(): void {
    for (const { id, failure } of this.#uploads) if (failure?.isLost) this.retry(id);
  }

  #forget(id: number): void {
    this.#sources.delete(id);
    this.#uploads = this.#uploads.filter((each) => each.id !== id);
  }

  #change(id: number, next: Partial<Upload>): void {
    this.#uploads = this.#uploads.map((each) => (each.id === id ? { ...each, ...next } : each));
    this.#tell();
  }

  #tell(): void {
    const waiting = this.#uploads.filter(({ state }) => state === "waiting").map(({ id }) => id);
    this.#uploads = this.#uploads.map((each) =>
      each.state === "waiting" ? { ...each, place: waiting.indexOf(each.id) + 1 } : each,
    );
    this.#options.onChange(this.#uploads);
  }

  #startNext(): void {
    const isBusy = ({ state }: Upload) => state === "sending" || state === "working";
    const next = this.#uploads.find(({ state }) => state === "waiting");
    if (next && this.#uploads.filter(isBusy).length < this.#options.atOnce) {
      void this.#send(next.id);
      this.#startNext();
    } else this.#tell();
  }

  async #send(id: number): Promise<void> {
    const entry = this.#sources.get(id);
    if (!entry) return;
    this.#change(id, { state: "sending", place: null });
    const outcome = await this.#options.send(entry.source, {
      signal: entry.stop.signal,
      onShare: (share) => this.#change(id, { share, state: share < 1 ? "sending" : "working" }),
      onPlace: (place) => this.#change(id, { place: place || null, state: "working" }),
    });
    if (entry.stop.signal.aborted) return;
    if ("taken" in outcome) {
      this.#forget(id);
      this.#options.onTaken(outcome.taken, entry.source);
    } else this.#change(id, { state: "failed", place: null, failure: outcome });
    this.#startNext();
  }
}
