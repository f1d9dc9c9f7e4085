import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LIMITS } from "./limits";

/** Body for the upstream. Small ones are read first, so that a slow client holds no upstream. */
export type Body =
  | { kind: "none" }
  | { kind: "whole"; bytes: Buffer }
  /** `length` in bytes; null: unknown, and counted on the way. */
  | { kind: "stream"; length: number | null; maxBytes: number };

/** Methods whose bodies mean nothing to either upstream: what a client sends with them is dropped. */
const BODILESS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Reads the body of a request as far as that is done before it is passed on; null when it says that it is too large. */
export async function takeBody(request: IncomingMessage, maxBytes: number): Promise<Body | null> {
  const { method = "GET", headers } = request;
  const length = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : null;
  if (length !== null && length > maxBytes) return null;
  if (BODILESS.has(method)) {
    request.resume();
    return { kind: "none" };
  }
  if (length === 0) return { kind: "none" };
  if (length === null || length > LIMITS.smallBodyBytes) return { kind: "stream", length, maxBytes };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return { kind: "whole", bytes: Buffer.concat(chunks) };
}

/** Headers on the body's end, ours alone: a disagreement would put a part of it into another visitor's request. */
export function framingOf(body: Body): OutgoingHttpHeaders {
  if (body.kind === "none") return {};
  if (body.kind === "whole") return { "content-length": body.bytes.length };
  return body.length === null ? { "transfer-encoding": "chunked" } : { "content-length": body.length };
}
