import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { INTERNAL_RESPONSE_HEADER, sharedSecondsOf } from "@/lib/http/next-internals";
import { type HeaderContext, nonceOf } from "@/lib/http/security-headers";
import { SPECULATION_RULES_PATH } from "@/lib/http/speculation-rules";
import { type Origin, toUpstreamHeaders, withoutConnectionHeaders } from "./forwarded";
import { isPlainDocument } from "./plain-document";
import { policyHeaders } from "./responses";
import { pathOf, upstreamFor } from "./route";

/** Caching for those that hear of no changes, a browser or a network between: they ask each time. Next's `s-maxage` is for the gateway. */
const forOthers = (caching: string | undefined): OutgoingHttpHeaders =>
  sharedSecondsOf(caching) > 0 ? { "cache-control": "no-cache" } : {};

export function toClientHeaders(
  answer: Pick<IncomingMessage, "headers">,
  path: string,
  context: HeaderContext,
): OutgoingHttpHeaders {
  const { "x-powered-by": _software, ...sent } = withoutConnectionHeaders(answer.headers);
  const headers = { ...sent, ...forOthers(answer.headers["cache-control"]) };
  for (const name of Object.keys(headers)) if (INTERNAL_RESPONSE_HEADER.test(name)) delete headers[name];
  const nonce = nonceOf(answer.headers["content-security-policy"]);
  const policy = policyHeaders(path, { ...context, nonce });
  // Upstream names are in lower case: without this, both spellings of a header would be sent.
  for (const name of Object.keys(policy)) delete headers[name.toLowerCase()];
  const isDocument = !context.isDevelopment && isPlainDocument(path, answer.headers);
  const isUncached = upstreamFor(path) === "backend" && !headers["cache-control"];
  return {
    ...headers,
    ...policy,
    ...(isUncached ? { "Cache-Control": "no-store" } : {}),
    ...(isDocument ? { "Speculation-Rules": `"${SPECULATION_RULES_PATH}"` } : {}),
  };
}

/** The backend takes requests by its own name only; the visitor's stands in X-Forwarded-Host. */
export const upstreamHeaders = (request: IncomingMessage, origin: Origin, port: number): OutgoingHttpHeaders => ({
  ...toUpstreamHeaders(request, origin),
  ...(upstreamFor(pathOf(request.url ?? "/")) === "backend" ? { host: `127.0.0.1:${port}` } : {}),
});
