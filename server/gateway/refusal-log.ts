import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "@/lib/http/client-network";
import { networkMark } from "@/lib/http/network-mark";
import { PRIVATE_SEGMENTS } from "@/lib/http/private-segments";
import { isSameOrigin } from "@/lib/http/same-origin";
import type { SecurityLine } from "@/lib/security-log";
import type { Origin } from "./forwarded";
import { pathOf, upstreamFor } from "./route";

const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 405, 408, 413, 417, 421, 422, 429, 431]);

const AREAS: ReadonlySet<string> = new Set([...PRIVATE_SEGMENTS, "realtime", "rest", "simulador", "storage"]);

/** The first segment of the path, of those that can be told: the rest is what a client has written. */
function areaOf(path: string): string {
  const segment = path.split("/")[1] ?? "";
  return AREAS.has(segment) ? `/${segment}` : "public";
}

/** Pages, forms and the API of this site take nothing that a page of another site sends. */
const isForeign = ({ method, headers, url = "/" }: IncomingMessage, { host }: Origin): boolean =>
  method === "POST" &&
  headers.origin !== undefined &&
  upstreamFor(pathOf(url)) === "next" &&
  !isSameOrigin(new Headers({ origin: headers.origin, host }));

const lineOf = (event: "origin" | "request", reason: string, client: string, request: string | null): SecurityLine => ({
  event,
  outcome: "refused",
  reason,
  account: null,
  network: networkMark(networkOf(client)),
  request,
});

export const refusedConnection = ({ remoteAddress = "" }: Socket, reason: string): SecurityLine =>
  lineOf("request", reason, remoteAddress, null);

/** Says that a request was refused, whoever refused it; null of one that was not. */
export function refusedRequest(request: IncomingMessage, origin: Origin, status: number): SecurityLine | null {
  const isOfOtherSite = isForeign(request, origin);
  if (!isOfOtherSite && !REFUSED.has(status)) return null;
  const reason = `${status} ${areaOf(pathOf(request.url ?? "/"))}`;
  return lineOf(isOfOtherSite ? "origin" : "request", reason, origin.client, origin.id);
}
