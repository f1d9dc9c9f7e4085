import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { clientAddress, isTrustedAddress } from "@/lib/http/client-address";
import { networkOf } from "@/lib/http/client-network";
import { networkMark } from "@/lib/http/network-mark";
import { type Trace, type TraceFlags, traceOf, traceparentOf } from "@/lib/http/trace-context";
import { NETWORK_MARK_HEADER, REQUEST_ID_HEADER } from "@/lib/http/visit-headers";

/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1), and one that node answers itself. */
const CONNECTION_HEADERS = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
];

/** Headers of a proxy on the client; only a trusted proxy can say them. */
export const FORWARDING_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-real-ip",
];

const TRACE_HEADERS = ["traceparent", "tracestate"];

/** Next would write the nonce in these into a page, which others get, too. */
const POLICY_HEADERS = ["content-security-policy", "content-security-policy-report-only"];

export type Origin = {
  client: string;
  proto: "http" | "https";
  host: string;
  id: string;
  /** Trace that a trusted proxy has begun. */
  traceparent: string | undefined;
  flags: TraceFlags;
};

export const traceOfOrigin = ({ id, traceparent, flags }: Origin): Trace => traceOf(id, traceparent, flags);

const firstEntry = (header: string | string[] | undefined): string | undefined =>
  String(header ?? "")
    .split(",", 1)[0]
    ?.trim() || undefined;

/** The origin of a request: from its connection, and from a proxy's headers only if a trusted one sent them. @param flags of a new trace */
export function originOf(request: IncomingMessage, trustedProxies: readonly string[], flags: TraceFlags): Origin {
  const { headers } = request;
  const peer = request.socket.remoteAddress ?? null;
  const isBelieved = isTrustedAddress(peer, trustedProxies);
  const forwardedFor = isBelieved ? String(headers["x-forwarded-for"] ?? "") : null;
  return {
    client: clientAddress(forwardedFor, peer, trustedProxies) ?? "0.0.0.0",
    proto: isBelieved && firstEntry(headers["x-forwarded-proto"]) === "https" ? "https" : "http",
    host: (isBelieved ? firstEntry(headers["x-forwarded-host"]) : undefined) ?? headers.host ?? "",
    id: randomUUID(),
    traceparent: isBelieved ? firstEntry(headers.traceparent) : undefined,
    flags,
  };
}

/** Headers that a sender's Connection header cannot take away. */
const KEPT_HEADERS: ReadonlySet<string> = new Set(["content-length", "host"]);

/** The headers without those that concern only the connection they came over, its own list included. */
export function withoutConnectionHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const listed = String(headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !KEPT_HEADERS.has(name));
  const dropped = new Set([...CONNECTION_HEADERS, ...listed]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Headers for an upstream: the client's own, Host included, and facts of the client; not where the body ends (`framingOf`). */
export function toUpstreamHeaders(request: IncomingMessage, origin: Origin): OutgoingHttpHeaders {
  const headers = withoutConnectionHeaders(request.headers);
  for (const name of [...FORWARDING_HEADERS, ...POLICY_HEADERS, ...TRACE_HEADERS, "content-length"])
    delete headers[name];
  return {
    ...headers,
    "x-forwarded-for": origin.client,
    "x-forwarded-proto": origin.proto,
    "x-forwarded-host": origin.host,
    [REQUEST_ID_HEADER]: origin.id,
    traceparent: traceparentOf(traceOfOrigin(origin)),
    [NETWORK_MARK_HEADER]: networkMark(networkOf(origin.client)),
  };
}
