import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { isTrustedAddress } from "@/lib/http/client-address";

export type DiagnosticsRequest = {
  host: string | null;
  clientAddress: string | null;
  token: string | null;
};

const LOOPBACK = ["127.0.0.0/8", "::1"];

const hostnameOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : null;

const isLoopback = (host: string | null): boolean => host === "localhost" || isTrustedAddress(host, LOOPBACK);

/** True if this machine needs no token. A site with a public name may have a proxy here: all visitors seem local. */
export function isOpenToThisMachine(siteUrl: string): boolean {
  const host = hostnameOf(siteUrl);
  return host !== null && (host === "localhost" || isIP(host) !== 0);
}

export function isSameToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** True at this machine, by its own name (a page elsewhere cannot rename itself), or with the token. */
export function canDiagnose(request: DiagnosticsRequest, siteUrl: string, expectedToken: string): boolean {
  if (isSameToken(request.token, expectedToken)) return true;
  const isHere = isLoopback(request.clientAddress) && isLoopback(hostnameOf(`http://${request.host}`));
  return isHere && isOpenToThisMachine(siteUrl);
}
