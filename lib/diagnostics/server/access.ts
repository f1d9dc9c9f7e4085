import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { isTrustedAddress } from "@/lib/http/client-address";

export type DiagnosticsRequest = {
  /** The Host that was asked for. */
  host: string | null;
  /** Where the request comes from. */
  clientAddress: string | null;
  /** What the visitor shows as the instance's token. */
  token: string | null;
};

const LOOPBACK = ["127.0.0.0/8", "::1"];

const hostnameOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : null;

const isLoopback = (host: string | null): boolean => host === "localhost" || isTrustedAddress(host, LOOPBACK);

/**
 * Whether somebody at this machine needs no token. A site that goes by a name of the internet may stand behind a proxy on
 * this machine, for which every visitor comes from here.
 */
export function isOpenToThisMachine(siteUrl: string): boolean {
  const host = hostnameOf(siteUrl);
  return host !== null && (host === "localhost" || isIP(host) !== 0);
}

export function isSameToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Who may see the diagnostics pages of an embedded backend: somebody at this machine, who also asked for it by one of
 * this machine's own names (a page elsewhere cannot make a browser do that by renaming itself), or whoever has the token.
 */
export function canDiagnose(request: DiagnosticsRequest, siteUrl: string, expectedToken: string): boolean {
  if (isSameToken(request.token, expectedToken)) return true;
  const isHere = isLoopback(request.clientAddress) && isLoopback(hostnameOf(`http://${request.host}`));
  return isHere && isOpenToThisMachine(siteUrl);
}
