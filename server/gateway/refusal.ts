import type { IncomingMessage } from "node:http";
import { LIMITS } from "./limits";
import { wantsDocument } from "./responses";
import { pathOf } from "./route";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const HOST = /^[\w.:[\]-]{1,255}$/;

/** Segments that an upstream would resolve, and so take for another path than the one we have chosen it for. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Next puts values of the same name together anew for each: thousands of them cost it half a second. */
const hasManyParameters = (url: string): boolean => url.split("&", LIMITS.parameters + 1).length > LIMITS.parameters;

/** The status of a request that no upstream should see, or null. */
export function refusalOf(request: IncomingMessage): 400 | 405 | null {
  const { method, headers, url = "" } = request;
  if (!METHODS.has(method ?? "")) return 405;
  const path = pathOf(url);
  if (!HOST.test(headers.host ?? "") || !url.startsWith("/") || DOT_SEGMENT.test(path)) return 400;
  if (hasManyParameters(url)) return 400;
  // Readers are shown the page that says that there is nothing.
  return isDecodable(path) || wantsDocument(request) ? null : 400;
}
