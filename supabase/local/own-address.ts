import type { IncomingHttpHeaders } from "node:http";
import { isTrustedAddress } from "@/lib/http/client-address";

/** Host by which a client can reach a port of this machine; a name that somebody else's DNS leads here is none of them. */
const HOST = /^(?:127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/;

const LOOPBACK = ["127.0.0.0/8", "::1"];

export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || host.endsWith(".localhost") || isTrustedAddress(host, LOOPBACK);
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** The gateway says for whom it asks, and a page cannot: its browser would ask us first whether it may. */
const isForwarded = (headers: IncomingHttpHeaders): boolean => headers["x-forwarded-for"] !== undefined;

/** True for a page of the site or of this machine; without Origin it is no browser, and the keys decide. */
function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = hostOf(origin);
  if (host === null) return false;
  return (
    host === hostOf(siteUrl) || (isForwarded(headers) ? host === headers["x-forwarded-host"] : isLoopbackUrl(origin))
  );
}

/** Guards a port of this machine against pages open on it, which would pass for requests of our own server. */
export const ownAddress = (siteUrl: string) => ({
  /** @param isUpgrade sockets have no CORS, so Origin decides for them; the data API is public. @returns the refusal's status, or null. */
  problemOf(headers: IncomingHttpHeaders, port: number, isUpgrade = false): 403 | 421 | null {
    if (HOST.exec(headers.host ?? "")?.[1] !== String(port)) return 421;
    const isJudged = isUpgrade || !isForwarded(headers);
    return isJudged && !isOwnOrigin(headers, siteUrl) ? 403 : null;
  },
});
