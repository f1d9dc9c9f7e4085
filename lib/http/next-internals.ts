/** All that is known of Next beyond its documentation, with the version in which it was seen. tests/site/next-internals.test.ts makes
 * the installed Next do each. (`proxy.ts` repeats ACTION_HEADER: its matcher is read at build.) */

/** Header on requests of Next's router, which asks for the data of a page and not for the page. Next 16.4.6 */
export const RSC_HEADER = "rsc";

/** The router's own key in the query of such a request: no part of anybody's address. Next 16.4.6 */
export const RSC_QUERY_KEY = "_rsc";

/** Names the server action that a script calls; a form that the browser sends by itself has none. Next 16.4.6 */
export const ACTION_HEADER = "next-action";

/** Type of an action's failure: with a status from 400 on and no charset, its text is the error that the caller catches. Next 16.4.6 */
export const REFUSAL_TYPE = "text/plain";

/** Headers by which Next's scripts and servers ask for something else than the page. Next 16.4.6 */
export const INTERNAL_REQUEST_HEADER = /^(?:rsc$|next-|x-next|x-middleware-|x-prerender-)/;

/** Age of a finished page: "STALE" while a newer one is being made. Next 16.4.6 */
export const CACHE_HEADER = "x-nextjs-cache";
const UP_TO_DATE: ReadonlySet<unknown> = new Set(["HIT", "MISS"]);
export const isUpToDate = (cacheHeader: unknown): boolean => UP_TO_DATE.has(cacheHeader);

/** Seconds that caches which hear of changes may keep a finished page. Next 16.4.6 */
export const sharedSecondsOf = (cacheControl = ""): number => Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);

/** Header on a page in Next's own cache: the tags it is filed under, its route's ("_N_T_…") among them. Next 16.4.6 */
export const NEXT_TAGS_HEADER = "x-next-cache-tags";

/** The tag of everything that Next keeps. Next 16.4.6 */
export const ROOT_TAG = "_N_T_/layout";

/** Header on a page that Next has kept: those of its tags that are ours, by lib/caching/page-cache.ts; "-": none. */
export const PAGE_TAGS_HEADER = "x-page-tags";

/** Mark of a page whose data has changed while it was rendered: it is older than the change. */
export const OUTDATED_PAGE = "!";

/** The tags of a page; null: nobody knows. */
export function pageTagsIn(headers: Readonly<Record<string, string | string[] | undefined>>): readonly string[] | null {
  const written = headers[PAGE_TAGS_HEADER];
  if (typeof written !== "string" || written === "") return null;
  return written === "-" ? [] : written.split(",").map((tag) => tag.trim());
}

/** Header on a page that Next has kept: when its life ends, in milliseconds since 1970; none: it has no end. */
export const PAGE_UNTIL_HEADER = "x-page-until";

/** Headers on answers of Next: what its servers tell each other, and a network before them. Its scripts read none. Next 16.4.6 */
export const INTERNAL_RESPONSE_HEADER = /^(?:x-page-(?:tags|until)|x-next-cache-tags|x-middleware-.*)$/;

/** Markup that starts React: build scripts, data scripts without attributes, one with an id, preloads; others have a type. Next 16.4.6 */
export const NEXT_SCRIPT =
  /<script(?: src="\/_next\/[^>]*| id="_R_"[^>]*)?>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

/** The folder of everything that is Next's own, and of the build's files, whose names say what is in them. Next 16.4.6 */
export const NEXT_FOLDER = "/_next/";
export const BUILD_FOLDER = "/_next/static/";
