const HEAD_END = "\r\n\r\n";
const LINE_END = "\r\n";
/** "HTTP/1.1 200": where the status stands. */
const STATUS_AT = 9;
const STATUS_LENGTH = 3;

/**
 * Finds where an HTTP/1.1 answer ends, with as little work as that takes: nothing is unpacked, of the head only the status
 * and what frames the body is read.
 */
export class AnswerReader {
  status = 0;
  /** Of the body, as it came. */
  bytes = 0;
  /** True if the server ends the connection after it. */
  isLast = false;
  #head: Buffer | null = Buffer.alloc(0);
  #isChunked = false;
  /** Of the body, or of the chunk with the line end behind it. */
  #left = 0;
  /** A line of the chunked framing that has not come whole. */
  #line = "";
  #isLastChunk = false;

  /** Takes what has come; whether that was the answer's end. */
  push(chunk: Buffer): boolean {
    if (this.#head === null) return this.#pushBody(chunk);
    const head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = head.indexOf(HEAD_END);
    if (end === -1) {
      this.#head = head;
      return false;
    }
    this.#head = null;
    this.#readHead(head.toString("latin1", 0, end));
    return this.#pushBody(head.subarray(end + HEAD_END.length));
  }

  #readHead(head: string): void {
    this.status = Number(head.slice(STATUS_AT, STATUS_AT + STATUS_LENGTH));
    this.isLast = /\r\nconnection: close/i.test(head);
    this.#isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
    const hasBody = this.status !== 304 && this.status !== 204;
    this.#left = hasBody ? Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0;
    if (!hasBody) this.#isChunked = false;
  }

  #pushBody(body: Buffer): boolean {
    if (this.#isChunked) return this.#pushChunks(body);
    this.bytes += body.length;
    this.#left -= body.length;
    return this.#left <= 0;
  }

  #pushChunks(body: Buffer): boolean {
    let at = 0;
    while (at < body.length) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, body.length - at);
        this.#left -= taken;
        at += taken;
        if (this.#isLastChunk && this.#left === 0) return true;
        continue;
      }
      this.#line += String.fromCharCode(body[at] ?? 0);
      at += 1;
      if (!this.#line.endsWith(LINE_END)) continue;
      const size = Number.parseInt(this.#line, 16);
      this.#line = "";
      this.#isLastChunk = size === 0;
      this.bytes += size;
      this.#left = size + LINE_END.length;
    }
    return false;
  }
}
