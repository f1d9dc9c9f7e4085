import type { OutgoingHttpHeaders } from "node:http";
import type { CachedResponse } from "./cached-response";
import { toClientHeaders } from "./client-headers";
import { type Encoding, encodingFor } from "./encodings";
import { varyOnEncoding } from "./relay";
import { sendRefusal } from "./responses";
import type { Visit } from "./visit";

/** True if the client has this version already; how a body is compressed does not matter. */
function isUnchanged(known: string | undefined, etag: string | undefined): boolean {
  if (known === undefined || etag === undefined) return false;
  const versionOf = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => versionOf(tag) === versionOf(etag));
}

const toList = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap((each) => [name, each]) : [name, String(value)],
  );

/** Headers of a kept response as they are sent now. The length is that of another form. */
function headersOf({ path, context }: Visit, kept: CachedResponse, status: number): OutgoingHttpHeaders {
  const { "content-length": _length, date: _date, ...headers } = toClientHeaders(kept, path, context);
  const caching = status === 404 ? { "Cache-Control": "no-store", "cache-control": undefined } : {};
  const all = { ...headers, ...caching, vary: varyOnEncoding(headers.vary) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function write(visit: Visit, kept: CachedResponse, status: number, encoding: Encoding | null, body: Buffer): void {
  const { request, response, context } = visit;
  if (response.destroyed) return;
  const isFinished = status === 200 && isUnchanged(request.headers["if-none-match"], kept.headers.etag);
  const make = () =>
    toList({
      ...headersOf(visit, kept, status),
      ...(isFinished || encoding === null ? {} : { "content-encoding": encoding }),
      ...(isFinished ? {} : { "content-length": body.length }),
    });
  // Only a page at its own address always has the same headers.
  const kind = `${isFinished ? 304 : encoding}${context.isSecure === true ? "s" : ""}`;
  const headers = status === 200 ? kept.block(kind, make) : make();
  response.writeHead(isFinished ? 304 : status, headers as string[]);
  response.end(isFinished ? undefined : body);
}

export function sendKept(visit: Visit, kept: CachedResponse, status = 200): void {
  const { request, response } = visit;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (!visit.hold(kept.bytesOf(encoding))) return void sendRefusal(visit, 429);
  const ready = kept.ready(encoding);
  if (ready) return void write(visit, kept, status, encoding, ready);
  kept.body(encoding).then(
    (body) => write(visit, kept, status, encoding, body),
    () => response.destroy(),
  );
}
