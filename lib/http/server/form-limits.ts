import "server-only";
import { PAGE_FORM_BYTES } from "../body-limits";

/** The longest form, the week with its special days, has some hundred fields. */
const MAX_PARTS = 200;
const MAX_HEADER_BYTES = 2_000;

/** Form's type as browsers write it. A form that is written in another way is text: then nobody reads it differently. */
const FORM = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
const FILE_HEADER =
  /^\r\nContent-Disposition: form-data; name="[^"\r\n]*"; filename="[^"\r\n]*"\r\nContent-Type: [^\r\n]*\r\n\r\n/i;

/** Bytes of a form's files; infinitely few where there are too many parts. */
function fileBytesIn(form: Buffer, boundary: string): number {
  let parts = 0;
  let bytes = 0;
  for (let at = form.indexOf(boundary); at >= 0; ) {
    parts += 1;
    if (parts > MAX_PARTS + 1) return Number.NEGATIVE_INFINITY;
    const start = at + boundary.length;
    at = form.indexOf(boundary, start);
    const header = FILE_HEADER.exec(form.toString("latin1", start, start + MAX_HEADER_BYTES));
    if (header) bytes += (at < 0 ? form.length : at) - start - header[0].length;
  }
  return bytes;
}

/** True for a body over `maxBytes`, or with too much that is no file: text takes its parser seconds. Reads as far as allowed. */
export async function isTooMuch(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  maxBytes: number,
): Promise<boolean> {
  const boundary = FORM.exec(contentType)?.[2];
  const allowed = boundary === undefined ? Math.min(maxBytes, PAGE_FORM_BYTES) : maxBytes;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > allowed) return true;
    chunks.push(chunk);
  }
  return boundary !== undefined && bytes - fileBytesIn(Buffer.concat(chunks), boundary) > PAGE_FORM_BYTES;
}
