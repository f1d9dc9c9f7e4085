import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { hostnameOf, isLoopback, isLoopbackHost } from "@/lib/http/client-address";

export type DiagnosticsRequest = {
  host: string | null;
  clientAddress: string | null;
  token: string | null;
};

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
  const isHere = isLoopback(request.clientAddress) && isLoopbackHost(request.host);
  return isHere && isOpenToThisMachine(siteUrl);
}
