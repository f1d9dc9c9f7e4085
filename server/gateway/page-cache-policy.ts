import type { IncomingMessage } from "node:http";
import {
  CACHE_HEADER,
  INTERNAL_REQUEST_HEADER,
  isUpToDate,
  OUTDATED_PAGE,
  PAGE_TAGS_HEADER,
  PAGE_UNTIL_HEADER,
  pageTagsIn,
  sharedSecondsOf,
} from "@/lib/http/next-internals";
import { isPrivatePath } from "@/lib/http/private-segments";
import { pageKeyFor, targetOf } from "./first-visit";
import { LIMITS } from "./limits";
import type { CachePolicy } from "./response-cache";
import { pathOf, upstreamFor } from "./route";

const BYPASSING_HEADER = /^(?:range|authorization)$/;

/** Addresses as the site writes them; other forms (`/PLANES`, `/planes?`) have no end. No two parts match the same text: linear time. */
const PAGE = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/** A further page of a list has its number in the query. What names the list is no number itself. */
const FURTHER_PAGE = /^\/(?:negocios|categorias|actividades|colonias)(?:\/\d*[a-z-][a-z\d-]*){0,2}\?page=[1-9]\d{0,3}$/;

/** A search as forms and links write it, in one way. Next keeps those of common terms alone: others say that they are not to be kept. */
const SEARCH = /^\/negocios\?(q=[\w*.+%-]{1,200}(?:&page=[2-5])?)$/;

function isPlainSearch(target: string): boolean {
  const [, query] = SEARCH.exec(target) ?? [];
  return query !== undefined && new URLSearchParams(query).toString() === query;
}

const isCacheableTarget = (target: string): boolean =>
  PAGE.test(target) || FURTHER_PAGE.test(target) || isPlainSearch(target);

function pageKey({ method, url = "/", headers }: IncomingMessage): string | null {
  if (method !== "GET" || !isCacheableTarget(url)) return null;
  const path = pathOf(url);
  // Private pages are never waited for together with others.
  if (upstreamFor(path) !== "next" || isPrivatePath(path)) return null;
  for (const name in headers) if (BYPASSING_HEADER.test(name) || INTERNAL_REQUEST_HEADER.test(name)) return null;
  return pageKeyFor(url, headers);
}

/** Searches have no end, and are the words of persons. */
const isShared = (key: string): boolean => !SEARCH.test(targetOf(key));

/** 0 for what is not a finished page, or somebody's own. */
const pageSeconds: CachePolicy["secondsOf"] = ({ statusCode, headers }, key) => {
  const isPage = statusCode === 200 && /^text\/html\b/.test(headers["content-type"] ?? "");
  if (!isPage || !isUpToDate(headers[CACHE_HEADER]) || headers["set-cookie"]) return 0;
  if (headers[PAGE_TAGS_HEADER] === OUTDATED_PAGE) return 0;
  const end = isShared(key) && pageTagsIn(headers) !== null ? Number(headers[PAGE_UNTIL_HEADER]) : 0;
  // Without its end the response does not say how old it is already, and a promotion may end.
  const left = end ? Math.min((end - Date.now()) / 1000, LIMITS.tellingPageSeconds) : LIMITS.cachedPageSeconds;
  return Math.min(sharedSecondsOf(headers["cache-control"]), left);
};

export const PAGE_CACHE_POLICY: CachePolicy = {
  keyOf: pageKey,
  secondsOf: pageSeconds,
  isShared,
  shrinkAfter: 8,
  levels: { zstd: 15, br: 5, gzip: 6 },
  maxBytes: LIMITS.cachedPagesBytes,
};
