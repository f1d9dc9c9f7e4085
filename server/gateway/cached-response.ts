import type { IncomingHttpHeaders } from "node:http";
import { decode, type Encoding, encode, type Levels, QUICK } from "./encodings";
import type { StoredPage } from "./page-store/stored-page";

/** Bytes kept beside the body: an estimate. */
const OVERHEAD_BYTES = 4 * 1024;

/** A response that every visitor may get, in the forms that they have asked for so far. */
export class CachedResponse {
  /** Headers as answered, without what belongs to one connection. */
  readonly headers: IncomingHttpHeaders;
  /** Names of what stands in it; null: nobody has said. */
  readonly tags: readonly string[] | null;
  /** Position of the change log that was known before it was asked for. */
  position = 0;
  /** Time to ask for it anew, by `performance.now()`. */
  freshUntil = 0;
  isOutdated = false;
  uses = 0;
  /** Which form has been made smaller, and does not have to be again. */
  #small: Encoding | null = null;
  readonly #forms = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #plainBytes: number;
  /** Plain form as long as somebody is sent it: it is not kept. */
  #plainForm: WeakRef<Buffer> | undefined;
  #decoding: Promise<Buffer> | null = null;
  readonly #blocks = new Map<string, readonly string[]>();
  onSize: (difference: number) => void = () => undefined;
  #bytes = OVERHEAD_BYTES;

  private constructor(headers: IncomingHttpHeaders, tags: readonly string[] | null, plainBytes: number) {
    this.headers = headers;
    this.tags = tags;
    this.#plainBytes = plainBytes;
  }

  /** @param encoding the form that is wanted first: the others are made of it when somebody asks for them */
  static async of(
    headers: IncomingHttpHeaders,
    tags: readonly string[] | null,
    body: Buffer,
    encoding: Encoding,
  ): Promise<CachedResponse> {
    const response = new CachedResponse(headers, tags, body.length);
    response.#plainForm = new WeakRef(body);
    response.#set(encoding, await encode(body, encoding, QUICK));
    return response;
  }

  static ofStored({ headers, position, encoding, isSmall, plainBytes, body }: StoredPage, tags: readonly string[]) {
    const response = new CachedResponse(headers, tags, plainBytes);
    response.position = position;
    if (isSmall) response.#small = encoding;
    response.#set(encoding, body);
    return response;
  }

  /** The smallest form, or the first one. */
  toStored(): StoredPage | null {
    const encoding = this.#small ?? this.#forms.keys().next().value ?? null;
    const body = this.ready(encoding);
    if (encoding === null || !body) return null;
    return {
      headers: this.headers,
      position: this.position,
      expiresAt: Date.now() + this.freshUntil - performance.now(),
      encoding,
      isSmall: encoding === this.#small,
      plainBytes: this.#plainBytes,
      body,
    };
  }

  get isSmall(): boolean {
    return this.#small !== null;
  }

  get bytes(): number {
    return this.#bytes;
  }

  ready(encoding: Encoding | null): Buffer | undefined {
    const form = encoding && this.#forms.get(encoding);
    return form instanceof Buffer ? form : undefined;
  }

  bytesOf(encoding: Encoding | null): number {
    return this.ready(encoding)?.length ?? this.#plainBytes;
  }

  /** The body in the form; null: as it is, which is not kept, and is the same for all to whom it is sent just now. */
  async body(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return this.#plain();
    const known = this.#forms.get(encoding);
    if (known) return known;
    const making = this.#plain().then((plain) => encode(plain, encoding, QUICK));
    this.#forms.set(encoding, making);
    try {
      const made = await making;
      this.#set(encoding, made);
      return made;
    } catch (error) {
      this.#forms.delete(encoding);
      throw error;
    }
  }

  async shrink(encoding: Encoding, levels: Levels): Promise<void> {
    const small = await encode(await this.#plain(), encoding, levels);
    if (small.length < (this.ready(encoding)?.length ?? Number.POSITIVE_INFINITY)) this.#set(encoding, small);
    this.#small = encoding;
  }

  /** The headers for one kind of visitor, made once. A name and its value in turn. */
  block(kind: string, make: () => readonly string[]): readonly string[] {
    let block = this.#blocks.get(kind);
    if (!block) {
      block = make();
      this.#blocks.set(kind, block);
    }
    return block;
  }

  #plain(): Promise<Buffer> {
    const known = this.#plainForm?.deref();
    if (known) return Promise.resolve(known);
    this.#decoding ??= this.#decode().finally(() => {
      this.#decoding = null;
    });
    return this.#decoding;
  }

  async #decode(): Promise<Buffer> {
    for (const [encoding, form] of this.#forms) {
      if (!(form instanceof Buffer)) continue;
      const plain = await decode(form, encoding);
      this.#plainForm = new WeakRef(plain);
      return plain;
    }
    throw new Error("a kept response has no form");
  }

  #set(encoding: Encoding, form: Buffer): void {
    const before = this.ready(encoding)?.length ?? 0;
    this.#forms.set(encoding, form);
    // The header block says how long the body is.
    this.#blocks.clear();
    this.#bytes += form.length - before;
    this.onSize(form.length - before);
  }
}
