import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream";
import { encodeStream, encodingFor, isCompressible } from "./encodings";
import { LIMITS } from "./limits";
import { isPlainDocument, plainDocumentStream } from "./plain-document";
import { sendRefusal } from "./responses";
import type { Visit } from "./visit";

/** `vary` with the header by which a text's form is chosen. */
export function varyOnEncoding(vary: unknown): string {
  const names = vary === undefined ? "" : String(vary);
  if (/(?:^|[\s,])(?:accept-encoding|\*)(?:$|[\s,])/i.test(names)) return names;
  return names === "" ? "Accept-Encoding" : `${names}, Accept-Encoding`;
}

const isText = (status: number, headers: OutgoingHttpHeaders): boolean => {
  if (status === 204 || status === 304 || headers["content-encoding"] || headers["content-range"]) return false;
  const bytes = headers["content-length"] === undefined ? null : Number(headers["content-length"]);
  return isCompressible(headers["content-type"], headers["Cache-Control"] ?? headers["cache-control"], bytes);
};

/** Streams an upstream's response to the client; a response that breaks off breaks off for the client too. */
export function relay(
  visit: Visit,
  upstreamResponse: IncomingMessage,
  headers: OutgoingHttpHeaders,
  status = upstreamResponse.statusCode ?? 502,
): void {
  const { request, response, path, context } = visit;
  // The visitor may have gone while the upstream was thinking.
  if (response.destroyed || response.writableEnded) return void upstreamResponse.destroy();
  const canEncode = isText(status, headers);
  const encoding = canEncode && request.method !== "HEAD" ? encodingFor(request.headers["accept-encoding"]) : null;
  if (!visit.hold(encoding ? LIMITS.packedBytes : LIMITS.relayedBytes)) {
    upstreamResponse.destroy();
    return void sendRefusal(visit, 429);
  }
  const isPlain = !context.isDevelopment && isPlainDocument(path, upstreamResponse.headers);
  const { "content-length": length, "accept-ranges": ranges, ...others } = headers;
  const whole = encoding === null && !isPlain ? { "content-length": length, "accept-ranges": ranges } : {};
  response.writeHead(status, {
    ...Object.fromEntries(Object.entries({ ...others, ...whole }).filter(([, value]) => value !== undefined)),
    ...(canEncode && { vary: varyOnEncoding(headers.vary) }),
    ...(encoding && { "content-encoding": encoding }),
  });
  const page = isPlain ? [plainDocumentStream()] : [];
  if (encoding === null) return void pipeline([upstreamResponse, ...page, response], () => {});
  const encoder = encodeStream(encoding);
  let isFlushing = false;
  // The first part of a page is sent to be shown at once, not to wait for the compression's next full block.
  upstreamResponse.on("data", () => {
    if (isFlushing) return;
    isFlushing = true;
    setImmediate(() => {
      if (encoder.destroyed || encoder.writableEnded) return;
      encoder.flush(() => {
        isFlushing = false;
      });
    });
  });
  pipeline([upstreamResponse, ...page, encoder, response], () => {});
}
