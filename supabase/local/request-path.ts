const AUTH = /^\/auth\/v1(\/|$)/i;
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;
const AMBIGUOUS = /%2f|%5c|%00|\\|\/\//i;

/** Status that refuses a path; null for none. Rules compare paths as written but the library's router decodes them, so there is one
 * spelling: nothing percent-encoded under /auth/v1, elsewhere plain segments only. @param target the request line's, before any
 * normalisation. */
export function pathProblem(target: string): 400 | 404 | null {
  const path = target.replace(/[?#].*$/s, "");
  // Neither "*" nor a whole address, whose host would take the place of the one that was judged.
  if (!path.startsWith("/") || DOT_SEGMENT.test(path) || AMBIGUOUS.test(path) || !isDecodable(path)) return 400;
  return AUTH.test(path) && path.includes("%") ? 404 : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
